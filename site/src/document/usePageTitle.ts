import { useIntl } from 'react-intl';
import { usePageName } from './pageName.ts';
import { pageTitle } from './pageTitle.ts';
import { useVisit } from '../routing/visit.ts';

/** The name of the page that is shown, as header and window say it. */
export function usePageTitle(): string {
  const intl = useIntl();
  const own = usePageName();
  const { match } = useVisit();
  const title = pageTitle(match?.route ?? null, match?.params ?? {}, (id, values) =>
    String(intl.formatMessage({ id }, values)),
  );
  return own ?? title;
}
