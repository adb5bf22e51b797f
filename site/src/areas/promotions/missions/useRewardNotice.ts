import { type Reward, formatSatangShort } from '@brand/domain';
import { useIntl } from 'react-intl';
import { notify } from '../../../platform/toasts/notify.ts';

/** A short notice about a reward that the API has given. */
export function useRewardNotice(): (reward: Reward) => void {
  const intl = useIntl();
  return (reward) => {
    const text =
      reward.kind === 'credit'
        ? intl.formatMessage(
            { id: 'site.missions.gotCredit' },
            { credit: formatSatangShort(reward.credit) },
          )
        : intl.formatMessage(
            { id: 'site.missions.gotSpins' },
            { count: reward.spins, game: reward.game.name },
          );
    notify({ tone: 'success', text });
  };
}
