import type { Locale } from '@brand/domain';
import type { Operator } from '@brand/operator';
import type { Place } from '../../routing/navigation.ts';
import { textOf } from '../../language/locale.ts';

/** Links to the operator's own pages at one place, in its order. @param locale language of their titles */
export function operatorPages(
  { href, pathname }: Pick<Place, 'href' | 'pathname'>,
  { pages }: Pick<Operator, 'pages'>,
  where: Operator['pages'][number]['places'][number],
  locale: Locale,
) {
  return pages
    .filter(({ places }) => places.includes(where))
    .map(({ name, title }) => ({
      href: href(`/page/${name}`),
      title: textOf(title, locale),
      current: pathname === `/page/${name}`,
    }));
}
