// @vitest-environment jsdom
import { satangFromBaht } from '@brand/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerClock } from '../../platform/clock/serverClock.ts';
import { claimStorage } from '../../platform/storage/claimStorage.ts';
import { pendingEntries } from './pendingEntries.ts';
import { pendingQr } from './pendingQr.ts';
import { NOW, USER } from '../testing/memberPage.tsx';
import { LIFE_MS, onMessageFromOtherTab, pendingOf300 } from '../testing/testQr.ts';

/** A page that has had a reply. */
function viewer(userId = USER) {
  const clock = createServerClock();
  clock.learn(Date.now() - 500, 0);
  return { userId, clock };
}
let me: ReturnType<typeof viewer>;
const kept = () => JSON.parse(localStorage.getItem('pendingQr') ?? '{}') as Record<string, unknown>;
const change = (fields: object) => fromAnotherTab(JSON.stringify({ ...kept(), ...fields }));

function fromAnotherTab(text: string) {
  localStorage.setItem('pendingQr', text);
  onMessageFromOtherTab();
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  // Its clock is the fake clock of the test.
  me = viewer();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a pending QR', () => {
  it('is restored after a reload, without the name of the account', () => {
    pendingQr.keep(pendingOf300(), me);
    const { channel, ...pending } = pendingOf300();
    expect(pendingQr.read(viewer())).toEqual({
      id: 'q_1',
      since: NOW,
      news: { outcome: 'waiting' },
      pending: { ...pending, channel: { ...channel, accountName: null } },
    });
    expect(localStorage.getItem('pendingQr')).not.toContain('Lotus Co.');
  });

  it('is stored also when the clock has fractions of a millisecond', () => {
    me = { userId: USER, clock: createServerClock() };
    me.clock.learn(NOW, 41);
    expect(Number.isInteger(me.clock.now())).toBe(false);
    pendingQr.keep(pendingOf300(), me);
    expect(pendingQr.read(me)?.pending?.qr.id).toBe('q_1');
  });

  it('belongs to its member and is removed with the session', () => {
    claimStorage(USER);
    pendingQr.keep(pendingOf300(), me);
    expect(pendingQr.read(viewer('m_0002'))).toBeNull();
    claimStorage(null);
    expect(localStorage.getItem('pendingQr')).toBeNull();
    expect(pendingQr.read(me)).toBeNull();
  });

  it('is none of a visitor', () => {
    pendingQr.keep(pendingOf300(), null);
    expect(localStorage.getItem('pendingQr')).toBeNull();
    pendingQr.keep(pendingOf300(), me);
    pendingQr.learn('q_1', { outcome: 'paid' }, null);
    expect(pendingQr.read(null)).toBeNull();
    expect(pendingQr.read(me)?.news.outcome).toBe('waiting');
  });

  it.each([
    ['another amount on the screen', { amount: 50_000 }],
    ['another amount in the QR', { qr: { ...pendingOf300().qr, payAmount: 50_000 } }],
    ['a damaged payload', { qr: { ...pendingOf300().qr, payload: '000201' } }],
    ['another QR under its id', { id: 'q_2' }],
    ['no token', { qr: { ...pendingOf300().qr, token: '' } }],
    ['an invalid amount', { amount: 0.5 }],
    ['a channel of another type', { channel: { ...pendingOf300().channel, kind: 'bank' } }],
    ['a channel without a range', { channel: { ...pendingOf300().channel, range: null } }],
    ['an unknown status', { news: { outcome: 'won' } }],
    ['no status', { news: null }],
    ['an invalid time', { since: 'yesterday' }],
  ])('is ignored with %s', (_what, fields) => {
    pendingQr.keep(pendingOf300(), me);
    // Like a page that has not seen the valid one.
    pendingQr.read(me);
    localStorage.setItem('pendingQr', 'junk');
    pendingQr.keep(pendingOf300('q_9'), me);
    pendingQr.read(me);
    fromAnotherTab(
      JSON.stringify({
        ...kept(),
        id: 'q_1',
        qr: pendingOf300().qr,
        amount: satangFromBaht(300),
        ...fields,
      }),
    );
    expect(pendingQr.read(me)).toBeNull();
  });

  it('ends once, in every tab, and cannot be reactivated', () => {
    const heard = vi.fn();
    const stop = pendingQr.subscribe(heard);
    pendingQr.keep(pendingOf300(), me);
    pendingQr.learn('q_1', { outcome: 'unreachable', fault: { kind: 'network', code: null } }, me);
    expect(pendingQr.read(me)?.news.outcome).toBe('unreachable');
    pendingQr.learn('q_1', { outcome: 'paid' }, me);
    expect(heard).toHaveBeenCalledTimes(3);
    for (const news of [{ outcome: 'waiting' }, { outcome: 'cancelled' }] as const) {
      pendingQr.learn('q_1', news, me);
    }
    expect(pendingQr.read(me)).toMatchObject({ news: { outcome: 'paid' }, pending: null });
    expect(localStorage.getItem('pendingQr')).not.toContain('qt_1');
    stop();
  });

  it('ignores updates of another QR', () => {
    pendingQr.keep(pendingOf300('q_2'), me);
    pendingQr.learn('q_1', { outcome: 'paid' }, me);
    expect(pendingQr.read(me)?.pending?.qr.id).toBe('q_2');
  });

  it('is in the history as soon as it is paid, and not before', () => {
    claimStorage(USER);
    pendingQr.keep(pendingOf300('q_3'), me);
    expect(pendingEntries.read()).toEqual([]);
    vi.setSystemTime(NOW + 5_000);
    pendingQr.learn('q_3', { outcome: 'paid' }, me);
    expect(pendingEntries.read()).toMatchObject([
      { key: 'q_3', type: 'deposit', amount: 30_000, since: NOW, time: NOW + 5_000 },
    ]);
  });

  it('is polled until ten minutes after its expiry, and then forgotten', () => {
    pendingQr.keep(pendingOf300(), me);
    vi.advanceTimersByTime(LIFE_MS + 599_000);
    expect(pendingQr.read(me)?.pending).not.toBeNull();
    vi.advanceTimersByTime(2_000);
    expect(pendingQr.read(me)).toBeNull();
  });

  it('notifies listeners when the page is restored from the back/forward cache', () => {
    pendingQr.keep(pendingOf300(), me);
    const heard = vi.fn();
    const stop = pendingQr.subscribe(heard);
    change({ news: { outcome: 'paid' } });
    heard.mockClear();
    dispatchEvent(new Event('pageshow'));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });
});
