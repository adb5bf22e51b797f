import { type RunningPromotion, type RunningPromotions } from '@brand/domain';
import { useCountdown } from '@brand/ui';
import { useState } from 'react';

/**
 * Whether the time of a promotion has expired. `asking` from the local expiry until the server has replied. A deposit may
 * have arrived in the last second, and the phone's clock may be wrong, so the server decides.
 */
export function useRunOut(
  promotion: RunningPromotion | null,
  running: RunningPromotions | null,
  ask: () => void,
): 'no' | 'asking' | 'over' {
  const isOpen = promotion !== null && !promotion.fulfilled && !promotion.closed;
  const deadline = isOpen ? promotion.deadline : null;
  /** The reply after which the time expired. Any later reply decides. */
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
