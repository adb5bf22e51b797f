import { CODE, type WithdrawBasis, type WithdrawState, withdrawRoom } from '@brand/domain';
import { WithdrawPanel, type WithdrawPanelProps } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { serverTime } from '../../../platform/clock/serverTime.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { useIsPhone } from '../../../platform/device/useIsPhone.ts';
import { useRetryFailed } from '../../../platform/connection/useRetryFailed.ts';
import { creditOptions } from '../../../member/wallet/creditQuery.ts';
import { cashierHref, historyHref } from '../../../member/wallet/walletHref.ts';
import { useCashierBack } from '../cashierBack.ts';
import { profileOptions } from '../../../member/cashier/cashierQueries.ts';
import { withdrawStep } from '../cashierSteps.ts';
import { useBalanceAfter } from '../useBalanceAfter.ts';
import { useCashierApi } from '../../../member/cashier/useCashierApi.ts';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import {
  LazyWithdrawalDetails,
  prepareWithdrawalDetails,
} from '../withdrawal/LazyWithdrawalDetails.tsx';
import { useTurnoverLeft } from './useTurnoverLeft.ts';
import { useWithdrawFlow } from './useWithdrawFlow.ts';
import { useWithdrawTerms } from './useWithdrawTerms.ts';

/** The withdrawal, on its page or in a panel. */
export function WithdrawCashier() {
  const api = useCashierApi();
  const place = usePlace();
  const isPhone = useIsPhone();
  const userId = useSession()?.userId ?? '';
  const services = useServices();
  const { account, operator } = services;
  const { withdrawalProgress } = operator.optionalCalls;
  const credit = useQuery(creditOptions(account));
  const profile = useQuery(profileOptions(services, place.locale));
  // Independent of the language: a review stays while the profile is loading or unavailable in the other language.
  const [bank, setBank] = useState(profile.data?.account);
  if (profile.data && profile.data.account !== bank) setBank(profile.data.account);
  const { terms, lockedUntil, onUnlock, ...lock } = useWithdrawTerms(api, userId);

  const balance = credit.data;
  const basis: Required<WithdrawBasis> | null =
    balance !== undefined && terms.data
      ? {
          balance,
          range: terms.data.range,
          daily: terms.data.daily,
          turnoverLocked: terms.data.locked,
        }
      : null;
  const flow = useWithdrawFlow(api, userId, basis, lock);
  const newBalance = useBalanceAfter(flow.state.status === 'succeeded');
  const turnoverLeft = useTurnoverLeft((basis?.turnoverLocked ?? 0) > 0);
  const hasNoAccount = bank === null;
  const contactHref = useAdminContact(hasNoAccount || isLimited(basis) || wasLimited(flow.state));

  const isReviewing = flow.state.status === 'reviewing';
  useEffect(() => {
    if (withdrawalProgress && isReviewing) prepareWithdrawalDetails();
  }, [withdrawalProgress, isReviewing]);

  const reference = flow.state.status === 'succeeded' ? flow.state.record.reference : null;
  const progress =
    withdrawalProgress && reference !== null ? (
      <LazyWithdrawalDetails reference={reference} />
    ) : null;

  useCashierBack(withdrawStep(flow.state), flow.onReturn);

  function panelTerms(): WithdrawPanelProps['terms'] {
    if (hasNoAccount) return { status: 'noAccount' };
    // Whether the lock is over could not be asked.
    const isStuck = terms.isError && lockedUntil !== null && services.clock.passed() >= lockedUntil;
    if (basis && bank && !isStuck) {
      return {
        status: 'ready',
        ...basis,
        turnoverLeft,
        account: bank,
        lockedUntil,
        payoutMinutes: operator.payoutMinutes,
        cancellable: withdrawalProgress,
      };
    }
    const error = credit.error ?? profile.error ?? terms.error;
    return error ? { status: 'error', failure: failureOf(error) } : { status: 'loading' };
  }

  return (
    <WithdrawPanel
      {...flow}
      terms={panelTerms()}
      balanceRead={
        balance === undefined
          ? null
          : { amount: balance, at: serverTime(credit.dataUpdatedAt, services.clock) }
      }
      newBalance={newBalance ?? (credit.isError ? null : 'loading')}
      progress={progress}
      onUnlock={onUnlock}
      onRetry={useRetryFailed()}
      historyHref={historyHref(place, isPhone)}
      ways={{
        depositHref: cashierHref(place, isPhone, 'deposit-tab'),
        bonusHref: place.href('/bonus'),
        contactHref,
      }}
    />
  );
}

/** Whether a limit of today blocks the withdrawal. Only admin can lift it. */
function isLimited(basis: WithdrawBasis | null): boolean {
  return basis !== null && withdrawRoom(basis).obstacles.some((each) => each.startsWith('daily'));
}

const LIMITS: readonly string[] = [CODE.amountLimit, CODE.countLimit, CODE.bothLimits].map(String);

function wasLimited(state: WithdrawState): boolean {
  return state.status === 'entering' && LIMITS.includes(state.failure?.code ?? '');
}
