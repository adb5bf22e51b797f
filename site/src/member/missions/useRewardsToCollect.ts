import { rewardsToCollect } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../routing/navigation.ts';
import { useServices, useSession } from '../services.ts';
import { missionsOptions } from './missionQueries.ts';

/** Number of rewards that the member can collect, for visible menus. Null while it is unknown, and without missions. */
export function useRewardsToCollect(): number | null {
  const services = useServices();
  const { locale } = usePlace();
  const isMember = useSession() !== null;
  const enabled = isMember && services.operator.features.missions;
  const { data } = useQuery({ ...missionsOptions(services, locale), enabled });
  return enabled && data ? rewardsToCollect(data) : null;
}
