import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './OfferCard.css.ts';

/** Placeholder of an offer card while it loads. Its container has `aria-busy`. */
export function OfferCardSkeleton() {
  return (
    <Card padding="none" className={css.root} data-component="offer-card-shape" aria-hidden="true">
      <Skeleton className={css.picture} />
      <div className={css.body}>
        <Skeleton className={css.lineTitle} />
        <div>
          <Skeleton shape="text" />
          <Skeleton shape="text" short />
        </div>
        <Skeleton className={css.block} />
      </div>
    </Card>
  );
}
