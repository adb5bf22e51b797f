// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSessionStore } from './sessionStore.ts';
import { fingerprint } from '../../platform/device/fingerprint.ts';
import {
  COOKIES,
  LOCAL_ITEMS,
  TAB_ITEMS,
  type StoredItem,
  namesOf,
} from '../../platform/storage/storageTable.ts';

const NOW = Date.UTC(2026, 0, 15, 2, 30);
const DAY = 86_400_000;
const YEAR = 365 * DAY;
const ME = { userId: 'm_1', now: NOW };
const session = {
  accessToken: 'access-token-1',
  refreshToken: 'refresh-token-1',
  username: 'demo',
  userId: 'm_1',
  bankGroup: null,
  groupId: 'g1',
};

const pendingWithdrawal = (userId: string, sentAt: number, released: boolean) => {
  const [owner, intent] = [fingerprint(userId), 'intent-0123456789'];
  return JSON.stringify({ payouts: [{ owner, intent, amount: 100_000, sentAt, released }] });
};

type Values = Readonly<Record<string, readonly string[]>>;

/** Values that the site itself writes. */
const GOOD: Values = {
  auth: [JSON.stringify(session)],
  line: ['0', '1'],
  alert: [JSON.stringify({ results: ['n1'], user_id: 'm_1', expired: NOW + 7_200_000 })],
  transferPage: ['deposit-tab', 'deposit-usdt-tab', 'withdraw-tab'],
  regisPromotion: [JSON.stringify({ credit: 100, time: NOW + 600_000 })],
  closeRegisPromotion: ['1'],
  depositPromotion: [JSON.stringify({ deposit: 100, credit: 50, time: NOW + 600_000 })],
  maintenance: ['1'],
  forgot: [JSON.stringify({ phone: '0812345678', token: 'proof-token', expiresAt: NOW + 600_000 })],
  ageConfirmed: ['18+', '20+'],
  cookiesRead: ['1'],
  'app-pwa': ['1'],
  locale: ['th', 'en'],
  preferences: [JSON.stringify({ version: 2, menuFolded: true })],
  promoBoxCollapsed: ['true', 'false'],
  activeRegistration: [String(Date.UTC(2030, 11, 31))],
  settledPromotions: ['registration:rc_1', 'registration:rc_1,deposit:dp%2C1'],
  brandChat: ['visitor-token.123'],
  withdrawLock: [`m_1|${NOW + 600_000}`],
  openWithdrawal: [`m_1|${NOW}`],
  pendingWithdrawal: [false, true].map((each) => pendingWithdrawal('m_1', NOW - 5_000, each)),
  pendingIncome: [pendingWithdrawal('m_1', NOW - 5_000, false)],
  pendingQr: [JSON.stringify({ owner: 'm_1', amount: 30_000, expiresAt: NOW + 600_000 })],
  qrReuseKnown: ['1'],
  lastChannel: ['m_1|payment p1', 'm_1|bank b2'],
  knownAccounts: ['1x:2y:3210', '1x:2y:3210,3z:4a:6789'],
  closedNotices: ['.1x', '.1x.2y.3z'],
  seenAnnouncement: [`1x|${NOW + 7_200_000}`],
  vipLevel: ['1x|0', '1x|12'],
  playTime: [JSON.stringify({ owner: 'm_1', played: 60_000, until: NOW })],
  owner: ['m_1'],
  refreshLease: [`k3x9|${NOW}`],
  sessionSignal: ['12.5'],
  drafts: [JSON.stringify({ login: { username: 'demo' } })],
  codeReload: [String(NOW)],
  leftPage: ['/', '/list/slot?sort=az', '/deposit?tab=withdraw-tab'],
  offeredBuild: ['v:2026.01.15-2', 'v:BzM1_k0-'],
  loginWait: [`login|3000|${NOW}|demo`],
  lineWay: [JSON.stringify({ verifier: 'x' })],
  lineSignUp: [JSON.stringify({ token: 'lp_1', name: 'น้ำฝน', expiresAt: NOW })],
  favouriteIntent: [JSON.stringify({ game: { id: 'g1' } })],
  places: [JSON.stringify({ a1: { y: 1200, rows: { Hot: 300 } } })],
};

/** Values that count as missing for the current member: of another member, far in the past, far in the future. */
const STALE: Values = {
  alert: [
    JSON.stringify({ results: [], user_id: 'm_2', expired: NOW + 1 }),
    JSON.stringify({ results: [], user_id: 'm_1', expired: NOW - YEAR }),
    JSON.stringify({ results: [], user_id: 'm_1', expired: NOW + YEAR }),
  ],
  regisPromotion: [0, NOW - YEAR, NOW + YEAR].map((time) => JSON.stringify({ credit: 1, time })),
  depositPromotion: [0, NOW - YEAR, NOW + YEAR].map((time) =>
    JSON.stringify({ deposit: 1, credit: 1, time }),
  ),
  pendingQr: [
    ['m_2', NOW + 1],
    ['m_1', NOW - YEAR],
    ['m_1', NOW + YEAR],
  ].map(([owner, expiresAt]) => JSON.stringify({ owner, amount: 30_000, expiresAt })),
  pendingWithdrawal: [
    pendingWithdrawal('m_1', NOW - YEAR, false),
    pendingWithdrawal('m_1', NOW + YEAR, true),
  ],
  pendingIncome: [pendingWithdrawal('m_1', NOW - YEAR, false)],
  withdrawLock: [
    `m_2|${NOW + 1}`,
    `m_1|${NOW - YEAR}`,
    `m_1|${NOW + YEAR}`,
    'm_1|9999999999999999',
  ],
  openWithdrawal: [
    `m_2|${NOW + 1}`,
    `m_1|${NOW - YEAR}`,
    `m_1|${NOW + YEAR}`,
    'm_1|9999999999999999',
  ],
  lastChannel: ['m_2|payment p1'],
  seenAnnouncement: [`1x|${NOW - YEAR}`, `1x|${NOW + YEAR}`],
};

/** Invalid values for every name: none may be accepted or cause an error. */
const JUNK = [
  '',
  ' ',
  'null',
  'undefined',
  '[]',
  '"text"',
  '{"',
  '\0',
  '%',
  '%E0%A4%A',
  '<img src=x onerror=alert(1)>',
  '[object Object]',
  '🎰'.repeat(10),
  '9'.repeat(400),
  'x'.repeat(100_000),
  `{"a":"${'x'.repeat(100_000)}"}`,
];
/** A record whose fields have wrong types. */
const WRONG_FIELDS = JSON.stringify({
  accessToken: 1,
  refreshToken: {},
  username: [],
  userId: null,
  results: 'x',
  user_id: 5,
  expired: 'soon',
  credit: '100',
  deposit: null,
  time: {},
});
/** Names whose value is any text or record of limited size. Their readers validate the content. */
const FREE = new Set(['owner', 'sessionSignal', 'brandChat']);
const RECORDS = new Set([
  'preferences',
  'playTime',
  'drafts',
  'lineWay',
  'lineSignUp',
  'favouriteIntent',
]);

const TABLE: readonly (readonly [string, StoredItem])[] = [
  ...Object.entries(COOKIES),
  ...Object.entries(LOCAL_ITEMS),
  ...Object.entries(TAB_ITEMS),
];

describe('storage table', () => {
  it('lists every cookie of section 3, with the lifetimes of the specification', () => {
    expect(Object.keys(COOKIES)).toEqual([
      'auth',
      'username',
      'token',
      'line',
      'alert',
      'transferPage',
      'regisPromotion',
      'closeRegisPromotion',
      'depositPromotion',
      'maintenance',
      'forgot',
      'app-pwa',
      'locale',
    ]);
    expect(COOKIES.locale.lifetimeS).toBe(365 * 86_400);
    expect(COOKIES.token.lifetimeS).toBe(7 * 86_400);
    expect(COOKIES.closeRegisPromotion.lifetimeS).toBe(3600);
  });

  it('clears all data of the member at logout', () => {
    const stays = TABLE.filter(([, { ofMember }]) => !ofMember).map(([name]) => name);
    expect(stays).toEqual([
      'closeRegisPromotion',
      'maintenance',
      'app-pwa',
      'locale',
      'preferences',
      'promoBoxCollapsed',
      'activeRegistration',
      'settledPromotions',
      'pendingWithdrawal',
      'pendingIncome',
      'knownAccounts',
      'closedNotices',
      'seenAnnouncement',
      'vipLevel',
      'telemetryConsent',
      'ageConfirmed',
      'cookiesRead',
      'codeReload',
      'offeredBuild',
      'places',
    ]);
  });

  it.each(TABLE)('accepts what the site writes as %s', (name, { isValid }) => {
    for (const value of GOOD[name] ?? []) expect(isValid(value, ME), value).toBe(true);
    if (!GOOD[name]) expect(isValid('anything', ME)).toBe(false);
  });

  it.each(TABLE)('rejects invalid values of %s', (name, { isValid }) => {
    for (const junk of JUNK) {
      if (FREE.has(name) && junk !== '' && junk.length < 1000) continue;
      expect(isValid(junk, ME), junk.slice(0, 40)).toBe(false);
    }
    if (!FREE.has(name) && !RECORDS.has(name)) expect(isValid(WRONG_FIELDS, ME)).toBe(false);
  });

  it.each(Object.entries(STALE))(
    'rejects a value of %s that is of another member or misdated',
    (name, values) => {
      const kept = TABLE.find(([own]) => own === name)?.[1];
      for (const value of values) expect(kept?.isValid(value, ME), value).toBe(false);
    },
  );
});

describe('a start with tampered storage', () => {
  beforeEach(clearBrowser);
  afterEach(clearBrowser);

  it.each(['', ...JUNK.filter((junk) => junk.length < 1000), WRONG_FIELDS])(
    'removes %j',
    (junk) => {
      for (const name of namesOf(COOKIES)) document.cookie = `${name}=${encodeURIComponent(junk)}`;
      for (const name of namesOf(LOCAL_ITEMS)) localStorage.setItem(name, junk);
      for (const name of namesOf(TAB_ITEMS)) sessionStorage.setItem(name, junk);
      expect(createSessionStore().read()).toBeNull();
      expect(document.cookie).toBe('');
      const left = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
      // Values that only their reader can validate, and the texts of an expired session, stay.
      const mayStay = ['preferences', 'brandChat', 'drafts', 'owner'];
      expect(left.filter((name) => !mayStay.includes(name))).toEqual([]);
    },
  );

  it('removes cookies with invalid percent encoding', () => {
    for (const name of namesOf(COOKIES)) document.cookie = `${name}=%E0%A4%A`;
    expect(createSessionStore().read()).toBeNull();
    expect(document.cookie).toBe('');
  });

  it('keeps valid values next to invalid ones', () => {
    document.cookie = 'locale=en';
    document.cookie = `auth=${encodeURIComponent(JSON.stringify(session))}`;
    document.cookie = 'alert=junk';
    document.cookie = 'username=left-by-another-site';
    localStorage.setItem('withdrawLock', `m_1|${NOW}`);
    expect(createSessionStore().read()).toEqual(session);
    expect(document.cookie).toMatch(/locale=en/);
    expect(document.cookie).not.toMatch(/alert=|username=/);
    expect(localStorage.getItem('withdrawLock')).toBe(`m_1|${NOW}`);
  });
});

it('no other module accesses cookies or storage', () => {
  const root = join(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\btesting\b/.test(file),
  );
  const touching = files.filter((file) =>
    /document\s*\.\s*cookie|\bcookieStore\b|\b(?:local|session)Storage\b/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(touching.toSorted()).toEqual([
    'platform/storage/cookies.ts',
    'platform/storage/localStore.ts',
    'platform/storage/storesCookies.ts',
    'platform/storage/tabStore.ts',
  ]);
});

function clearBrowser() {
  for (const name of namesOf(COOKIES)) document.cookie = `${name}=; Max-Age=0`;
  localStorage.clear();
  sessionStorage.clear();
}
