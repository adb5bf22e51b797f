'use client';

import {
  formatSatangShort,
  type WithdrawAmountProblem,
  withdrawRoom,
  type WithdrawState,
} from '@brand/domain';

import { useCountdown } from '../../hooks/useCountdown.ts';
import { useDoubleClickGuard } from '../../hooks/useDoubleClickGuard.ts';
import { useText } from '../../messages/useText.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { PayoutAmount } from '../PayoutAmount.tsx';
import { PayoutsOpen } from '../PayoutsOpen.tsx';
import { ViewHeading } from '../ViewHeading.tsx';
import { WithdrawAccount } from './WithdrawAccount.tsx';
import { isDailyRefusal, WithdrawUpdate } from './WithdrawUpdate.tsx';
import { isDaily, WithdrawObstacles } from './WithdrawObstacles.tsx';
import type { WithdrawOffer } from './withdrawOffer.ts';
import type { WithdrawWays } from './withdrawWays.ts';
import { WithdrawLock } from './WithdrawLock.tsx';
import { WithdrawSubmit } from './WithdrawSubmit.tsx';
import { WithdrawSummary } from './WithdrawSummary.tsx';
import { WithdrawTurnover } from './WithdrawTurnover.tsx';

/** Props of {@link WithdrawForm}. */
export interface WithdrawFormProps {
  offer: WithdrawOffer;
  state: Extract<WithdrawState, { status: 'entering' }>;
  ways: WithdrawWays;
  onAmountChange: (text: string) => void;
  onSubmit: () => void;
  onUnlock: (() => void) | undefined;
  headingLevel: 2 | 3;
}

/**
 * Available amount, account and amount field. A lock is shown first and disables the field. If withdrawal is blocked, the reasons are
 * shown directly below the available amount.
 */
export function WithdrawForm({
  offer,
  state,
  ways,
  onAmountChange,
  onSubmit,
  onUnlock,
  headingLevel,
}: WithdrawFormProps) {
  const t = useText();
  const guard = useDoubleClickGuard(state);
  const { range, account, lockedUntil, turnoverLocked } = offer;
  const { secondsLeft } = useCountdown(lockedUntil, onUnlock);
  // At zero the server decides, if it is asked.
  const locked = lockedUntil !== null && (secondsLeft !== 0 || onUnlock !== undefined);
  const { draft, open, problem, failure, notice } = state;
  const { most, obstacles } = withdrawRoom(offer);
  const blocked = obstacles.length > 0;
  // A refusal that matches a current obstacle is shown once, at the obstacle with its remedy.
  const isSaid = notice === null && isDailyRefusal(failure) && obstacles.some(isDaily);

  return (
    <WithdrawSubmit
      locked={locked}
      secondsLeft={secondsLeft}
      onSubmit={() => guard(onSubmit)}
      blocked={blocked}
    >
      <div className={visuallyHidden}>
        <ViewHeading level={headingLevel}>{t('cashier.withdraw.title')}</ViewHeading>
      </div>
      {locked && (
        <WithdrawLock
          lockedUntil={lockedUntil}
          secondsLeft={secondsLeft}
          counts={blocked && secondsLeft > 0}
        />
      )}
      <PayoutsOpen area="cashier" open={open} />
      {!isSaid && <WithdrawUpdate failure={failure} notice={notice} min={range.min} ways={ways} />}
      <WithdrawSummary offer={offer} most={most} />
      <WithdrawObstacles
        obstacles={obstacles}
        offer={offer}
        ways={ways}
        refusal={isSaid ? failure : null}
      />
      {turnoverLocked > 0 && !obstacles.includes('turnover') && (
        <WithdrawTurnover offer={offer} href={ways.bonusHref} />
      )}
      <WithdrawAccount account={account} />
      {!blocked && (
        <PayoutAmount
          draft={draft}
          onAmountChange={onAmountChange}
          disabled={locked}
          most={most}
          label={t('cashier.withdraw.amountLabel')}
          hint={t('cashier.withdraw.amountHint', {
            min: formatSatangShort(range.min),
            max: formatSatangShort(most),
          })}
          allLabel={t('cashier.withdraw.all')}
          problem={
            problem && {
              key: problem,
              text: t(`cashier.withdraw.problem.${problem.code}`, limitOf(problem)),
            }
          }
        />
      )}
    </WithdrawSubmit>
  );
}

function limitOf(problem: WithdrawAmountProblem): { limit: string } | undefined {
  return 'limit' in problem ? { limit: formatSatangShort(problem.limit) } : undefined;
}
