import type { Locale } from '@brand/domain';
import type { MessageFormatElement } from 'react-intl';

/** As react-intl types them: compiled, and as text where a test reads a catalogue as it is written. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** Catalogues by area; a page has one besides `core` (`routes.ts`). */
export const MESSAGE_AREAS = [
  'core',
  'cashier',
  'account',
  'community',
  'affiliate',
  'games',
  'notices',
  // Descriptions for search engines: no page of the browser loads them.
  'document',
] as const;

/** Words come with the code that says them: the first load carries `core` only. */
export type MessageArea = (typeof MESSAGE_AREAS)[number];

/** The site's words; the build adds what the library says in the same area. */
const CATALOGUES: Record<Locale, Record<MessageArea, () => Promise<{ default: Messages }>>> = {
  th: {
    core: () => import('../messages/core.th.json'),
    cashier: () => import('../messages/cashier.th.json'),
    account: () => import('../messages/account.th.json'),
    community: () => import('../messages/community.th.json'),
    affiliate: () => import('../messages/affiliate.th.json'),
    games: () => import('../messages/games.th.json'),
    notices: () => import('../messages/notices.th.json'),
    document: () => import('../messages/document.th.json'),
  },
  en: {
    core: () => import('../messages/core.en.json'),
    cashier: () => import('../messages/cashier.en.json'),
    account: () => import('../messages/account.en.json'),
    community: () => import('../messages/community.en.json'),
    affiliate: () => import('../messages/affiliate.en.json'),
    games: () => import('../messages/games.en.json'),
    notices: () => import('../messages/notices.en.json'),
    document: () => import('../messages/document.en.json'),
  },
};

/** What the library and the site say. */
const shipped: Record<Locale, Messages> = { th: {}, en: {} };
/** What the operator says instead. */
let texts: Record<Locale, Messages> = { th: {}, en: {} };
/** The one laid over the other. */
const loaded: Record<Locale, Messages> = { th: {}, en: {} };
const loading = new Map<string, Promise<void>>();
const ready = new Set<string>();

const keyOf = (locale: Locale, area: MessageArea) => `${locale}/${area}`;

/** Lays the operator's own sentences over all catalogues, those that are here and those that come. Before the first view. */
export function setTexts(own: Record<Locale, Messages>): void {
  texts = own;
  for (const locale of ['th', 'en'] as const) {
    loaded[locale] = Object.assign({}, shipped[locale], texts[locale]);
  }
}

/** Fetches the words of an area once; a failed download is tried again by the next call. */
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
 * Fetches all areas in a language that are here in another one or on their way: a page that changes its language loses none of
 * its words.
 */
export async function loadLanguage(locale: Locale, from: Locale): Promise<void> {
  const areas = Object.keys(CATALOGUES[locale]) as MessageArea[];
  await Promise.all(
    areas
      .filter((area) => area === 'core' || loading.has(keyOf(from, area)))
      .map((area) => loadMessages(locale, area)),
  );
}

/** Whether the words of an area are here in a language. */
export function hasMessages(locale: Locale, area: MessageArea): boolean {
  return ready.has(keyOf(locale, area));
}

/**
 * All words of a language that are here. Those of an area that comes later join them: whoever says them waits for
 * `hasMessages`, and nothing else on the page is drawn anew, or loses what the server has drawn of it.
 */
export function messagesOf(locale: Locale): Messages {
  return loaded[locale];
}
