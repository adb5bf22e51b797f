import { Card, Skeleton } from '@brand/ui';
import * as css from './AffiliateOverview.css.ts';

/** Skeleton of a card. */
export function AffiliateSkeleton() {
  return (
    <Card aria-hidden="true">
      <Skeleton className={css.shape} />
    </Card>
  );
}
