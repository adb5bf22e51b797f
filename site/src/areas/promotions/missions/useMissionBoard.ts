import { type MissionBoard, depositLeft, protectedBoard } from '@brand/domain';
import { useNowAt } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { limitsOptions } from '../../../member/limits/limitsQuery.ts';
import { missionsOptions } from '../../../member/missions/missionQueries.ts';
import { useServices } from '../../../member/services.ts';

interface MissionBoardLoad {
  /** Undefined while it loads, and after an error. */
  board: MissionBoard | undefined;
  error: Error | null;
  /** Loads it again. */
  retry: () => void;
}

/**
 * The board that the member may see. It waits for the deposit limits too: nothing that asks for a deposit appears before
 * it is known that the member has no limit. If they cannot be read, the protection by the API decides.
 */
export function useMissionBoard(): MissionBoardLoad {
  const services = useServices();
  const { locale } = usePlace();
  const missions = useQuery({
    ...missionsOptions(services, locale),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const isLimited = services.operator.protection.depositLimits;
  const limits = useQuery({ ...limitsOptions(services), enabled: isLimited });
  const { data, error, refetch } = missions;

  const retry = () => void refetch();

  // The next day brings the next check-in, also to a page that stays open.
  const nextAt = data?.checkIn?.nextAt ?? null;
  const now = useNowAt(nextAt);
  const isPast = nextAt !== null && now >= nextAt;
  useEffect(() => {
    if (isPast) void refetch();
  }, [isPast, refetch]);

  if (!data || (isLimited && limits.isPending))
    return { board: undefined, error: data ? null : error, retry };
  const left = limits.data ? (depositLeft(limits.data.limits)?.left ?? null) : null;
  return { board: protectedBoard(data, left), error: null, retry };
}
