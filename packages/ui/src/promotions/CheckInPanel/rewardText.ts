import { formatSatangShort, type Reward } from '@brand/domain';

import type { useText } from '../../messages/useText.ts';

/** A reward in a few words: `3 baht`, `5 free spins`. */
export function rewardText(reward: Reward, t: ReturnType<typeof useText>): string {
  return reward.kind === 'credit'
    ? `${formatSatangShort(reward.credit)} ${t('common.baht')}`
    : t('mission.spins', { count: reward.spins });
}
