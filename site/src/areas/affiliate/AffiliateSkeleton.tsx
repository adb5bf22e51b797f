import { Card, Skeleton } from '@brand/ui';
import * as css from './AffiliateOverview.css.ts';

/** A card that is on its way. */
export function AffiliateSkeleton() {
  return (
    <Card aria-hidden="true">
      <Skeleton className={css.shape} />
    </Card>
  );
}
