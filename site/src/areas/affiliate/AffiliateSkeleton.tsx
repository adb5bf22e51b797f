import { Card, Skeleton } from '@brand/ui';
import * as css from './AffiliateOverview.css.ts';

interface AffiliateSkeletonProps {
  /** Class of its height. */
  shape?: string;
  className?: string | undefined;
}

/** Skeleton of a card. */
export function AffiliateSkeleton({ shape = css.shape, className }: AffiliateSkeletonProps) {
  return (
    <Card aria-hidden="true" className={className}>
      <Skeleton className={shape} />
    </Card>
  );
}
