import { ErrorState, LinkButton, useText } from '@brand/ui';
import { createElement, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { box } from '../../platform/illustrations/SiteIllustration.css.ts';
import * as css from './PageFailed.css.ts';
import { page } from '../../routing/chunks/page.ts';
import { useLazyModule } from '../../routing/chunks/useLazyModule.ts';
import { usePlace } from '../../routing/navigation.ts';

/** Few visits need it. */
const illustration = page(() =>
  import('../../platform/illustrations/SiteIllustration.tsx').then((code) => code.SiteIllustration),
);

/** Why a page could not be shown. */
export interface PageFailedProps {
  /**
   * - `network`: it could not be loaded.
   * - `timeout`: it has not arrived yet.
   * - `maintenance`: the service is down (section 8, 9998).
   * - `general`: an error of the API or of the page itself (section 8, general error page).
   */
  reason: 'network' | 'timeout' | 'maintenance' | 'general';
  onRetry: () => void;
}

/** Replaces a page that could not be shown, with a retry and a link home. It retries when the network is back. */
export function PageFailed({ reason, onRetry }: PageFailedProps) {
  const t = useText();
  const intl = useIntl();
  const { href } = usePlace();
  const Illustration = useLazyModule(illustration, true);
  const drawing = reason === 'network' || reason === 'timeout' ? 'kite' : 'lamp';
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className={css.root} data-component="page-failed">
      <ErrorState
        picture={
          Illustration ? (
            createElement(Illustration, { name: drawing })
          ) : (
            <span className={box} aria-hidden="true" />
          )
        }
        title={
          reason === 'maintenance'
            ? intl.formatMessage({ id: 'site.title.maintenance' })
            : t('common.somethingWrong')
        }
        text={
          reason === 'general'
            ? intl.formatMessage({ id: 'site.error.wait' })
            : t(`error.general.${reason}`)
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
