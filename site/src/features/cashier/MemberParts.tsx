import { createElement, useSyncExternalStore } from 'react';
import { Beside } from '../../app/Beside.tsx';
import { localeOfPath } from '../../app/locale.ts';
import { loadMessages } from '../../app/messages.ts';
import { page } from '../../app/page.ts';
import { localStore, onLocalChange } from '../../app/storage/localStore.ts';
import { useCode } from '../../app/useCode.ts';
import { cardLaunch } from '../play/cardLaunch.ts';
import { CashierSidePanels } from './CashierSidePanels.tsx';
import { useFavouriteKeeper } from '../favourites/useFavouriteKeeper.ts';
import { useIdlePreload } from './useIdlePreload.ts';

/** Comes with its words, for a member whose QR waits. */
const qrElsewhere = page(async () => {
  const words = loadMessages(localeOfPath(location.pathname), 'cashier');
  const { QrElsewhere } = await import('../deposit/QrElsewhere.tsx');
  await words;
  return QrElsewhere;
});

/** Comes with its words, when a press on a card opens a game in a tab of its own. */
const launchDialog = page(async () => {
  const words = loadMessages(localeOfPath(location.pathname), 'games');
  const { CardLaunchDialog } = await import('../play/CardLaunchDialog.tsx');
  await words;
  return CardLaunchDialog;
});

/**
 * What of the frame only a member needs: the panels beside a page, a QR that waits, what became of a game that was opened from
 * its card, and the code of what is opened next.
 */
export function MemberParts() {
  useIdlePreload();
  useFavouriteKeeper();
  // One that is made in this tab is on its screen; it is looked for anew with every address.
  const hasQr = useSyncExternalStore(onQrChange, isQrKept, () => false);
  const QrElsewhere = useCode(qrElsewhere, hasQr);
  const launches = useSyncExternalStore(
    cardLaunch.subscribe,
    () => cardLaunch.read() !== null,
    () => false,
  );
  const CardLaunchDialog = useCode(launchDialog, launches);
  return (
    <>
      <CashierSidePanels />
      <Beside>{QrElsewhere && createElement(QrElsewhere)}</Beside>
      <Beside>{CardLaunchDialog && createElement(CardLaunchDialog)}</Beside>
    </>
  );
}

function onQrChange(listener: () => void): () => void {
  return onLocalChange(['pendingQr'], listener);
}

function isQrKept(): boolean {
  return localStore.read('pendingQr') !== null;
}
