import type { Mission } from '@brand/domain';
import { MissionCard } from '@brand/ui';
import { useIsPhone } from '../../../platform/device/useIsPhone.ts';
import { type Place, usePlace } from '../../../routing/navigation.ts';
import { loadMissionsApi } from '../../../member/missions/missionQueries.ts';
import { useServices } from '../../../member/services.ts';
import { cashierHref } from '../../../member/wallet/walletHref.ts';
import { useCollect } from './useCollect.ts';
import { useRewardNotice } from './useRewardNotice.ts';

/** One mission with the collection of its reward. */
export function MissionItem({ mission }: { mission: Mission }) {
  const { api } = useServices();
  const place = usePlace();
  const isPhone = useIsPhone();
  const announce = useRewardNotice();
  const { id, state: known, reward } = mission;
  const { state, collect, recheck } = useCollect({
    form: `collect ${id}`,
    isCollected: known === 'collected',
    call: async (idempotencyKey) => {
      const missionsApi = await loadMissionsApi(api.client);
      return missionsApi.collect(id, place.locale, { idempotencyKey });
    },
    onGiven: () => announce(reward),
  });
  return (
    <MissionCard
      mission={mission}
      collect={state}
      onCollect={collect}
      onRecheck={recheck}
      href={wayTo(mission, place, isPhone)}
    />
  );
}

/** Where the goal of a mission can be reached. */
function wayTo({ kind, gameType }: Mission, place: Place, isPhone: boolean): string | undefined {
  if (kind === 'play') return place.href(gameType === null ? '/list' : `/list/${gameType}`);
  return kind === 'deposit' ? cashierHref(place, isPhone, 'deposit-tab') : undefined;
}
