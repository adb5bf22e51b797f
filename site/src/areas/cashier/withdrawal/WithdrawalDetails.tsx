import { CODE, type Failure } from '@brand/domain';
import { WithdrawalTimeline, type WithdrawalTimelineProps } from '@brand/ui';
import { ApiError } from '@brand/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshWallet } from '../../../member/cashier/refreshWallet.ts';
import { useWithdrawalsApi } from './useWithdrawalsApi.ts';
import { WITHDRAWALS_KEY, withdrawalOptions } from './withdrawalQueries.ts';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { askToNotify, canAskToNotify } from '../../../platform/device/systemNotification.ts';
import { usePlace } from '../../../routing/navigation.ts';

interface WithdrawalDetailsProps {
  reference: string;
}

/** The progress of a withdrawal, with its cancellation. Nothing if the API does not know it, such as a refused transfer. */
export function WithdrawalDetails({ reference }: WithdrawalDetailsProps) {
  const api = useWithdrawalsApi();
  const queries = useQueryClient();
  const { locale } = usePlace();
  const options = withdrawalOptions(api, reference, locale);
  const { data, error, refetch } = useQuery(options);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [canAsk, setCanAsk] = useState(canAskToNotify);

  async function ask() {
    await askToNotify();
    setCanAsk(canAskToNotify());
  }

  async function cancel() {
    setFailure(null);
    try {
      const cancelled = await api.cancelWithdrawal(reference, { locale });
      queries.setQueryData(options.queryKey, cancelled);
    } catch (cause) {
      setFailure(failureOf(cause));
      throw cause;
    } finally {
      void queries.invalidateQueries({ queryKey: WITHDRAWALS_KEY });
      void refreshWallet(queries);
    }
  }

  if (error instanceof ApiError && error.code === CODE.noSuchWithdrawal) return null;
  return (
    <WithdrawalTimeline
      state={stateOf()}
      onCancel={cancel}
      failure={failure}
      onNotify={canAsk ? () => void ask() : undefined}
      onRetry={() => void refetch()}
    />
  );

  function stateOf(): WithdrawalTimelineProps['state'] {
    if (data) return { status: 'ready', withdrawal: data, stale: error !== null };
    return error ? { status: 'error', failure: failureOf(error) } : { status: 'loading' };
  }
}
