import type { Locale } from '@brand/domain';
import type { MessageFormatElement } from 'react-intl';

export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** Words come with the code that says them: the first load carries `core` only. */
export type MessageArea = 'core' | 'cashier' | 'account';

type Catalogue = Promise<{ default: Messages }>;

const CATALOGUES: Record<Locale, Record<MessageArea, () => Catalogue[]>> = {
  th: {
    core: () => [import('@brand/ui/messages/core.th'), import('../messages/th.json')],
    cashier: () => [import('@brand/ui/messages/cashier.th')],
    account: () => [import('@brand/ui/messages/account.th')],
  },
  en: {
    core: () => [import('@brand/ui/messages/core.en'), import('../messages/en.json')],
    cashier: () => [import('@brand/ui/messages/cashier.en')],
    account: () => [import('@brand/ui/messages/account.en')],
  },
};

/** What the library and the site say, and over it what the operator says instead. */
const loaded: Record<Locale, Messages> = { th: {}, en: {} };
let texts: Record<Locale, Messages> = { th: {}, en: {} };
const loading = new Map<string, Promise<void>>();
const ready = new Set<string>();
const listeners = new Set<() => void>();

const keyOf = (locale: Locale, area: MessageArea) => `${locale}/${area}`;

/** Lays the operator's own sentences over all catalogues, those that are here and those that come. Once, before the first view. */
export function setTexts(own: Record<Locale, Messages>): void {
  texts = own;
  for (const locale of ['th', 'en'] as const) Object.assign(loaded[locale], own[locale]);
}

/** Fetches the words of an area once; a failed download is tried again by the next call. */
export function loadMessages(locale: Locale, area: MessageArea): Promise<void> {
  const key = keyOf(locale, area);
  const known = loading.get(key);
  if (known) return known;
  const promise = Promise.all(CATALOGUES[locale][area]()).then(
    (catalogues) => {
      loaded[locale] = Object.assign(
        {},
        loaded[locale],
        ...catalogues.map((module) => module.default),
        texts[locale],
      );
      ready.add(key);
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      loading.delete(key);
      throw error;
    },
  );
  loading.set(key, promise);
  return promise;
}

export function hasMessages(locale: Locale, area: MessageArea): boolean {
  return ready.has(keyOf(locale, area));
}

/** All words of a language that are here; a new object when an area has come. */
export function messagesOf(locale: Locale): Messages {
  return loaded[locale];
}

export function subscribeToMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
