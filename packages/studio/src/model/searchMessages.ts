import { type Json, readSetting } from './brandDraft.ts';
import type { SiteMessage } from './wire.ts';

const MOST = 12;

/** Messages to show, and how many there are. */
export interface FoundMessages {
  found: readonly SiteMessage[];
  total: number;
}

/** Messages that contain the words, in any language or in the id. */
export function searchMessages(messages: readonly SiteMessage[], words: string): FoundMessages {
  const wanted = words.toLowerCase();
  const all = messages.filter(({ id, th, en }) =>
    [id, th, en].some((text) => text.toLowerCase().includes(wanted)),
  );
  return { found: all.slice(0, MOST), total: all.length };
}

/** Messages that the operator has written. */
export function ownMessages(messages: readonly SiteMessage[], settings: Json): FoundMessages {
  const found = messages.filter(({ id }) =>
    ['th', 'en'].some((language) => readSetting(settings, ['texts', language, id]) !== undefined),
  );
  return { found, total: found.length };
}
