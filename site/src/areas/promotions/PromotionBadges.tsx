import type { BonusRefusal, Promotion, ScheduleState } from '@brand/domain';
import { useSession } from '../../member/services.ts';
import { ScheduleBadge } from './ScheduleBadge.tsx';

interface PromotionBadgesProps {
  promotion: Promotion;
  /** Where now stands to it. */
  state: ScheduleState;
  /** Why the member cannot have it now. */
  refusal: BonusRefusal | null;
}

/** How a promotion stands, and to this member: had, open, or not open now. */
export function PromotionBadges({ promotion, state, refusal }: PromotionBadgesProps) {
  const isMember = useSession() !== null;
  const isClosed = refusal !== null || (isMember && promotion.audience === 'visitors');
  return (
    <ScheduleBadge
      schedule={promotion}
      state={state}
      standing={promotion.claimed ? 'claimed' : isClosed ? 'notForYou' : null}
    />
  );
}
