import { type CashierApi, createCashierApi } from '@brand/api/cashier';
import { useMemo } from 'react';
import { useServices } from '../services.ts';

/** The calls of the cashier. Their code loads with the cashier. */
export function useCashierApi(): CashierApi {
  const { api } = useServices();
  return useMemo(() => createCashierApi(api.client), [api]);
}
