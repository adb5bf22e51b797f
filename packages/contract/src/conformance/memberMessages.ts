import { readFileSync } from 'node:fs';
import type { MemberMessageId } from './faultKinds.ts';

/** What members read when a call fails, in both languages. */
export type MemberMessages = Readonly<
  Record<MemberMessageId, { readonly th: string; readonly en: string }>
>;

const IDS: readonly MemberMessageId[] = [
  'error.general.network',
  'error.general.timeout',
  'error.general.server',
  'error.general.maintenance',
  'error.general.malformed',
  'error.general.session',
  'error.general.other',
];

/** The messages as they are in the catalogues of the site. An operator may have others. */
export function memberMessages(): MemberMessages {
  const [th, en] = [catalogue('th'), catalogue('en')];
  return Object.fromEntries(
    IDS.map((id) => [id, { th: th[id] ?? id, en: en[id] ?? id }]),
  ) as MemberMessages;
}

function catalogue(language: string): Readonly<Record<string, string>> {
  const file = new URL(`../../../ui/src/messages/core.${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
