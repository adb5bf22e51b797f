import { EmptyState, OfferCardSkeleton, useText } from '@brand/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../platform/errors/LoadFailed.tsx';
import { SiteIllustration } from '../../platform/illustrations/SiteIllustration.tsx';
import { useRetryFailed } from '../../platform/connection/useRetryFailed.ts';
import { waiting } from '../../platform/styles/waiting.css.ts';
import * as css from './OfferGrid.css.ts';

interface OfferGridProps<Offer> {
  query: Pick<UseQueryResult<readonly Offer[]>, 'data' | 'error'>;
  /** The card of an offer. `first` marks those that are visible before scrolling. */
  card: (offer: Offer, first: boolean) => ReactNode;
  keyOf: (offer: Offer) => string;
  /** Error message of the list. */
  failedTitle: string;
  /** Message for an empty list. */
  emptyText: string;
}

const SHAPES = 3;

/** Cards in a grid, or their loading, error or empty state. */
export function OfferGrid<Offer>({
  query: { data, error },
  card,
  keyOf,
  failedTitle,
  emptyText,
}: OfferGridProps<Offer>) {
  const t = useText();
  const retry = useRetryFailed();
  if (data?.length === 0) {
    return (
      <EmptyState
        picture={<SiteIllustration name="chest" />}
        title={t('common.notFound')}
        text={emptyText}
      />
    );
  }
  if (data) {
    return (
      <ul role="list" className={css.grid}>
        {data.map((offer, index) => (
          <li key={keyOf(offer)}>{card(offer, index < SHAPES)}</li>
        ))}
      </ul>
    );
  }
  if (error) return <LoadFailed title={failedTitle} error={error} onRetry={retry} />;
  return (
    <div
      className={`${css.grid} ${waiting}`}
      role="status"
      aria-label={t('common.loading')}
      aria-busy="true"
    >
      {Array.from({ length: SHAPES }, (_, index) => (
        <OfferCardSkeleton key={index} />
      ))}
    </div>
  );
}
