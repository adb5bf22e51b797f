import { type RunningPromotion, type RunningPromotions } from '@brand/domain';
import { useCountdown } from '@brand/ui';
import { useState } from 'react';

/**
 * Whether the time of a promotion has run out: `asking` while the page says so and the server has not been heard. A deposit may
 * have arrived in the last second, and a phone's clock may have been put forward, so the server has the last word.
 */
export function useRunOut(
  promotion: RunningPromotion | null,
  running: RunningPromotions | null,
  ask: () => void,
): 'no' | 'asking' | 'over' {
  const isOpen = promotion !== null && !promotion.fulfilled && !promotion.closed;
  const deadline = isOpen ? promotion.deadline : null;
  /** The reply with which the time ran out; any later one is the last word. */
  const [ranOutWith, setRanOutWith] = useState<RunningPromotions | null>(null);
  const { done } = useCountdown(deadline, () => {
    setRanOutWith(running);
    ask();
  });
  const ranOut = deadline !== null && done;
  if (!ranOut && ranOutWith) setRanOutWith(null);
  if (promotion?.closed && !promotion.fulfilled) return 'over';
  if (!ranOut) return 'no';
  return ranOutWith !== null && ranOutWith !== running ? 'over' : 'asking';
}
