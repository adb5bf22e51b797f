import { ErrorState, LinkButton, useText } from '@brand/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import * as css from './PageFailed.css.ts';
import { usePlace } from './navigation.ts';

interface PageFailedProps {
  /** `network`: it could not be had. `general`: the API or the page itself is at fault (section 8, general error page). */
  reason: 'network' | 'general';
  onRetry: () => void;
}

/** Stands where a page could not be shown, with a way to try again and a way home. It tries again when the network is back. */
export function PageFailed({ reason, onRetry }: PageFailedProps) {
  const t = useText();
  const intl = useIntl();
  const { href } = usePlace();
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className={css.root} data-component="page-failed">
      <ErrorState
        title={t('common.somethingWrong')}
        text={
          reason === 'network'
            ? t('error.general.network')
            : intl.formatMessage({ id: 'site.error.wait' })
        }
        retryLabel={t('common.retry')}
        onRetry={onRetry}
      />
      <LinkButton variant="ghost" href={href('/')}>
        {intl.formatMessage({ id: 'site.notFound.home' })}
      </LinkButton>
    </div>
  );
}
