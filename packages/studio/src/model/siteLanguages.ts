import { LOCALES, type ShippedLocale, isShippedLocale } from '@brand/domain/text';

import type { BrandDraft } from './brandDraft.ts';

/** A language of a site. */
export interface SiteLanguage {
  /** As in addresses. */
  tag: string;
  /** As its speakers write it. */
  name: string;
}

const NAMES: Readonly<Record<ShippedLocale, string>> = { th: 'ไทย', en: 'English' };

/** The languages in which stories are written. */
export const STORY_LANGUAGES: readonly SiteLanguage[] = LOCALES.map((tag) => ({
  tag,
  name: NAMES[tag],
}));

/** The languages of a draft's site. The first one is the main one, whose addresses have no prefix. */
export function siteLanguages(draft: BrandDraft): readonly SiteLanguage[] {
  return tagsOf(draft).map((tag) => ({
    tag,
    name: isShippedLocale(tag) ? NAMES[tag] : (writtenName(draft, tag) ?? tag),
  }));
}

function tagsOf({ settings }: BrandDraft): readonly string[] {
  const { languages, locale } = settings;
  const tags = (Array.isArray(languages) ? (languages as unknown[]) : []).filter(
    (tag): tag is string => typeof tag === 'string',
  );
  if (tags.length > 0) return [...new Set(tags)];
  // `locale` named the main language before `languages` did.
  return locale === 'en' ? ['en', 'th'] : LOCALES;
}

function writtenName({ files }: BrandDraft, tag: string): string | undefined {
  try {
    const about = JSON.parse(new TextDecoder().decode(files[`messages/${tag}/language.json`])) as {
      name?: unknown;
    } | null;
    return typeof about?.name === 'string' && about.name !== '' ? about.name : undefined;
  } catch {
    // A problem of the folder, which the site reports.
    return undefined;
  }
}
