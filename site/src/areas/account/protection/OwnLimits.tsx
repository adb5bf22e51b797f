import { type ProtectionApi, createProtectionApi } from '@brand/api/protection';
import type { DepositLimits, Failure } from '@brand/domain';
import { DepositLimitsPanel, type DepositLimitsState } from '@brand/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { contentFailureOf, failureOf } from '../../../platform/errors/failureOf.ts';
import { useServices } from '../../../member/services.ts';
import { LIMITS_KEY, limitsOptions } from '../../../member/limits/limitsQuery.ts';

/** The member's deposit limits, read and changed. */
export function OwnLimits() {
  const services = useServices();
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(limitsOptions(services));

  async function change(
    call: (api: ProtectionApi) => Promise<DepositLimits>,
  ): Promise<Failure | null> {
    try {
      const limits = await call(createProtectionApi(services.api.client));
      // A request from before the change would return old values.
      await queries.cancelQueries({ queryKey: LIMITS_KEY });
      queries.setQueryData(LIMITS_KEY, limits);
      return null;
    } catch (failed) {
      return failureOf(failed);
    }
  }

  return (
    <DepositLimitsPanel
      state={stateOf(data, error, isFetching)}
      onRetry={() => void refetch()}
      onSave={(period, limit) => change((api) => api.setLimit(period, limit))}
      onKeep={(period) => change((api) => api.keepLimit(period))}
    />
  );
}

function stateOf(
  data: DepositLimits | undefined,
  error: unknown,
  retrying: boolean,
): DepositLimitsState {
  if (data) return { status: 'ready', ...data };
  if (!error) return { status: 'loading' };
  return { status: 'error', failure: contentFailureOf(error), retrying };
}
