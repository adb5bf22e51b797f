import { LOCALES } from '@brand/domain/text';
import * as v from 'valibot';

import { patterned, setting } from './setting.ts';

const TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;

/** A language as it is in addresses: `lo`, `zh-Hant`, `pt-BR`. */
export const languageTag = patterned(TAG, 'a language such as "th", "en" or "lo"', 12);

/** Whether the language exists: its first part must not look like a page of the site. */
export function isLanguage(tag: string): boolean {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return TAG.test(tag) && names.of(tag) !== undefined;
}

const list = v.pipe(
  v.array(languageTag),
  v.minLength(1),
  v.maxLength(20),
  v.metadata({ uniqueItems: true }),
  v.check((tags) => new Set(tags).size === tags.length, 'each language once'),
  v.check((tags) => tags.every((tag) => !TAG.test(tag) || isLanguage(tag)), 'languages that exist'),
);

/** The languages of the site. */
export const languagesSchema = v.optional(
  setting(
    list,
    'The languages of the site; the first is the main one, whose addresses have no prefix. One besides th and en has its messages in messages/<language>: brand-theme language add.',
    ['th', 'en', 'lo'],
  ),
  [...LOCALES],
);

/** The languages of the API. */
export const apiLanguagesSchema = v.optional(
  setting(
    list,
    'The languages that the member API answers in. A page in another one asks it for the main language of the site, then for English.',
    ['th', 'en'],
  ),
  [...LOCALES],
);
