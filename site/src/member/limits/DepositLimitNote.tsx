import { formatSatangShort } from '@brand/domain';
import { Banner, LinkButton, bangkokDateTime } from '@brand/ui';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { usePlace } from '../../routing/navigation.ts';
import * as css from './DepositLimitNote.css.ts';
import type { LimitObstacle } from './useDepositLeft.ts';

interface DepositLimitNoteProps {
  readonly limit: LimitObstacle;
  /** Link to the limits. */
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * Explains that an amount exceeds the member's own limit, with a link to the limits. Only the link if the API has given
 * the reason.
 */
export function DepositLimitNote({ limit, ref }: DepositLimitNoteProps) {
  const intl = useIntl();
  const { href } = usePlace();
  const link = (
    <LinkButton ref={ref} href={href('/limits')} variant="outline" tone="neutral" size="sm">
      {intl.formatMessage({ id: 'site.limit.see' })}
    </LinkButton>
  );
  if (!limit.isOver) return <div>{link}</div>;
  const values = {
    left: formatSatangShort(limit.left),
    when: bangkokDateTime(limit.renewsAt, intl.locale),
  };
  return (
    <Banner tone="pending">
      <div className={css.note}>
        {intl.formatMessage({ id: `site.limit.${limit.period}` }, values)}
        {link}
      </div>
    </Banner>
  );
}
