import { type DepositState, checkDepositAmount, depositLeft } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { limitsOptions } from './limitsQuery.ts';

/** Conflict of the typed amount with the member's own limits. */
export type LimitObstacle = NonNullable<ReturnType<typeof depositLeft>> & {
  /** The amount is known to exceed the limit, so it is not sent. Otherwise the API has refused it and gives the reason. */
  readonly isOver: boolean;
};

/**
 * Remaining amount of the tightest limit, if the typed amount exceeds it. An unknown limit does not block; the API
 * decides.
 *
 * @param state of the deposit; null while another payment method is open
 */
export function useDepositLeft(state: DepositState | null): LimitObstacle | null {
  const services = useServices();
  const typing = state?.status === 'entering' ? state : null;
  const { data } = useQuery({
    ...limitsOptions(services),
    enabled: typing !== null && services.operator.protection.depositLimits,
  });
  const left = data && depositLeft(data.limits);
  if (!typing || !left) return null;
  if (typing.failure?.period) return { ...left, isOver: false };
  const checked = checkDepositAmount(typing.draft, typing.channel.range);
  return checked.ok && checked.amount > left.left ? { ...left, isOver: true } : null;
}
