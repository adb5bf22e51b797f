import { useIntl } from 'react-intl';
import { usePageName } from './pageName.ts';
import { pageTitle } from './pageTitle.ts';
import { useVisit } from '../routing/visit.ts';

/** The title of the current page, in header and window. */
export function usePageTitle(): string {
  const intl = useIntl();
  const own = usePageName();
  const { match } = useVisit();
  const title = pageTitle(match?.route ?? null, match?.params ?? {}, (id, values) =>
    String(intl.formatMessage({ id }, values)),
  );
  return own ?? title;
}
