import { EmptyState, Icon, LinkButton, OfferDetailSkeleton, useText } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../../platform/errors/LoadFailed.tsx';
import { SiteIllustration } from '../../platform/illustrations/SiteIllustration.tsx';
import { usePlace } from '../../routing/navigation.ts';
import { useRetryFailed } from '../../platform/connection/useRetryFailed.ts';
import { waiting } from '../../platform/styles/waiting.css.ts';
import * as css from './OfferFrame.css.ts';

interface OfferFrameProps<Offer> {
  /** Undefined while loading, null if there is none. */
  offer: Offer | null | undefined;
  error: Error | null;
  /** The page of its list. */
  page: 'promotion' | 'event';
  /** Title of that page, until the offer is loaded. */
  heading: ReactNode;
  children: (offer: Offer) => ReactNode;
}

/** Details of one offer with a link to the list, or its loading, error or empty state. */
export function OfferFrame<Offer>({
  offer,
  error,
  page,
  heading,
  children,
}: OfferFrameProps<Offer>) {
  const t = useText();
  const intl = useIntl();
  const { href } = usePlace();
  const retry = useRetryFailed();
  const list = intl.formatMessage({ id: `site.${page}.all` });
  return (
    <div className={css.root}>
      <LinkButton
        href={href(`/${page}`)}
        variant="ghost"
        tone="neutral"
        className={css.back}
        iconStart={<Icon glyph={glyphs.back} size={20} />}
      >
        {list}
      </LinkButton>
      {!offer && heading}
      {offer && children(offer)}
      {offer && (
        <LinkButton href={href(`/${page}`)} variant="ghost" tone="neutral" className={css.toList}>
          {list}
        </LinkButton>
      )}
      {offer === null && (
        <EmptyState
          picture={<SiteIllustration name="boat" />}
          title={intl.formatMessage({ id: `site.${page}.goneTitle` })}
          text={intl.formatMessage({ id: `site.${page}.goneText` })}
          action={<LinkButton href={href(`/${page}`)}>{list}</LinkButton>}
        />
      )}
      {offer === undefined &&
        (error ? (
          <LoadFailed
            title={intl.formatMessage({ id: `site.${page}.oneFailed` })}
            error={error}
            onRetry={retry}
          />
        ) : (
          <div role="status" aria-label={t('common.loading')} aria-busy="true" className={waiting}>
            <OfferDetailSkeleton />
          </div>
        ))}
    </div>
  );
}
