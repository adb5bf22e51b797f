import { type DepositState, checkDepositAmount, depositLeft } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { limitsOptions } from './limitsQuery.ts';

/** What the member’s own limits have against the amount that is typed. */
export type LimitObstacle = NonNullable<ReturnType<typeof depositLeft>> & {
  /** The amount is known to be over it: there is no sense in asking. Else the API has refused it, and says so itself. */
  readonly isOver: boolean;
};

/**
 * What is left of the tightest limit, where the typed amount is over it. What is not known stops nobody; the API decides.
 *
 * @param state of the deposit; null while another way to pay is open
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
