import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './MissionCard.css.ts';

/** Placeholder of a mission card while it loads. Its container has `aria-busy`. */
export function MissionCardSkeleton() {
  return (
    <Card className={css.root} data-component="mission-card-shape" aria-hidden="true">
      <div className={css.words}>
        <Skeleton className={css.shapeTitle} />
        <Skeleton shape="text" />
      </div>
      <Skeleton shape="text" short />
      <Skeleton className={css.shapeReward} />
      <div className={css.end}>
        <Skeleton shape="text" short />
        <Skeleton className={css.shapeAction} />
      </div>
    </Card>
  );
}
