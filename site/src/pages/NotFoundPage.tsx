import { EmptyState, LinkButton } from '@brand/ui';
import { useIntl } from 'react-intl';
import { usePlace } from '../routing/navigation.ts';
import * as glyphs from '@brand/ui/icons';

/** The page of an unknown address (section 2). */
export function NotFoundPage() {
  const intl = useIntl();
  const { href } = usePlace();
  return (
    <EmptyState
      icon={glyphs.search}
      level={1}
      title={intl.formatMessage({ id: 'site.notFound.title' })}
      text={intl.formatMessage({ id: 'site.notFound.status' })}
      action={
        <LinkButton href={href('/')}>{intl.formatMessage({ id: 'site.notFound.home' })}</LinkButton>
      }
    />
  );
}
