import { parseSession } from './storedSession.ts';

/** Who looks at a kept value, and when (ms on the server's clock). */
export interface Viewer {
  readonly userId: string | null;
  readonly now: number;
}

/** One name under which the site keeps something in the browser. */
export interface Kept {
  /** Seconds until it goes by itself; 0 lasts as long as the browser, the tab, or for ever, as its storage has it. */
  readonly lifetimeS: number;
  /** It belongs to the member: it goes when the session ends, and when somebody else's begins. */
  readonly ofMember: boolean;
  /** Anything else counts as absent. Without a looker only the form is judged, not whose it is and how old. */
  readonly isValid: (text: string, looker?: Viewer) => boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** As long as the refresh token lives. */
const SESSION_S = 30 * DAY;
/** A deadline that lies further away than this, on either side, was not set by us. */
const NEAR_MS = DAY * 1000;
const NEVER = /(?!)/;
const FLAG = /^1$/;

/**
 * Every cookie of section 3. All of them are for the scripts of this site alone (`SameSite=Strict`, `Secure` on https, whole
 * site); the site's server looks at `locale`, and at whether there is an `auth`. None is meant for the API, which gets the token
 * in a header.
 *
 * `username` and `token` are in `auth`: the name that the member logs in by, and the bearer token that REST and GraphQL calls
 * alike take from there. A second copy could only differ, so that they are never written, and deleted with the session where
 * another site of the operator left them.
 */
export const COOKIES = {
  /** The session: tokens, name, ids and groups. The one source of who is logged in, for every tab. */
  auth: kept(SESSION_S, true, (text) => parseSession(text) !== null),
  username: kept(SESSION_S, true, NEVER),
  token: kept(7 * DAY, true, NEVER),
  /** Whether a LINE account is linked: `1` or `0`. */
  line: kept(SESSION_S, true, /^[01]$/),
  /** Notices that the member has closed, until two hours later: `{results, user_id, expired}`. */
  alert: kept(2 * HOUR, true, (text, looker) => {
    const { results, user_id: userId, expired } = record(text);
    return (
      Array.isArray(results) &&
      typeof userId === 'string' &&
      isNear(expired, looker) &&
      (!looker || userId === looker.userId)
    );
  }),
  /** Tab of the cashier that was open last. */
  transferPage: kept(0, true, /^(?:deposit|deposit-usdt|withdraw)-tab$/),
  /** Promotion for registering, with its deadline: `{credit, time}`, and the `id` that it belongs to. */
  regisPromotion: kept(DAY, true, isPromotion),
  /** The time for registering has run out. It stays with the device: logging in and out opens no promotion again. */
  closeRegisPromotion: kept(3600, false, FLAG),
  /** Promotion for a deposit, with its deadline: `{deposit, credit, time}`, and the `id` that it belongs to. */
  depositPromotion: kept(
    DAY,
    true,
    (text, looker) => isAmount(record(text)['deposit']) && isPromotion(text, looker),
  ),
  /** The API said that it is in maintenance. */
  maintenance: kept(HOUR, false, FLAG),
  /**
   * A forgotten password was proven by OTP and has to be replaced first (section 6): `{phone, token, expiresAt}`. It is
   * written for as long as the proof is good.
   */
  forgot: kept(HOUR, true, isProof),
  /** The site was opened as an installed application. */
  'app-pwa': kept(365 * DAY, false, FLAG),
  /** Language that the person chose. */
  locale: kept(365 * DAY, false, /^(?:th|en)$/),
} satisfies Record<string, Kept>;

/** What stays on the device in local storage. */
export const LOCAL_ITEMS = {
  /** The persisted store; its fields are judged one by one, see `preferences.ts`. */
  preferences: kept(0, false, isRecord),
  /** The promotion box is folded; a page load writes `false` (section 2, Floating promotion box). */
  promoBoxCollapsed: kept(0, false, /^(?:true|false)$/),
  /** A member of this device has had the deposit promotion: no visitor is offered one here until then, in ms (section 4). */
  activeRegistration: kept(0, false, /^\d{1,16}$/),
  /**
   * Promotions whose end or credit was told, the latest last, as `<kind>:<id>`: told once, and opened no more. It stays after a
   * logout, or the next login would tell it again.
   */
  settledPromotions: kept(0, false, /^(?:,?(?:registration|deposit):[^\s,]{1,300}){1,20}$/),
  /** The token by which the conversation of the live chat goes on, kept for its frame. */
  brandChat: kept(0, true, /^[\x21-\x7e]{1,4096}$/),
  /** Whose withdrawals are locked until when: `<userId>|<ms>`. */
  withdrawLock: kept(0, true, (text, looker) => {
    const [, owner, time] = /^(.+)\|(\d{1,16})$/.exec(text) ?? [];
    return (
      owner !== undefined && isNear(Number(time), looker) && (!looker || owner === looker.userId)
    );
  }),
  /** A QR that waits to be paid, or how the last one ended, for every tab; its fields are judged by `pendingQr.ts`. */
  pendingQr: kept(0, true, (text, looker) => {
    const { owner, amount, expiresAt } = record(text);
    return (
      isAmount(amount) &&
      typeof owner === 'string' &&
      isNear(expiresAt, looker) &&
      (!looker || owner === looker.userId)
    );
  }),
  /** The member has confirmed that a QR must not be paid twice. */
  qrReuseKnown: kept(0, true, FLAG),
  /**
   * A withdrawal that was sent and whose answer is not known, for a reload and for every tab; `untaken`: it was looked for
   * in vain, and its key serves the next try.
   */
  pendingWithdrawal: kept(0, true, isPayout),
  /** The same of affiliate income on its way to the wallet. */
  pendingIncome: kept(0, true, isPayout),
  /** What the member deposited through last: `<userId>|<channelKey>`. */
  lastChannel: kept(0, true, (text, looker) => {
    const [, owner] = /^(.{1,256})\|(?:payment|truewallet|bank|usdt) .{1,64}$/.exec(text) ?? [];
    return owner !== undefined && (!looker || owner === looker.userId);
  }),
  /**
   * Which deposit accounts have been seen on this device, the latest last: `<whose channel>:<account>:<its last digits>`, the
   * first two as fingerprints. It stays after a logout, or every login would tell of changes that are known.
   */
  knownAccounts: kept(0, false, /^\w{1,11}:\w{1,11}:\d{4}(?:,\w{1,11}:\w{1,11}:\d{4}){0,99}$/),
  /**
   * Which notices, of those that are shown once, have been closed on this device, the latest last, as fingerprints of member
   * and notice. They stay after a logout, or every login would show them again.
   */
  closedNotices: kept(0, false, /^(?:\.\w{1,11}){1,200}$/),
  /** The announcement that was closed on this device, and until when it stays away: `<fingerprint of its id>|<ms>`. */
  seenAnnouncement: kept(0, false, (text, looker) => {
    const [, time] = /^\w{1,11}\|(\d{1,16})$/.exec(text) ?? [];
    return time !== undefined && isNear(Number(time), looker);
  }),
  /** For how long the member has played; its fields are judged by `playRecord.ts`. */
  playTime: kept(0, true, isRecord),
  /** User id of the member whose things lie here. */
  owner: kept(0, true, /^.{1,256}$/),
  /** Whether the visitor allows reports about the site: `given` or `refused`. It stays with the device. */
  telemetryConsent: kept(0, false, /^(?:given|refused)$/),
  /** Changes with the session, where tabs cannot talk to each other. */
  sessionSignal: kept(0, true, /^.{1,64}$/),
} satisfies Record<string, Kept>;

/** What lasts as long as the tab, in session storage. */
export const TAB_ITEMS = {
  /** What was typed into forms and not sent; never a password or an OTP. */
  drafts: kept(0, true, isRecord),
  /** When the page was last loaded anew because its code was gone, in ms. */
  codeReload: kept(0, false, /^\d{1,16}$/),
  /** The page that was left for maintenance, without its language. */
  leftPage: kept(0, true, /^\/(?![/\\])/),
  /** The newest build that was offered: nobody is told of it twice. */
  offeredBuild: kept(0, false, /^v:[\w.+-]{1,64}$/),
  /** When the next try with a password is allowed, in ms, and why it has to wait: `<form>|<code>|<ms>`. */
  loginWait: kept(0, true, /^(?:login|resetPassword)\|\d{4}\|\d{1,16}$/),
  /** One-time secret of the way to LINE and back. */
  lineWay: kept(0, true, isRecord),
  /** How far each page of this tab's history was scrolled, see `scrollPositions.ts`. */
  places: kept(0, false, /^\{("[^"]*":\{.*\})?\}$/),
  /** A favourite that a visitor wants, for the first who logs in after it; its fields are judged by `favouriteIntent.ts`. */
  favouriteIntent: kept(0, true, isRecord),
  owner: kept(0, true, /^.{1,256}$/),
} satisfies Record<string, Kept>;

/** The names of a table, as its keys are typed. */
export function namesOf<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table) as (keyof Table)[];
}

/** Characters; whatever is longer was not written by us. */
const LONGEST = 20_000;

function kept(
  lifetimeS: number,
  ofMember: boolean,
  form: RegExp | ((text: string, looker?: Viewer) => boolean),
): Kept {
  const fits = typeof form === 'function' ? form : (text: string) => form.test(text);
  return {
    lifetimeS,
    ofMember,
    isValid: (text, looker) => text !== '' && text.length <= LONGEST && fits(text, looker),
  };
}

function isPromotion(text: string, looker?: Viewer): boolean {
  const { credit, time } = record(text);
  return isAmount(credit) && isNear(time, looker);
}

function isPayout(text: string, looker?: Viewer): boolean {
  const { owner, intent, amount, sentAt, untaken } = record(text);
  return (
    typeof owner === 'string' &&
    typeof intent === 'string' &&
    /^[\w-]{8,128}$/.test(intent) &&
    Number.isSafeInteger(amount) &&
    isAmount(amount) &&
    typeof untaken === 'boolean' &&
    isNear(sentAt, looker) &&
    (!looker || owner === looker.userId)
  );
}

function isProof(text: string): boolean {
  const { phone, token, expiresAt } = record(text);
  return (
    typeof phone === 'string' &&
    /^0\d{9}$/.test(phone) &&
    typeof token === 'string' &&
    /^[\w-]{1,128}$/.test(token) &&
    Number.isSafeInteger(expiresAt)
  );
}

function isAmount(value: unknown): boolean {
  return Number.isFinite(value) && (value as number) >= 0;
}

function isNear(time: unknown, looker?: Viewer): boolean {
  return (
    Number.isSafeInteger(time) && (!looker || Math.abs((time as number) - looker.now) <= NEAR_MS)
  );
}

function isRecord(text: string): boolean {
  return text.startsWith('{') && parsed(text) !== null;
}

/** The fields of a JSON object, none for anything else. */
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
