import { Heading } from '@brand/ui';
import { useIntl } from 'react-intl';
import { matchRoute } from '../../routing/matchRoute.ts';
import { usePlace } from '../../routing/navigation.ts';
import { titleId } from '../../document/pageTitle.ts';
import * as css from './PageHeading.css.ts';

interface PageHeadingProps {
  /** Route name of section 2. */
  name: string;
  /** Its own title. @default the title of the route */
  title?: string;
  /**
   * `wide` shows it where the header does not: on wide screens, below a header without a title. `never` leaves it to
   * screen readers, if the page shows its title itself.
   */
  shown: 'wide' | 'never';
}

/** The title of a page, as its first heading. */
export function PageHeading({ name, title, shown }: PageHeadingProps) {
  const intl = useIntl();
  const { pathname } = usePlace();
  const inHeader = matchRoute(pathname)?.route.header !== 'responsive';
  return (
    <Heading level={1} size="page" className={shown === 'wide' && !inHeader ? css.wide : css.never}>
      {title ?? intl.formatMessage({ id: titleId(name) })}
    </Heading>
  );
}
