import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Route } from '../../app/routes.ts';
import { useServices } from '../../app/services.ts';

/** The title of a page by its route name; it also becomes the title of the window. */
export function usePageTitle(route: Route | null): string {
  const intl = useIntl();
  const { operator } = useServices();
  const title = intl.formatMessage({ id: `site.title.${route?.name ?? 'notFound'}` });
  const isHome = route?.name === 'index';
  useEffect(() => {
    document.title = isHome
      ? `${operator.brand.name} · ${title}`
      : `${title} · ${operator.brand.name}`;
  }, [title, isHome, operator.brand.name]);
  return title;
}
