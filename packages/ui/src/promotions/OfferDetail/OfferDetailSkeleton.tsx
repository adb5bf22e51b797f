import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './OfferDetail.css.ts';

/** Placeholder of an offer's page while it loads. Its container has `aria-busy`. */
export function OfferDetailSkeleton() {
  return (
    <Card
      padding="none"
      className={css.root}
      data-component="offer-detail-shape"
      aria-hidden="true"
    >
      <Skeleton className={css.picture} />
      <div className={css.body}>
        <div>
          <Skeleton className={css.lineTitle} />
          <Skeleton shape="text" />
          <Skeleton shape="text" short />
        </div>
        <div className={css.figures}>
          <Skeleton className={css.block} />
        </div>
        <div className={css.content}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" short />
        </div>
      </div>
    </Card>
  );
}
