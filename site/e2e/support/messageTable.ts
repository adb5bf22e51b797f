import type { ShippedLocale } from '@brand/domain';

/** Visible texts of the page by key, in both languages: `[Thai, English]`. */
export type WordTable = Readonly<Record<string, readonly [th: string, en: string]>>;

/** A text of a table by its key. `value` replaces `{}` in it. */
export type MessagesOf<Table extends WordTable> = (key: keyof Table, value?: string) => string;

/** Returns a table in one language. */
export function messagesOf<Table extends WordTable>(table: Table) {
  return (locale: ShippedLocale): MessagesOf<Table> => {
    const column = locale === 'th' ? 0 : 1;
    return (key, value = '') => (table[key]?.[column] ?? '').replace('{}', value);
  };
}
