import type { BonusRefusal, Promotion, ScheduleState } from '@brand/domain';
import { useSession } from '../../member/services.ts';
import { ScheduleBadge } from './ScheduleBadge.tsx';
import { useRunsForMember } from './useRunsForMember.ts';

interface PromotionBadgesProps {
  promotion: Promotion;
  /** Current time relative to its schedule. */
  state: ScheduleState;
  /** Why the member cannot have it now. */
  refusal: BonusRefusal | null;
}

/** Status of a promotion, in general and for this member: received, open, or not open now. */
export function PromotionBadges({ promotion, state, refusal }: PromotionBadgesProps) {
  const isMember = useSession() !== null;
  const runs = useRunsForMember(promotion);
  const isForOthers = promotion.audience === 'visitors' || (promotion.by === 'countdown' && !runs);
  const isClosed = refusal !== null || (isMember && isForOthers);
  return (
    <ScheduleBadge
      schedule={promotion}
      state={state}
      standing={promotion.claimed ? 'claimed' : isClosed ? 'notForYou' : null}
    />
  );
}
