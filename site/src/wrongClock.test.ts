// @vitest-environment jsdom
import {
  type RegisterForm,
  type Session,
  askPhone,
  ask,
  hasSentCode,
  otpDraft,
  otpFromDraft,
  registerDraft,
  registerFromDraft,
} from '@brand/domain';
import { countCases } from '@brand/domain/testing/countCases';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLineSignUp, storeLineProof } from './areas/account/line/lineSignUp.ts';
import { readForgotProof, storeForgotProof } from './areas/account/password/forgotProof.ts';
import { pendingQr } from './member/cashier/pendingQr.ts';
import { createSessionStore } from './member/session/sessionStore.ts';
import { NOW, USER } from './member/testing/memberPage.tsx';
import { LIFE_MS, pendingOf300 } from './member/testing/testQr.ts';
import { fingerprint } from './platform/device/fingerprint.ts';
import { type ServerClock, createServerClock } from './platform/clock/serverClock.ts';
import { readDraft, saveDraft } from './platform/storage/drafts.ts';
import { localStore } from './platform/storage/localStore.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const PHONE = '0812345678';
const ENDS = NOW + LIFE_MS;

/** How much the phone's clock is ahead of the server's. */
const ERRORS: Readonly<Record<string, number>> = {
  '-25 h': -25 * HOUR,
  '-2 h': -2 * HOUR,
  '-16 min': -16 * MINUTE,
  right: 0,
  '+16 min': 16 * MINUTE,
  '+2 h': 2 * HOUR,
  '+25 h': 25 * HOUR,
  '+1 year': YEAR,
};
/** The same error all the time, corrected in between, or wrong only afterwards. */
const CLOCKS = Object.keys(ERRORS).flatMap((error) =>
  error === 'right'
    ? [['right', 'right']]
    : [
        [error, error],
        [error, 'right'],
        ['right', error],
      ],
) as [string, string][];

/** Something that the browser stores with a time of the server. */
interface Stored {
  store(): void;
  /** Whether it is in force. */
  holds(clock: ServerClock): boolean;
  /** When it ends, in ms since 1970 on the server's clock. Null if no clock ends it. */
  readonly ends: number | null;
}

const viewer = (clock: ServerClock) => ({ userId: USER, now: clock.passed() });
const proof = { token: 'op_1', expiresAt: ENDS };
const form: RegisterForm = {
  bank: 'kbank',
  accountNumber: '4567890123',
  firstName: 'อรุณ',
  lastName: 'แสงทอง',
  username: null,
  password: '',
};
const sent = { phone: PHONE, reference: 'ABCD', expiresAt: ENDS, resendAt: NOW, spent: false };

const THINGS: Readonly<Record<string, Stored>> = {
  'a withdrawal lock': {
    store: () => void localStore.write('withdrawLock', `${USER}|${ENDS}`),
    holds(clock) {
      const text = localStore.read('withdrawLock', viewer(clock));
      return text !== null && Number(text.split('|')[1]) > clock.passed();
    },
    ends: ENDS,
  },
  'a withdrawal of unknown outcome': {
    store() {
      const owner = fingerprint(USER);
      const payout = { owner, intent: 'intent-01', amount: 1, sentAt: NOW, released: false };
      localStore.write('pendingWithdrawal', JSON.stringify({ payouts: [payout] }));
    },
    holds: (clock) => localStore.read('pendingWithdrawal', viewer(clock)) !== null,
    ends: NOW + DAY,
  },
  'a pending QR': {
    store: () => pendingQr.keep(pendingOf300(), { userId: USER, clock: reached() }),
    holds: (clock) => Boolean(pendingQr.read({ userId: USER, clock })?.pending),
    ends: ENDS + 10 * MINUTE,
  },
  'a code by SMS': {
    store: () => saveDraft('forgot', otpDraft({ ...askPhone(PHONE), sent })),
    holds: (clock) =>
      hasSentCode(otpFromDraft(readDraft('forgot'), clock.passed()), clock.passed()),
    ends: ENDS,
  },
  'the proof of a phone for a registration': {
    store: () =>
      saveDraft(
        'register',
        registerDraft(ask('bank', { form, proof: { ...proof, phone: PHONE } })),
      ),
    holds: (clock) => registerFromDraft(readDraft('register'), clock.passed()).status === 'bank',
    ends: ENDS,
  },
  'the proof of a phone for a new password': {
    store: () => storeForgotProof({ ...proof, phone: PHONE }),
    holds: (clock) => readForgotProof(clock.passed()) !== null,
    ends: ENDS,
  },
  'the proof of a LINE account': {
    store: () => storeLineProof({ ...proof, name: 'น้ำฝน' }),
    holds: (clock) => readLineSignUp(clock.passed()).status === 'connected',
    ends: ENDS,
  },
  'a session': {
    store: () => createSessionStore().write(SESSION),
    holds: () => createSessionStore().read() !== null,
    ends: null,
  },
};

const SESSION = {
  accessToken: 'access-token-1',
  refreshToken: 'refresh-token-1',
  username: 'demo',
  userId: USER,
  bankGroup: null,
  groupId: null,
} satisfies Session;

const world = { real: NOW, wrong: 0, slept: 0 };

/** Loads a page. It knows nothing of the server's time. */
function load(): ServerClock {
  const since = world.real - world.slept;
  return createServerClock(
    () => world.real + world.wrong,
    () => world.real - world.slept - since,
  );
}
const reply = (clock: ServerClock) => clock.learn(Math.floor(world.real / 1_000) * 1_000, 0);

/** A page that has had a reply. */
function reached(): ServerClock {
  const clock = load();
  reply(clock);
  return clock;
}

function setPhone(error: string): void {
  world.wrong = ERRORS[error] ?? 0;
  vi.setSystemTime(world.real + world.wrong);
}
function pass(ms: number): void {
  world.real += ms;
  vi.setSystemTime(world.real + world.wrong);
}

beforeEach(() => {
  Object.assign(world, { real: NOW, wrong: 0, slept: 0 });
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  createSessionStore().write(null, 'loggedOut');
  document.cookie = 'forgot=; Max-Age=0; Path=/';
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

describe.each(Object.keys(THINGS))('%s', (name) => {
  const { store, holds, ends } = THINGS[name]!;
  // The browser itself ends a session's cookie, 30 days after it was written.
  const clocks = CLOCKS.filter(
    ([before, after]) => ends !== null || ERRORS[after]! - ERRORS[before]! < 30 * DAY,
  );

  it.each(['a hard reload', 'a soft reload', 'a suspended tab'])(
    'is as long as on the server with every clock of the phone, after %s',
    (how) => {
      countCases(clocks.length);
      for (const [before, after] of clocks) {
        const row = `clock ${before}, then ${after}`;
        Object.assign(world, { real: NOW, slept: 0 });
        setPhone(before);
        const opened = reached();
        store();
        pass(MINUTE);
        if (how === 'a suspended tab') world.slept += MINUTE;
        setPhone(after);
        const page = how === 'a hard reload' ? load() : opened;
        expect(holds(page), `${row}: before the first reply`).toBe(true);
        reply(page);
        expect(holds(page), `${row}: after it`).toBe(true);
        expect(Math.abs(page.now() - world.real), row).toBeLessThan(1_000);
        if (ends === null) continue;

        pass(ends - world.real - 2_000);
        expect(holds(page), `${row}: two seconds before the end`).toBe(true);
        pass(4_000);
        expect(holds(page), `${row}: two seconds after it`).toBe(false);
        const late = load();
        expect(holds(late), `${row}: loaded after it, without a reply`).toBe(true);
        reply(late);
        expect(holds(late), `${row}: with a reply`).toBe(false);
      }
    },
  );
});
