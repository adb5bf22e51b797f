import { type Promotion, promotionCountdown } from '@brand/domain';
import { useNowAt } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices, useSession } from '../../member/services.ts';
import { runningOptions } from './box/runningQuery.ts';

/** Whether the countdown of a deposit promotion is active for the member. Only then a deposit earns it. */
export function useRunsForMember({ by }: Pick<Promotion, 'by'>): boolean {
  const services = useServices();
  const userId = useSession()?.userId ?? null;
  const enabled = userId !== null && by === 'countdown';
  const { data } = useQuery({ ...runningOptions(services, userId), enabled });
  const running = enabled ? data?.deposit : null;
  const now = useNowAt(running?.deadline ?? null);
  if (!running) return false;
  const { status } = promotionCountdown(running, now);
  return status === 'running' || status === 'untimed';
}
