import type { QrChannel } from '@brand/domain';
import { DepositPanel } from '@brand/ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureOf } from '../../app/failureOf.ts';
import { usePlace } from '../../app/navigation.ts';
import { usePageBack } from '../../app/pageBack.ts';
import { useIsPhone } from '../../app/useIsPhone.ts';
import { useRetryFailed } from '../../app/useRetryFailed.ts';
import { historyHref } from '../wallet/walletHref.ts';
import { qrChannelsOptions } from '../cashier/cashierQueries.ts';
import { depositStep } from '../cashier/cashierSteps.ts';
import { useCashierApi } from '../cashier/useCashierApi.ts';
import { useDepositFlow } from './useDepositFlow.ts';

/** The QR deposit, on its page or beside one. */
export function DepositCashier() {
  const api = useCashierApi();
  const place = usePlace();
  const isPhone = useIsPhone();
  const flow = useDepositFlow(api, place.locale);
  const channels = useQuery(qrChannelsOptions(api, place.locale));

  // A list of one is no choice (section 4).
  const only = channels.data?.length === 1 ? channels.data[0] : undefined;
  const { choose, state } = flow;
  useEffect(() => {
    if (only && state.status === 'choosing') choose(only);
  }, [only, state.status, choose]);

  // Beside a page Back closes the panel; its steps are of a page alone.
  const step = Math.max(0, depositStep(state) - (only ? 1 : 0));
  usePageBack(isPhone ? step : 0, flow.back);

  return (
    <DepositPanel
      state={state}
      channels={channelsState(channels)}
      balance={flow.balanceAfter}
      onChannelChoose={choose}
      onAmountChange={flow.type}
      onSubmit={flow.submit}
      onCancel={flow.cancel}
      onLeave={flow.leave}
      onRestart={flow.restart}
      onRetry={useRetryFailed()}
      historyHref={historyHref(place, isPhone)}
      homeHref={place.href('/')}
    />
  );
}

function channelsState({ data, error }: UseQueryResult<readonly QrChannel[]>) {
  if (data) {
    return data.length > 0
      ? ({ status: 'ready', channels: data } as const)
      : ({ status: 'empty' } as const);
  }
  return error
    ? ({ status: 'error', failure: failureOf(error) } as const)
    : ({ status: 'loading' } as const);
}
