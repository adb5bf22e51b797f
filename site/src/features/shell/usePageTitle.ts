import { useIntl } from 'react-intl';
import { pageTitle } from '../../app/pageTitle.ts';
import { useVisit } from '../../app/useVisit.ts';

/** The name of the page that is shown, as header and window say it. */
export function usePageTitle(): string {
  const intl = useIntl();
  const { match } = useVisit();
  return pageTitle(match?.route ?? null, match?.params ?? {}, (id, values) =>
    String(intl.formatMessage({ id }, values)),
  );
}
