import type { CheckIn } from '@brand/domain';
import { CheckInPanel } from '@brand/ui';
import { usePlace } from '../../../routing/navigation.ts';
import { loadMissionsApi } from '../../../member/missions/missionQueries.ts';
import { useServices } from '../../../member/services.ts';
import { useCollect } from './useCollect.ts';
import { useRewardNotice } from './useRewardNotice.ts';

/** The daily check-in. Give it `nextAt` as key: each day is an intent of its own. */
export function CheckInSection({ checkIn }: { checkIn: CheckIn }) {
  const { api } = useServices();
  const { locale } = usePlace();
  const announce = useRewardNotice();
  const reward = checkIn.days.find(({ day }) => day === checkIn.day)?.reward;
  const { state, collect, recheck } = useCollect({
    form: `check-in ${checkIn.nextAt}`,
    isCollected: checkIn.done,
    call: async (idempotencyKey) => {
      const missionsApi = await loadMissionsApi(api.client);
      return missionsApi.checkIn(locale, { idempotencyKey });
    },
    onGiven: () => reward && announce(reward),
  });
  return <CheckInPanel checkIn={checkIn} collect={state} onCheckIn={collect} onRecheck={recheck} />;
}
