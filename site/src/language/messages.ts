import type { Locale, ShippedLocale } from '@brand/domain';
import type { MessageFormatElement } from 'react-intl';
import { MESSAGE_AREAS, type MessageArea } from './messageAreas.ts';

/** As typed by react-intl: compiled, or as text when a test reads the source of a catalogue. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

type Catalogue = Record<MessageArea, () => Promise<{ default: Messages }>>;

/** The site's messages. The build adds the library's messages of the same area. */
const CATALOGUES: Record<ShippedLocale, Catalogue> = {
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

/**
 * The messages of a language of the operator: files of its folder, with English ones where it has no translation. A reply
 * without them is not JSON.
 */
async function fetchMessages(locale: Locale, area: MessageArea): Promise<{ default: Messages }> {
  const reply = await fetch(`/operator/messages-${locale}-${area}.json`);
  return { default: (await reply.json()) as Messages };
}

type ByLocale = Record<Locale, Messages>;

/** Messages of the library and the site. */
const shipped: ByLocale = {};
/** The operator's overrides. */
let texts: Readonly<ByLocale> = {};
/** The merged result. */
const loaded: ByLocale = {};
const loading = new Map<string, Promise<void>>();
const ready = new Set<string>();

const keyOf = (locale: Locale, area: MessageArea) => `${locale}/${area}`;

/** Applies the operator's overrides to all catalogues, loaded and future ones. Call it before the initial view. */
export function setTexts(own: Readonly<ByLocale>): void {
  texts = own;
  for (const locale of Object.keys({ ...loaded, ...own })) {
    loaded[locale] = Object.assign({}, shipped[locale], own[locale]);
  }
}

/** Loads the messages of an area once. The next call retries a failed download. */
export function loadMessages(locale: Locale, area: MessageArea): Promise<void> {
  const key = keyOf(locale, area);
  const known = loading.get(key);
  if (known) return known;
  const load = (CATALOGUES as Partial<Record<Locale, Catalogue>>)[locale]?.[area];
  const promise = (load?.() ?? fetchMessages(locale, area)).then(
    ({ default: messages }) => addMessages(locale, area, messages),
    (error: unknown) => {
      loading.delete(key);
      throw error;
    },
  );
  loading.set(key, promise);
  return promise;
}

/** Adds the messages of an area. The server does so for the languages of an operator, which it reads from its folder. */
export function addMessages(locale: Locale, area: MessageArea, messages: Messages): void {
  Object.assign((shipped[locale] ??= {}), messages);
  Object.assign((loaded[locale] ??= {}), messages, texts[locale]);
  ready.add(keyOf(locale, area));
}

/**
 * Loads in a language all areas that are loaded or loading in another language, so that a page keeps all its messages
 * when its language changes.
 */
export async function loadLanguage(locale: Locale, from: Locale): Promise<void> {
  await Promise.all(
    MESSAGE_AREAS.filter((area) => area === 'core' || loading.has(keyOf(from, area))).map((area) =>
      loadMessages(locale, area),
    ),
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
  return (loaded[locale] ??= {});
}
