import { WithdrawPanel, type WithdrawPanelProps } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../app/failureOf.ts';
import { usePlace } from '../../app/navigation.ts';
import { usePageBack } from '../../app/pageBack.ts';
import { useServices, useSession } from '../../app/services.ts';
import { useIsPhone } from '../../app/useIsPhone.ts';
import { useRetryFailed } from '../../app/useRetryFailed.ts';
import { creditOptions } from '../wallet/creditQuery.ts';
import { historyHref } from '../wallet/walletHref.ts';
import { profileOptions, withdrawTermsOptions } from '../cashier/cashierQueries.ts';
import { withdrawStep } from '../cashier/cashierSteps.ts';
import { useCashierApi } from '../cashier/useCashierApi.ts';
import { useWithdrawFlow } from './useWithdrawFlow.ts';
import { useWithdrawLock } from './useWithdrawLock.ts';

/** The withdrawal, on its page or beside one. */
export function WithdrawCashier() {
  const api = useCashierApi();
  const place = usePlace();
  const isPhone = useIsPhone();
  const session = useSession();
  const services = useServices();
  const { account, operator } = services;
  const credit = useQuery(creditOptions(account));
  const profile = useQuery(profileOptions(services, place.locale));
  const terms = useQuery(withdrawTermsOptions(api));
  const { lockedUntil, lockFrom } = useWithdrawLock(session?.userId ?? '', terms.data);

  const balance = credit.data;
  const range = terms.data?.range;
  const known = balance !== undefined && range !== undefined;
  const flow = useWithdrawFlow(api, known ? { range, balance, lockedUntil, lockFrom } : null);

  // Beside a page Back closes the panel; its steps are of a page alone.
  usePageBack(isPhone ? withdrawStep(flow.state) : 0, flow.back);

  function panelTerms(): WithdrawPanelProps['terms'] {
    if (known && profile.data) {
      const { account: bank } = profile.data;
      if (!bank) return { status: 'noAccount' };
      return {
        status: 'ready',
        balance,
        range,
        account: bank,
        lockedUntil,
        payoutMinutes: operator.payoutMinutes,
      };
    }
    const error = credit.error ?? profile.error ?? terms.error;
    return error ? { status: 'error', failure: failureOf(error) } : { status: 'loading' };
  }

  return (
    <WithdrawPanel
      terms={panelTerms()}
      state={flow.state}
      onAmountChange={flow.type}
      onSubmit={flow.submit}
      onReturn={flow.back}
      onConfirm={flow.confirm}
      onRecheck={flow.recheck}
      onRestart={flow.restart}
      onRetry={useRetryFailed()}
      historyHref={historyHref(place, isPhone)}
    />
  );
}
