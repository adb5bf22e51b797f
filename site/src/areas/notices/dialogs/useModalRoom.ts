import { useOverlayShown } from '@brand/ui';
import { useState, useSyncExternalStore } from 'react';
import { isPageHeld, onPageHold } from '../../../platform/connection/busy.ts';
import { matchRoute } from '../../../routing/matchRoute.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { readSearchFlags } from '../../../routing/searchFlags.ts';

/** Pages over which nothing opens by itself: whoever is there is about to get in, out, or plays (section 2). */
const NOT_ON = new Set([
  'login',
  'loginLine',
  'loginUrl',
  'register',
  'register-id',
  'registerAff',
  'registerAff-id',
  'aff',
  'aff-id',
  'forgot',
  'resetPassword',
  'maintenance',
  'game-id-name',
]);

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

let isTyping = false;

/** Money is being moved, an amount is typed, or a field has the focus: a dialog would take it away. */
const isBusy = () => isPageHeld() || isTyping;

function subscribe(listener: () => void): () => void {
  const look = (target: EventTarget | null) => {
    isTyping = target instanceof Element && target.matches(TYPED_INTO);
    listener();
  };
  const onFocus = ({ target }: FocusEvent) => look(target);
  const onBlur = ({ relatedTarget }: FocusEvent) => look(relatedTarget);
  look(document.activeElement);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  const stop = onPageHold(listener);
  return () => {
    stop();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
}

/**
 * When a dialog that opens by itself may be shown: not on some pages, not over another dialog, and not while something is typed
 * or moved. Once open it stays, until it is not wanted any more or the page is another one.
 */
export function useModalRoom(wanted: boolean): boolean {
  const { pathname, search } = usePlace();
  const isTaken = useOverlayShown();
  const busy = useSyncExternalStore(subscribe, isBusy);
  const [open, setOpen] = useState(false);
  // The panel of an address is on its way as soon as that says so.
  const { sideDeposit, sideHistory } = readSearchFlags(search);
  const isPanel = sideDeposit || sideHistory;
  const hasRoom = !isPanel && !NOT_ON.has(matchRoute(pathname)?.route.name ?? '');
  const next = wanted && hasRoom && (open || (!isTaken && !busy));
  if (next !== open) setOpen(next);
  return next;
}
