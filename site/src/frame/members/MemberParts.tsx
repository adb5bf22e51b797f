import { createElement, useSyncExternalStore } from 'react';
import { IsolatedErrorBoundary } from '../layout/IsolatedErrorBoundary.tsx';
import { localeOfPath } from '../../language/locale.ts';
import { loadMessages } from '../../language/messages.ts';
import { page } from '../../routing/chunks/page.ts';
import { localStore, onLocalChange } from '../../platform/storage/localStore.ts';
import { useLazyModule } from '../../routing/chunks/useLazyModule.ts';
import { cardLaunch } from '../../areas/games/play/cardLaunch.ts';
import { CashierSidePanels } from './CashierSidePanels.tsx';
import { useFavouriteKeeper } from '../../areas/games/favourites/useFavouriteKeeper.ts';
import { type PreparePage, useIdlePreload } from './useIdlePreload.ts';

/** Comes with its words, for a member whose QR waits. */
const qrElsewhere = page(async () => {
  const words = loadMessages(localeOfPath(location.pathname), 'cashier');
  const { QrElsewhere } = await import('../../areas/cashier/deposit/QrElsewhere.tsx');
  await words;
  return QrElsewhere;
});

/** Comes with its words, when a press on a card opens a game in a tab of its own. */
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
 * What of the frame only a member needs: the panels beside a page, a QR that waits, what became of a game that was opened from
 * its card, and the code of what is opened next.
 */
export function MemberParts({ preparePage }: MemberPartsProps) {
  useIdlePreload(preparePage);
  useFavouriteKeeper();
  // One that is made in this tab is on its screen; it is looked for anew with every address.
  const hasQr = useSyncExternalStore(onQrChange, isQrKept, () => false);
  const QrElsewhere = useLazyModule(qrElsewhere, hasQr);
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
