import { type WithdrawalsApi, createWithdrawalsApi } from '@brand/api/withdrawals';
import { useMemo } from 'react';
import { useServices } from '../../../member/services.ts';

/** Progress and cancellation of withdrawals. Their code loads with the cashier. */
export function useWithdrawalsApi(): WithdrawalsApi {
  const { api } = useServices();
  return useMemo(() => createWithdrawalsApi(api.client), [api]);
}
