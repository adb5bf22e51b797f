import type { LanguageLink } from '@brand/ui';
import { addedLanguage, localePath, siteLanguages } from '../../language/locale.ts';
import type { Place } from '../../routing/navigation.ts';

/** The current page in every language, with its parameters. */
export function languageLinks({
  locale: shown,
  pathname,
  search,
}: Pick<Place, 'locale' | 'pathname' | 'search'>): LanguageLink[] {
  return siteLanguages().map((locale) => ({
    locale,
    name: addedLanguage(locale)?.name,
    href: localePath(locale, pathname + search),
    current: locale === shown,
  }));
}
