import { createElement, useEffect, useSyncExternalStore } from 'react';
import { IsolatedErrorBoundary } from '../layout/IsolatedErrorBoundary.tsx';
import { localeOfPath } from '../../language/locale.ts';
import { loadMessages } from '../../language/messages.ts';
import { page } from '../../routing/chunks/page.ts';
import { localStore, onLocalChange } from '../../platform/storage/localStore.ts';
import { useLazyModule } from '../../routing/chunks/useLazyModule.ts';
import { cardLaunch } from '../../areas/games/play/cardLaunch.ts';
import { CashierSidePanels } from './CashierSidePanels.tsx';
import { openWithdrawal } from '../../member/cashier/openWithdrawal.ts';
import { useFavouriteKeeper } from '../../areas/games/favourites/useFavouriteKeeper.ts';
import { useSession } from '../../member/services.ts';
import { loginName } from '../../member/session/loginName.ts';
import { type PreparePage, useIdlePreload } from './useIdlePreload.ts';

/** Loads with its messages, for a member with a pending QR. */
const qrElsewhere = page(async () => {
  const words = loadMessages(localeOfPath(location.pathname), 'cashier');
  const { QrElsewhere } = await import('../../areas/cashier/deposit/QrElsewhere.tsx');
  await words;
  return QrElsewhere;
});

/** Loads with its messages, for a member with a withdrawal that may be in progress. */
const withdrawalWatch = page(async () => {
  const words = loadMessages(localeOfPath(location.pathname), 'cashier');
  const { WithdrawalWatch } = await import('../../areas/cashier/withdrawal/WithdrawalWatch.tsx');
  await words;
  return WithdrawalWatch;
});

/** Loads with its messages, when a press on a card opens a game in a separate tab. */
const launchDialog = page(async () => {
  const words = loadMessages(localeOfPath(location.pathname), 'games');
  const { CardLaunchDialog } = await import('../../areas/games/play/CardLaunchDialog.tsx');
  await words;
  return CardLaunchDialog;
});

interface MemberPartsProps {
  preparePage: PreparePage;
}

/**
 * Parts of the frame that only members need: the side panels, a pending QR, a withdrawal in progress, the result of a game that was opened from its
 * card, and preloading of the next pages.
 */
export function MemberParts({ preparePage }: MemberPartsProps) {
  useIdlePreload(preparePage);
  useFavouriteKeeper();
  const username = useSession()?.username;
  useEffect(() => {
    if (username) loginName.save(username);
  }, [username]);
  // A QR created in this tab is on its own screen. It is read again at every address change.
  const hasQr = useSyncExternalStore(onQrChange, isQrKept, () => false);
  const QrElsewhere = useLazyModule(qrElsewhere, hasQr);
  const isWithdrawing = useSyncExternalStore(
    openWithdrawal.subscribe,
    openWithdrawal.isKept,
    () => false,
  );
  const WithdrawalWatch = useLazyModule(withdrawalWatch, isWithdrawing);
  const launches = useSyncExternalStore(
    cardLaunch.subscribe,
    () => cardLaunch.read() !== null,
    () => false,
  );
  const CardLaunchDialog = useLazyModule(launchDialog, launches);
  return (
    <>
      <CashierSidePanels />
      <IsolatedErrorBoundary>{QrElsewhere && createElement(QrElsewhere)}</IsolatedErrorBoundary>
      <IsolatedErrorBoundary>
        {WithdrawalWatch && createElement(WithdrawalWatch)}
      </IsolatedErrorBoundary>
      <IsolatedErrorBoundary>
        {CardLaunchDialog && createElement(CardLaunchDialog)}
      </IsolatedErrorBoundary>
    </>
  );
}

function onQrChange(listener: () => void): () => void {
  return onLocalChange(['pendingQr'], listener);
}

function isQrKept(): boolean {
  return localStore.read('pendingQr') !== null;
}
