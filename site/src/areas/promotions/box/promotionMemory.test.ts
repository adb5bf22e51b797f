// @vitest-environment jsdom
import { type RunningPromotion, promotionCountdown, satang } from '@brand/domain';
import { countCases } from '@brand/domain/testing/countCases';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServerClock } from '../../../platform/clock/serverClock.ts';
import type { Services } from '../../../member/services.ts';
import { COOKIES, namesOf } from '../../../platform/storage/storageTable.ts';
import { createPromotionMemory } from './promotionMemory.ts';

const START = Date.UTC(2026, 0, 15, 2, 30);
const MINUTE = 60_000;
const RUNS = process.env['PROVE'] ? 20_000 : 1_000;
/** A `Date` header has a resolution of one second. */
const CLOCK_ERROR = 1_000;
/** A reply that takes longer is lost. */
const PATIENCE = 15_000;
const UNTIL = '2030-12-31T23:59:59+07:00';

beforeEach(clearBrowser);
afterEach(clearBrowser);

function clearCookies(): void {
  for (const name of namesOf(COOKIES)) document.cookie = `${name}=; Max-Age=0; Path=/`;
}

function clearBrowser(): void {
  clearCookies();
  localStorage.clear();
}

function registration(id: string | null, deadline: number | null): RunningPromotion {
  const credit = satang(50_00);
  return {
    kind: 'registration',
    id,
    credit,
    deposit: null,
    deadline,
    closed: false,
    fulfilled: false,
  };
}

const deposit = (id: string, deadline: number): RunningPromotion => ({
  ...registration(id, deadline),
  kind: 'deposit',
  deposit: satang(500_00),
});

const reply = (told: RunningPromotion | null) => ({
  registration: told?.kind === 'registration' ? told : null,
  deposit: told?.kind === 'deposit' ? told : null,
  visitor: null,
  rewardToken: null,
});

/** A page of this browser with its own clock, on a device whose clock may be wrong. */
function openPage(time: { real: number; wrong: number }) {
  const began = time.real;
  const clock = createServerClock(
    () => time.real + time.wrong,
    () => time.real - began,
  );
  const operator = { depositPromotionUntil: UNTIL } as Services['operator'];
  const memory = createPromotionMemory({ clock, operator });
  let shown: RunningPromotion | null = null;
  let slowness = 0;
  return {
    clock,
    /** Maximum error of the clock: half of the last round trip, because its two directions cannot be measured separately. */
    error: () => CLOCK_ERROR + slowness / 2,
    memory,
    /** The promotion in the box, with its remaining time. */
    shown: () => (shown && !memory.isSettled(shown) ? shown : null),
    /** @param sent when the server created the reply */
    receive(told: RunningPromotion | null, sent: number) {
      slowness = Math.max(slowness, time.real - sent);
      clock.learn(Math.floor(sent / 1000) * 1000, time.real - sent);
      shown = memory.learn(reply(told), null).registration;
    },
  };
}

type Page = ReturnType<typeof openPage>;

const page = fc.nat({ max: 1 });
const happening = fc.oneof(
  fc.record({ does: fc.constant('wait' as const), ms: fc.integer({ min: 100, max: 4 * MINUTE }) }),
  fc.record({ does: fc.constant('wait' as const), ms: fc.integer({ min: 100, max: PATIENCE }) }),
  fc.record({ does: fc.constant('reload' as const), page }),
  fc.record({ does: fc.constant('reply' as const), page }),
  fc.record({ does: fc.constant('late' as const), page, age: fc.nat({ max: 5 }) }),
  fc.record({ does: fc.constant('none' as const), page }),
  fc.record({ does: fc.constant('end' as const), page }),
  fc.record({ does: fc.constant('cookies' as const) }),
  fc.record({ does: fc.constant('storage' as const) }),
  fc.record({ does: fc.constant('next' as const) }),
  fc.record({
    does: fc.constant('clock' as const),
    ms: fc.integer({ min: -2 * 86_400_000, max: 2 * 86_400_000 }),
  }),
);

describe('countdown', () => {
  it(`is never longer than the server’s, and its end is reported once, in ${RUNS} sequences of reloads, tabs, lost and late replies, cleared storage and moved clocks`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 60, size: 'max' }), async (sequence) => {
        clearBrowser();
        const time = { real: START, wrong: 0 };
        const truth = [registration('rc_0', START + 10 * MINUTE)];
        const past: { told: RunningPromotion; sent: number }[] = [];
        const pages: Page[] = [openPage(time), openPage(time)];
        const told = new Map<string, number>();
        for (const event of sequence) {
          const at = 'page' in event ? event.page : 0;
          if (event.does === 'wait') time.real += event.ms;
          if (event.does === 'clock') time.wrong = event.ms;
          if (event.does === 'reload') pages[at] = openPage(time);
          if (event.does === 'cookies') clearCookies();
          if (event.does === 'storage') {
            clearBrowser();
            told.clear();
          }
          if (event.does === 'next') {
            truth.push(registration(`rc_${truth.length}`, time.real + 10 * MINUTE));
          }
          if (event.does === 'reply') {
            const current = truth.at(-1)!;
            past.push({ told: current, sent: time.real });
            const closed = current.deadline! <= time.real;
            pages[at]!.receive({ ...current, closed }, time.real);
          }
          if (event.does === 'late' && past.length > 0) {
            const { told: old, sent } = past[Math.max(0, past.length - 1 - event.age)]!;
            if (time.real - sent < PATIENCE) pages[at]!.receive(old, sent);
          }
          if (event.does === 'none') pages[at]!.receive(null, time.real);
          const ending = event.does === 'end' ? pages[at]!.shown() : null;
          if (ending) {
            const { status } = promotionCountdown(ending, pages[at]!.clock.now());
            if (status === 'over' && (await pages[at]!.memory.settle(ending, 'over'))) {
              told.set(ending.id!, (told.get(ending.id!) ?? 0) + 1);
            }
          }
          for (const { shown, clock, error } of pages) {
            const promotion = shown();
            if (!promotion) continue;
            const real = truth.find(({ id }) => id === promotion.id)!;
            const countdown = promotionCountdown(promotion, clock.now());
            const left = countdown.status === 'running' ? countdown.left : 0;
            const allowed = Math.max(0, real.deadline! - time.real) + error();
            expect(left, JSON.stringify(event)).toBeLessThanOrEqual(allowed);
          }
          for (const times of told.values()) expect(times).toBe(1);
        }
      }),
      { numRuns: RUNS, seed: 8 },
    );
    countCases(RUNS);
  });

  it('keeps the earliest deadline ever received, also through a lost reply and a reload', () => {
    const time = { real: START, wrong: 0 };
    const first = openPage(time);
    first.receive(registration('rc_1', START + 5 * MINUTE), time.real);
    first.receive(null, time.real);
    for (const current of [first, openPage(time)]) {
      current.receive(registration('rc_1', START + 60 * MINUTE), time.real);
      expect(current.shown()?.deadline).toBe(START + 5 * MINUTE);
    }
    clearCookies();
    first.receive(registration('rc_1', START + 60 * MINUTE), time.real);
    expect(first.shown()?.deadline).toBe(START + 5 * MINUTE);
  });

  it('keeps its deadline in its cookie through 50 reloads', () => {
    const time = { real: START, wrong: 0 };
    for (let reload = 0; reload < 50; reload += 1) {
      const current = openPage(time);
      current.receive(registration('rc_1', START + 10 * MINUTE), time.real);
      const cookie = decodeURIComponent(document.cookie);
      expect(cookie).toContain(
        `regisPromotion={"id":"rc_1","credit":5000,"time":${START + 10 * MINUTE}}`,
      );
      time.real += 11_000;
    }
  });

  it('is not stored when the server has no deadline', () => {
    const current = openPage({ real: START, wrong: 0 });
    current.receive(registration(null, null), START);
    expect(current.shown()).toMatchObject({ deadline: null });
    expect(document.cookie).toBe('');
  });
});

describe('end of a promotion', () => {
  const time = { real: START, wrong: 0 };
  const page = () => openPage(time);
  const at = (member: string | null, told: RunningPromotion) =>
    page().memory.learn(reply(told), member);

  it('for registration sets the closed cookie for an hour, and removes the promotion', async () => {
    const current = page();
    current.receive(registration('rc_1', START + MINUTE), START);
    expect(current.memory.isOffered()).toBe(true);
    expect(await current.memory.settle(current.shown()!, 'over')).toBe(true);
    expect(document.cookie).toBe('closeRegisPromotion=1');
    expect(current.memory.isOffered()).toBe(false);
  });

  it('for a deposit removes every promotion cookie', async () => {
    document.cookie = 'closeRegisPromotion=1; Path=/';
    const { deposit: kept } = at('m_1', deposit('dp_1', START + MINUTE));
    expect(document.cookie).toContain('depositPromotion=');
    expect(await page().memory.settle(kept!, 'over')).toBe(true);
    expect(document.cookie).toBe('');
  });

  it('is reported by one tab, and by none after a reload, a logout or a login', async () => {
    const promotion = deposit('dp_1', START + MINUTE);
    const tabs = [page(), page()];
    for (const { memory } of tabs) memory.learn(reply(promotion), 'm_1');
    const tellers = await Promise.all(tabs.map(({ memory }) => memory.settle(promotion, 'over')));
    expect(tellers.filter(Boolean)).toHaveLength(1);
    expect(at('m_1', { ...promotion, closed: true }).deposit).toBeNull();
    expect(at('m_1', promotion).deposit).toBeNull();
  });

  it('is reported on a later visit, but not if the promotion was never active here', () => {
    const closed = { ...deposit('dp_1', START + MINUTE), closed: true };
    expect(at('m_1', closed).deposit).toBeNull();
    at('m_1', deposit('dp_2', START + MINUTE));
    expect(at('m_1', { ...closed, id: 'dp_2' }).deposit).toMatchObject({ closed: true });
  });

  it('by its credit removes the promotion and sets the flag until the operator’s date', () => {
    const { deposit: kept } = at('m_1', deposit('dp_1', START + MINUTE));
    const { memory } = page();
    memory.give(kept!);
    expect(document.cookie).toBe('');
    expect(localStorage.getItem('activeRegistration')).toBe(String(Date.parse(UNTIL)));
    expect(memory.isOffered()).toBe(false);
  });

  it('removes the registration offer when a visitor becomes a member', () => {
    const current = page();
    current.receive(registration('rc_1', START + MINUTE), START);
    const { registration: none, deposit: next } = at('m_1', deposit('dp_1', START + MINUTE));
    expect(none).toBeNull();
    expect(next).toMatchObject({ id: 'dp_1' });
    expect(document.cookie).not.toContain('regisPromotion');
  });
});
