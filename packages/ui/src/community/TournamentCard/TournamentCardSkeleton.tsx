import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './TournamentCard.css.ts';

/** Skeleton of a tournament card. Its container has `aria-busy`. */
export function TournamentCardSkeleton() {
  return (
    <Card
      padding="none"
      className={css.root}
      data-component="tournament-card-shape"
      aria-hidden="true"
    >
      <Skeleton className={css.art} />
      <div className={css.body}>
        <Skeleton shape="text" short />
        <Skeleton className={css.shapeTitle} />
        <Skeleton shape="text" short />
        <Skeleton shape="text" short />
      </div>
    </Card>
  );
}
