import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './TournamentScene.css.ts';

/** Skeleton of a tournament scene. Its container has `aria-busy`. */
export function TournamentSceneSkeleton() {
  return (
    <Card
      padding="none"
      className={css.root}
      data-component="tournament-scene-shape"
      aria-hidden="true"
    >
      <div className={css.columns}>
        <Skeleton className={css.art} />
        <div className={css.words}>
          <Skeleton shape="text" short />
          <Skeleton className={css.shapes.title} />
          <Skeleton shape="text" short />
        </div>
        <div className={css.prize}>
          <Skeleton className={css.shapes.prize} />
        </div>
        <div className={css.side}>
          <Skeleton className={css.shapes.podium} />
        </div>
      </div>
    </Card>
  );
}
