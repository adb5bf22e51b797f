import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './WithdrawalTimeline.css.ts';

/** Steps of a withdrawal that has not been refused. */
const STEPS = ['requested', 'checked', 'sent', 'received'];

/** The only step of a new withdrawal with a time, which has a line of its own in a narrow window. */
const HAPPENED = 'requested';

/** As high as the steps of a new withdrawal, so that nothing below moves under a finger when they arrive. */
export function WithdrawalPlaceholder({ asksToNotify }: { asksToNotify: boolean }) {
  return (
    <>
      <div className={css.steps} aria-hidden="true">
        {STEPS.map((step) => (
          <div key={step} className={css.step} data-state="later">
            <span className={css.mark} />
            <Text as="span" size="sm">
              <Skeleton shape="text" short />
            </Text>
            {step === HAPPENED && (
              <Text as="span" size="sm" className={css.time}>
                <Skeleton shape="text" className={css.skeletonTime} />
              </Text>
            )}
          </div>
        ))}
      </div>
      {asksToNotify && <Skeleton className={css.skeletonButton} />}
      <Skeleton className={css.skeletonButton} />
    </>
  );
}
