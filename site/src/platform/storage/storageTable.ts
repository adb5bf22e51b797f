import { storedPayouts } from './storedPayouts.ts';
import { parseSession } from './storedSession.ts';

/** Reader of a stored value. */
export interface Viewer {
  readonly userId: string | null;
  /** Ms on the server's clock. −Infinity while it is not certain: then no value is too old. */
  readonly now: number;
}

/** One name in the browser storage of the site. */
export interface StoredItem {
  /** Lifetime in seconds. 0 lasts until the browser or tab closes, or forever, depending on the storage. */
  readonly lifetimeS: number;
  /** Belongs to the member: removed when the session ends, and when another member's starts. */
  readonly ofMember: boolean;
  /** Validates a value. An invalid one counts as missing. Without a viewer only the format is checked, not owner and age. */
  readonly isValid: (text: string, viewer?: Viewer) => boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The lifetime of the refresh token. */
const SESSION_S = 30 * DAY;
/** A deadline further away than this, in either direction, was not set by this site. */
const NEAR_MS = DAY * 1000;
const NEVER = /(?!)/;
const FLAG = /^1$/;

/**
 * Every cookie of section 3. All are for the scripts of this site only (`SameSite=Strict`, `Secure` on https, path `/`).
 * The site's server reads `locale`, and whether there is an `auth`. None is for the API, which gets the token in a
 * header.
 *
 * `auth` contains `username`, the member's login name, and `token`, the bearer token of REST and GraphQL calls. A second
 * copy could differ, so these two cookies are never written. They are deleted with the session if another site of the
 * operator set them.
 */
export const COOKIES = {
  /** The session: tokens, name, ids and groups. The only source of the current member, for every tab. */
  auth: item(SESSION_S, true, (text) => parseSession(text) !== null),
  username: item(SESSION_S, true, NEVER),
  token: item(7 * DAY, true, NEVER),
  /** Whether a LINE account is linked: `1` or `0`. */
  line: item(SESSION_S, true, /^[01]$/),
  /** Notices that the member has closed, for two hours: `{results, user_id, expired}`. */
  alert: item(2 * HOUR, true, (text, viewer) => {
    const { results, user_id: userId, expired } = record(text);
    return (
      Array.isArray(results) &&
      typeof userId === 'string' &&
      isNear(expired, viewer) &&
      (!viewer || userId === viewer.userId)
    );
  }),
  /** The cashier tab that was open last. */
  transferPage: item(0, true, /^(?:deposit|deposit-usdt|withdraw)-tab$/),
  /** Registration promotion with its deadline: `{credit, time}`, and its `id`. */
  regisPromotion: item(DAY, true, isPromotion),
  /** The time of the registration promotion has expired. Stays on the device: login and logout do not start it again. */
  closeRegisPromotion: item(3600, false, FLAG),
  /** Deposit promotion with its deadline: `{deposit, credit, time}`, and its `id`. */
  depositPromotion: item(
    DAY,
    true,
    (text, viewer) => isAmount(record(text)['deposit']) && isPromotion(text, viewer),
  ),
  /** The API reported maintenance. */
  maintenance: item(HOUR, false, FLAG),
  /**
   * Proof by OTP for a forgotten password that has to be replaced first (section 6): `{phone, token, expiresAt}`. The browser
   * does not end it, because it would do so by the device's clock.
   */
  forgot: item(0, true, isProof),
  /** The site was opened as an installed application. */
  'app-pwa': item(365 * DAY, false, FLAG),
  /** Language that the visitor chose. */
  locale: item(365 * DAY, false, /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/),
} satisfies Record<string, StoredItem>;

/** Data on the device, in local storage. */
export const LOCAL_ITEMS = {
  /** The persisted store. Its fields are validated one by one, see `preferences.ts`. */
  preferences: item(0, false, isRecord),
  /** The promotion box is collapsed. A page load writes `false` (section 2, Floating promotion box). */
  promoBoxCollapsed: item(0, false, /^(?:true|false)$/),
  /**
   * A member of this device has received the deposit promotion: no visitor is offered one here until then, in ms
   * (section 4).
   */
  activeRegistration: item(0, false, /^\d{1,16}$/),
  /**
   * Promotions whose end or credit was reported, newest last, as `<kind>:<id>`: reported once, and not opened again.
   * Stays after a logout, or the next login would report it again.
   */
  settledPromotions: item(0, false, /^(?:,?(?:registration|deposit):[^\s,]{1,300}){1,20}$/),
  /** Token of the live chat conversation, stored for its frame. */
  brandChat: item(0, true, /^[\x21-\x7e]{1,4096}$/),
  /** End of a member's withdrawal lock: `<userId>|<ms>`. */
  withdrawLock: item(0, true, isOwnTime),
  /** The member's last withdrawal may be in progress: `<userId>|<ms of its request>`. Removed when none is. */
  openWithdrawal: item(0, true, isOwnTime),
  /** A pending QR, or the result of the last one, for every tab. Its fields are validated by `pendingQr.ts`. */
  pendingQr: item(0, true, (text, viewer) => {
    const { owner, amount, expiresAt } = record(text);
    return (
      isAmount(amount) &&
      typeof owner === 'string' &&
      isNear(expiresAt, viewer) &&
      (!viewer || owner === viewer.userId)
    );
  }),
  /** The member has confirmed that a QR must not be paid twice. */
  qrReuseKnown: item(0, true, FLAG),
  /**
   * Sent withdrawals of unknown outcome, for a reload and for every tab. Stays after a logout, or the next login of the
   * member could not report them. `usePendingPayouts` reads those of the current member.
   */
  pendingWithdrawal: item(0, false, hasPayout),
  /** The same for withdrawals of affiliate income to the wallet. */
  pendingIncome: item(0, false, hasPayout),
  /** The channel of the last deposit: `<userId>|<channelKey>`. */
  lastChannel: item(0, true, (text, viewer) => {
    const [, owner] = /^(.{1,256})\|(?:payment|truewallet|bank|usdt) .{1,64}$/.exec(text) ?? [];
    return owner !== undefined && (!viewer || owner === viewer.userId);
  }),
  /**
   * Deposit accounts seen on this device, newest last: `<channel of a member>:<account>:<last digits>`, the first two as
   * fingerprints. Stays after a logout, or every login would report known changes.
   */
  knownAccounts: item(0, false, /^\w{1,11}:\w{1,11}:\d{4}(?:,\w{1,11}:\w{1,11}:\d{4}){0,99}$/),
  /**
   * One-time notices closed on this device, newest last, as fingerprints of member and notice. Stays after a logout, or
   * every login would show them again.
   */
  closedNotices: item(0, false, /^(?:\.\w{1,11}){1,200}$/),
  /** The announcement closed on this device, and until when it stays closed: `<fingerprint of its id>|<ms>`. */
  seenAnnouncement: item(0, false, (text, viewer) => {
    const [, time] = /^\w{1,11}\|(\d{1,16})$/.exec(text) ?? [];
    return time !== undefined && isNear(Number(time), viewer);
  }),
  /**
   * The VIP level that a member saw last on this device: `<fingerprint of the member>|<level>`. Stays after a logout, or the
   * next login could not tell that it has risen.
   */
  vipLevel: item(0, false, /^\w{1,11}\|\d{1,3}$/),
  /** Play time of the member. Its fields are validated by `playRecord.ts`. */
  playTime: item(0, true, isRecord),
  /** User id of the member who owns the stored data. */
  owner: item(0, true, /^.{1,256}$/),
  /** Whether the visitor allows reports about the site: `given` or `refused`. Stays on the device. */
  telemetryConsent: item(0, false, /^(?:given|refused)$/),
  /** The age that the visitor has confirmed: `18+` or `20+`. Stays on the device. */
  ageConfirmed: item(0, false, /^(?:18|20)\+$/),
  /** Set when the visitor has read what the site stores on the device. */
  cookiesRead: item(0, false, FLAG),
  /** The tab that is renewing the session, written by `@brand/api` in browsers without Web Locks: `<id>|<ms>`. */
  refreshLease: item(0, true, /^\w{1,16}\|\d{1,16}$/),
  /** Changes with the session, for browsers without a channel between tabs. */
  sessionSignal: item(0, true, /^.{1,64}$/),
} satisfies Record<string, StoredItem>;

/** Data of the tab, in session storage. */
export const TAB_ITEMS = {
  /** Typed values of unsent forms; never a password or an OTP. They outlive a session that has expired, for the same member. */
  drafts: item(0, true, isRecord),
  /** Time of the last reload because of a missing chunk, in ms. */
  codeReload: item(0, false, /^\d{1,16}$/),
  /** The page that was left for maintenance, without language. */
  leftPage: item(0, true, /^\/(?![/\\])/),
  /** The newest build that was offered, so that it is offered once. */
  offeredBuild: item(0, false, /^v:[\w.+-]{1,64}$/),
  /** When the next try with a password is allowed, in ms, and the reason: `<form>|<code>|<ms>|<name>`. */
  loginWait: item(0, true, /^(?:login|resetPassword)\|\d{4}\|\d{1,16}\|.{0,64}$/),
  /** One-time verifier of the LINE flow. */
  lineWay: item(0, true, isRecord),
  /** Proof of a LINE account for the registration, see `lineSignUp.ts`. */
  lineSignUp: item(0, true, isRecord),
  /** Scroll position of each page in this tab's history, see `scrollPositions.ts`. */
  places: item(0, false, /^\{("[^"]*":\{.*\})?\}$/),
  /**
   * A favourite that a visitor requested, for the first login after it. Its fields are validated by
   * `favouriteIntent.ts`.
   */
  favouriteIntent: item(0, true, isRecord),
  owner: item(0, true, /^.{1,256}$/),
} satisfies Record<string, StoredItem>;

/** The names of a table, as its keys are typed. */
export function namesOf<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table) as (keyof Table)[];
}

/** Maximum number of characters. A longer value was not written by this site. */
const LONGEST = 20_000;

function item(
  lifetimeS: number,
  ofMember: boolean,
  form: RegExp | ((text: string, viewer?: Viewer) => boolean),
): StoredItem {
  const fits = typeof form === 'function' ? form : (text: string) => form.test(text);
  return {
    lifetimeS,
    ofMember,
    isValid: (text, viewer) => text !== '' && text.length <= LONGEST && fits(text, viewer),
  };
}

/** `<userId>|<ms>` of the viewer, not long ago. */
function isOwnTime(text: string, viewer?: Viewer): boolean {
  const [, owner, time] = /^(.+)\|(\d{1,16})$/.exec(text) ?? [];
  return (
    owner !== undefined && isNear(Number(time), viewer) && (!viewer || owner === viewer.userId)
  );
}

function isPromotion(text: string, viewer?: Viewer): boolean {
  const { credit, time } = record(text);
  return isAmount(credit) && isNear(time, viewer);
}

function hasPayout(text: string, viewer?: Viewer): boolean {
  const payouts = storedPayouts(record(text));
  return payouts !== null && payouts.some(({ sentAt }) => isNear(sentAt, viewer));
}

function isProof(text: string, viewer?: Viewer): boolean {
  const { phone, token, expiresAt } = record(text);
  return (
    typeof phone === 'string' &&
    /^0\d{9}$/.test(phone) &&
    typeof token === 'string' &&
    /^[\w-]{1,128}$/.test(token) &&
    Number.isSafeInteger(expiresAt) &&
    (!viewer || (expiresAt as number) > viewer.now)
  );
}

function isAmount(value: unknown): boolean {
  return Number.isFinite(value) && (value as number) >= 0;
}

/** Whether a time was set by this site. */
export function isNear(time: unknown, viewer?: Viewer): boolean {
  return (
    Number.isSafeInteger(time) &&
    (!viewer || viewer.now === -Infinity || Math.abs((time as number) - viewer.now) <= NEAR_MS)
  );
}

function isRecord(text: string): boolean {
  return text.startsWith('{') && parsed(text) !== null;
}

/** The fields of a JSON object. Empty for anything else. */
export function record(text: string): Readonly<Record<string, unknown>> {
  return isRecord(text) ? (parsed(text) as Record<string, unknown>) : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
