import type { Locale } from '@brand/domain';
import type { MessageFormatElement } from 'react-intl';

/** As typed by react-intl: compiled, or as text when a test reads the source of a catalogue. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** Catalogues by area. A page has one besides `core` (`routes.ts`). */
export const MESSAGE_AREAS = [
  'core',
  'cashier',
  'account',
  'community',
  'affiliate',
  'games',
  // What is on now: the start page, and a game in a tournament.
  'home',
  'notices',
  'missions',
  // Part of the profile, where an operator has them.
  'passkeys',
  // Descriptions for search engines: no page in the browser loads them.
  'document',
] as const;

/** Messages load with the code that uses them. The first load contains only `core`. */
export type MessageArea = (typeof MESSAGE_AREAS)[number];

/** The site's messages. The build adds the library's messages of the same area. */
const CATALOGUES: Record<Locale, Record<MessageArea, () => Promise<{ default: Messages }>>> = {
  th: {
    core: () => import('../messages/core.th.json'),
    cashier: () => import('../messages/cashier.th.json'),
    account: () => import('../messages/account.th.json'),
    community: () => import('../messages/community.th.json'),
    affiliate: () => import('../messages/affiliate.th.json'),
    games: () => import('../messages/games.th.json'),
    home: () => import('../messages/home.th.json'),
    notices: () => import('../messages/notices.th.json'),
    missions: () => import('../messages/missions.th.json'),
    passkeys: () => import('../messages/passkeys.th.json'),
    document: () => import('../messages/document.th.json'),
  },
  en: {
    core: () => import('../messages/core.en.json'),
    cashier: () => import('../messages/cashier.en.json'),
    account: () => import('../messages/account.en.json'),
    community: () => import('../messages/community.en.json'),
    affiliate: () => import('../messages/affiliate.en.json'),
    games: () => import('../messages/games.en.json'),
    home: () => import('../messages/home.en.json'),
    notices: () => import('../messages/notices.en.json'),
    missions: () => import('../messages/missions.en.json'),
    passkeys: () => import('../messages/passkeys.en.json'),
    document: () => import('../messages/document.en.json'),
  },
};

/** Messages of the library and the site. */
const shipped: Record<Locale, Messages> = { th: {}, en: {} };
/** The operator's overrides. */
let texts: Record<Locale, Messages> = { th: {}, en: {} };
/** The merged result. */
const loaded: Record<Locale, Messages> = { th: {}, en: {} };
const loading = new Map<string, Promise<void>>();
const ready = new Set<string>();

const keyOf = (locale: Locale, area: MessageArea) => `${locale}/${area}`;

/** Applies the operator's overrides to all catalogues, loaded and future ones. Call it before the initial view. */
export function setTexts(own: Record<Locale, Messages>): void {
  texts = own;
  for (const locale of ['th', 'en'] as const) {
    loaded[locale] = Object.assign({}, shipped[locale], texts[locale]);
  }
}

/** Loads the messages of an area once. The next call retries a failed download. */
export function loadMessages(locale: Locale, area: MessageArea): Promise<void> {
  const key = keyOf(locale, area);
  const known = loading.get(key);
  if (known) return known;
  const promise = CATALOGUES[locale][area]().then(
    (words) => {
      Object.assign(shipped[locale], words.default);
      Object.assign(loaded[locale], words.default, texts[locale]);
      ready.add(key);
    },
    (error: unknown) => {
      loading.delete(key);
      throw error;
    },
  );
  loading.set(key, promise);
  return promise;
}

/**
 * Loads in a language all areas that are loaded or loading in another language, so that a page keeps all its messages
 * when its language changes.
 */
export async function loadLanguage(locale: Locale, from: Locale): Promise<void> {
  const areas = Object.keys(CATALOGUES[locale]) as MessageArea[];
  await Promise.all(
    areas
      .filter((area) => area === 'core' || loading.has(keyOf(from, area)))
      .map((area) => loadMessages(locale, area)),
  );
}

/** Whether the messages of an area are loaded in a language. */
export function hasMessages(locale: Locale, area: MessageArea): boolean {
  return ready.has(keyOf(locale, area));
}

/**
 * All loaded messages of a language. Messages of an area that loads later are added to the same object. Their users wait
 * for `hasMessages`, and nothing else on the page rerenders or loses its server-rendered content.
 */
export function messagesOf(locale: Locale): Messages {
  return loaded[locale];
}
