import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './TournamentCard.css.ts';

/** The shape of a tournament that is on its way. Its container carries `aria-busy`. */
export function TournamentCardSkeleton() {
  return (
    <Card
      padding="none"
      className={css.root}
      data-component="tournament-card-shape"
      aria-hidden="true"
    >
      <Skeleton className={css.shapeArt} />
      <div className={css.body}>
        <Skeleton shape="text" short />
        <Skeleton className={css.shapeTitle} />
        <Skeleton shape="text" short />
        <Skeleton shape="text" short />
      </div>
    </Card>
  );
}
