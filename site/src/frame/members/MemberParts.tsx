import { createElement, useEffect, useSyncExternalStore } from 'react';
import { IsolatedErrorBoundary } from '../layout/IsolatedErrorBoundary.tsx';
import { localeOfPath } from '../../language/locale.ts';
import type { MessageArea } from '../../language/messageAreas.ts';
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
import { useLogoutNotice } from '../../member/session/useLogoutNotice.ts';
import { type PreparePage, useIdlePreload } from './useIdlePreload.ts';

/** A part that loads together with its messages. */
function part<Component>(area: MessageArea, fetchCode: () => Promise<Component>) {
  return page(async () => {
    const words = loadMessages(localeOfPath(location.pathname), area);
    const component = await fetchCode();
    await words;
    return component;
  });
}

/** For a member with a pending QR. */
const qrElsewhere = part(
  'cashier',
  async () => (await import('../../areas/cashier/deposit/QrElsewhere.tsx')).QrElsewhere,
);

/** For a member with a withdrawal that may be in progress. */
const withdrawalWatch = part(
  'cashier',
  async () => (await import('../../areas/cashier/withdrawal/WithdrawalWatch.tsx')).WithdrawalWatch,
);

/** For a press on a card that opens a game in a separate tab. */
const launchDialog = part(
  'games',
  async () => (await import('../../areas/games/play/CardLaunchDialog.tsx')).CardLaunchDialog,
);

interface MemberPartsProps {
  preparePage: PreparePage;
}

/**
 * Parts of the frame that only members need: the side panels, a pending QR, a withdrawal in progress, the result of a game that
 * was opened from its card, the notice of a logout, and preloading of the next pages.
 */
export function MemberParts({ preparePage }: MemberPartsProps) {
  useIdlePreload(preparePage);
  useFavouriteKeeper();
  useLogoutNotice();
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
