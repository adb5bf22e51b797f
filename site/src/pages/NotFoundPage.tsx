import { EmptyState, LinkButton } from '@brand/ui';
import { useIntl } from 'react-intl';
import { SiteIllustration } from '../platform/illustrations/SiteIllustration.tsx';
import { usePlace } from '../routing/navigation.ts';

/** The page of an unknown address (section 2). */
export function NotFoundPage() {
  const intl = useIntl();
  const { href } = usePlace();
  return (
    <EmptyState
      picture={<SiteIllustration name="boat" />}
      level={1}
      title={intl.formatMessage({ id: 'site.notFound.title' })}
      text={intl.formatMessage({ id: 'site.notFound.status' })}
      action={
        <LinkButton href={href('/')}>{intl.formatMessage({ id: 'site.notFound.home' })}</LinkButton>
      }
    />
  );
}
