import { Heading } from '@brand/ui';
import { useIntl } from 'react-intl';
import * as css from './PageHeading.css.ts';

interface PageHeadingProps {
  /** Route name of section 2. */
  name: string;
  /**
   * `wide` shows it where the header does not, on wide screens. `never` leaves it to screen readers, where the page says
   * its name by itself.
   */
  shown: 'wide' | 'never';
}

/** The name of a page, as its first heading. */
export function PageHeading({ name, shown }: PageHeadingProps) {
  const intl = useIntl();
  return (
    <Heading level={1} className={shown === 'wide' ? css.wide : css.never}>
      {intl.formatMessage({ id: `site.title.${name}` })}
    </Heading>
  );
}
