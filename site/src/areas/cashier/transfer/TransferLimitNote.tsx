import { depositLeft } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../member/services.ts';
import { DepositLimitNote } from '../../../member/limits/DepositLimitNote.tsx';
import { limitsOptions } from '../../../member/limits/limitsQuery.ts';

/**
 * Shows the rest of the tightest limit before money is transferred. A transfer arrives regardless of the limit, so
 * nothing is refused afterwards. Renders nothing if no limit is set.
 */
export function TransferLimitNote() {
  const services = useServices();
  const enabled = services.operator.protection.depositLimits;
  const { data } = useQuery({ ...limitsOptions(services), enabled });
  const left = enabled && data ? depositLeft(data.limits) : null;
  return left ? <DepositLimitNote limit={{ ...left, isOver: true }} /> : <></>;
}
