import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './CheckInPanel.css.ts';

/** Placeholder of the check-in while it loads. Its container has `aria-busy`. */
export function CheckInPanelSkeleton() {
  return (
    <Card className={css.root} data-component="check-in-panel-shape" aria-hidden="true">
      <div className={css.content}>
        <div className={css.words}>
          <Skeleton className={css.shapeTitle} />
          <Skeleton shape="text" short />
        </div>
        <div className={css.days}>
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <Skeleton key={day} className={day === 7 ? `${css.shape} ${css.last}` : css.shape} />
          ))}
        </div>
        <div className={css.foot}>
          <div>
            <Skeleton shape="text" short />
            <Skeleton shape="text" short />
          </div>
          <Skeleton className={css.shapeFoot} />
        </div>
      </div>
    </Card>
  );
}
