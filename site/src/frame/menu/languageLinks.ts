import type { LanguageLink } from '@brand/ui';
import { localePath } from '../../language/locale.ts';
import type { Place } from '../../routing/navigation.ts';

/** The page of a place in every language, with its parameters and flags. */
export function languageLinks({
  locale: shown,
  pathname,
  search,
}: Pick<Place, 'locale' | 'pathname' | 'search'>): LanguageLink[] {
  return (['th', 'en'] as const).map((locale) => ({
    locale,
    href: localePath(locale, pathname + search),
    current: locale === shown,
  }));
}
