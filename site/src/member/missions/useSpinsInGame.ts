import { spinsInGame } from '@brand/domain';
import { useNowAt } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../routing/navigation.ts';
import { useServices, useSession } from '../services.ts';
import { freeSpinsOptions } from './missionQueries.ts';

/** Free spins of the member in a game; 0 while they are unknown, for visitors, and without missions. */
export function useSpinsInGame(gameId: string): number {
  const services = useServices();
  const { locale } = usePlace();
  const isMember = useSession() !== null;
  const enabled = isMember && services.operator.features.missions;
  const { data } = useQuery({ ...freeSpinsOptions(services, locale), enabled });
  const known = (enabled && data) || [];
  const now = useNowAt(...known.map(({ expiresAt }) => expiresAt));
  return spinsInGame(known, gameId, now);
}
