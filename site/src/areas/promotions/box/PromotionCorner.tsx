import type { RunningPromotions } from '@brand/domain';
import { PromotionBox, PromotionCreditDialog, PromotionEndDialog } from '@brand/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { useIsPhone } from '../../../platform/device/useIsPhone.ts';
import { useVisit } from '../../../routing/visit.ts';
import { rewardCheck } from '../../../member/bonus/rewardCheck.ts';
import { registerHref } from '../../../member/registerHref.ts';
import { cashierHref } from '../../../member/wallet/walletHref.ts';
import { type PromotionUpdate, usePromotionUpdate } from './usePromotionUpdate.ts';
import { promotionMemoryOf } from './runningQuery.ts';
import { mayShowBox, mayShowDialog } from './boxPages.ts';
import { useCollapsed } from './useCollapsed.ts';
import { useDepositCheck } from './useDepositCheck.ts';
import { useRunOut } from './useRunOut.ts';

interface PromotionCornerProps {
  /** Null for a visitor. */
  userId: string | null;
  /** The last reply. Null while unknown. */
  running: RunningPromotions | null;
  /** Requests the state from the API again. */
  ask: () => Promise<{ readonly isError: boolean }>;
}

/** The box of the active promotion, and the dialog at its end. */
export function PromotionCorner({ userId, running, ask }: PromotionCornerProps) {
  const services = useServices();
  const memory = promotionMemoryOf(services);
  const place = usePlace();
  const isPhone = useIsPhone();
  const route = useVisit().match?.route ?? null;
  const told = (userId === null ? running?.registration : running?.deposit) ?? null;
  const isSettled = useSyncExternalStore(
    memory.subscribe,
    () => told !== null && memory.isSettled(told),
  );
  const promotion = isSettled ? null : told;
  const runOut = useRunOut(promotion, running, ask);
  const check = useDepositCheck({ promotion, running, userId, ask });
  const ended: PromotionUpdate | null =
    promotion && runOut === 'over' ? { what: 'over', promotion } : null;
  const [shown, closeShown] = usePromotionUpdate(check.given ?? ended, {
    memory,
    mayShow: mayShowDialog(route),
  });
  const [collapsed, setCollapsed] = useCollapsed();

  const credit = promotion?.fulfilled && check.status !== 'off' ? promotion.credit : null;
  const { status } = check;
  const retry = useRef(check.retry);
  useEffect(() => {
    retry.current = check.retry;
  });
  useEffect(() => {
    if (credit === null || status === 'off') return undefined;
    rewardCheck.report({ status, credit, retry: () => retry.current() });
    return () => rewardCheck.report(null);
  }, [credit, status]);

  const isRendered =
    promotion !== null &&
    runOut === 'no' &&
    (!promotion.fulfilled || check.status !== 'off') &&
    mayShowBox(route);
  const { operator } = services;
  return (
    <>
      {isRendered && (
        <PromotionBox
          kind={promotion.kind}
          credit={promotion.credit}
          deposit={promotion.deposit}
          until={promotion.deadline}
          status={promotion.fulfilled && check.status !== 'off' ? check.status : 'running'}
          href={
            promotion.kind === 'registration'
              ? (registerHref(operator, place) ?? place.href('/register'))
              : cashierHref(place, isPhone, 'deposit-tab')
          }
          termsHref={place.href('/promotion')}
          line={isPhone}
          collapsed={collapsed}
          onCollapsedChange={setCollapsed}
          onRetry={check.retry}
        />
      )}
      {shown?.what === 'over' && (
        <PromotionEndDialog
          open
          onOpenChange={closeShown}
          kind={shown.promotion.kind}
          credit={shown.promotion.credit}
        />
      )}
      {shown?.what === 'given' && (
        <PromotionCreditDialog
          open
          credit={shown.credit}
          // Everything on the page shows the state from before the credit (section 4).
          onConfirm={() => location.reload()}
        />
      )}
    </>
  );
}
