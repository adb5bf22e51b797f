import { JackpotCounter } from '@brand/ui';
import { useInView } from './useInView.ts';
import { useJackpots } from './useJackpots.ts';

/** The pool of a jackpot on a card. @param id of the jackpot */
export function CardJackpot({ id }: { id: string }) {
  const [ref, isInView] = useInView<HTMLSpanElement>();
  const { data } = useJackpots(isInView);
  const jackpot = data?.jackpots.find((each) => each.id === id);
  return (
    <span ref={ref}>
      {jackpot && data && (
        <JackpotCounter value={jackpot.pool} fillMs={data.intervalMs} size="sm" />
      )}
    </span>
  );
}
