import { useOverlayShown } from '@brand/ui';
import { useState, useSyncExternalStore } from 'react';
import { afterWhile } from '../../../platform/clock/deviceClock.ts';
import { isPageHeld, onPageHold } from '../../../platform/connection/busy.ts';
import { matchRoute } from '../../../routing/matchRoute.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { readSearchFlags } from '../../../routing/searchFlags.ts';

/**
 * Pages without automatic dialogs: login, registration, logout and games (section 2), and the cashier, where a dialog would take the
 * tap meant for a form. A changed account is shown by the deposit itself.
 */
const NOT_ON = new Set([
  'deposit',
  'withdraw',
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

/** A second tap, or the end of a drag, follows within this time. A dialog that opens meanwhile would take it. */
const AFTER_TAP_MS = 1_000;
const TAPS = ['pointerdown', 'pointerup', 'touchmove', 'touchend'] as const;

let isTyping = false;
let isTapped = false;

/** Money is in transfer, an amount is typed, a field has the focus, or the page was tapped just now. */
const isBusy = () => isPageHeld() || isTyping || isTapped;

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
  let stopWait = () => {};
  const setTapped = (tapped: boolean) => {
    isTapped = tapped;
    listener();
  };
  const onTap = () => {
    stopWait();
    stopWait = afterWhile(AFTER_TAP_MS, () => setTapped(false));
    setTapped(true);
  };
  for (const tap of TAPS) addEventListener(tap, onTap, { passive: true, capture: true });
  // The first tap of a visitor loads this code.
  if (navigator.userActivation?.isActive) onTap();
  const stop = onPageHold(listener);
  return () => {
    stop();
    stopWait();
    isTapped = false;
    for (const tap of TAPS) removeEventListener(tap, onTap, { capture: true });
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
}

/**
 * Whether an automatic dialog may open: not on some pages, not above another dialog, and not while something is typed or
 * transferred, nor right under a tap. An open one stays until it is no longer needed or the page changes.
 */
export function useModalRoom(wanted: boolean): boolean {
  const { pathname, search } = usePlace();
  const isTaken = useOverlayShown();
  const busy = useSyncExternalStore(subscribe, isBusy);
  const [open, setOpen] = useState(false);
  // A panel opens as soon as the address names it.
  const { sideDeposit, sideHistory } = readSearchFlags(search);
  const isPanel = sideDeposit || sideHistory;
  const hasRoom = !isPanel && !NOT_ON.has(matchRoute(pathname)?.route.name ?? '');
  const next = wanted && hasRoom && (open || (!isTaken && !busy));
  if (next !== open) setOpen(next);
  return next;
}
