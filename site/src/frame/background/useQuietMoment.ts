import { useOverlayShown, useTimeout } from '@brand/ui';
import { useState, useSyncExternalStore } from 'react';
import { isPageHeld, onPageHold } from '../../platform/connection/busy.ts';
import { useIsPhone } from '../../platform/device/useIsPhone.ts';
import { matchRoute } from '../../routing/matchRoute.ts';
import { usePlace } from '../../routing/navigation.ts';
import { keepsBottomFree } from '../../routing/oneTask.ts';

/** Nothing is urgent about it: a page that has just opened is not covered. */
const QUIET_MS = 10_000;

/**
 * Whether a bar at the end of the screen may open on its own: after ten seconds, not while a dialog or panel is open or an
 * amount is typed, and not on pages whose button it would cover.
 *
 * @param isWanted the visitor has asked for the bar: neither the time nor the page matters
 */
export function useQuietMoment(isWanted: boolean): boolean {
  const [isDue, setDue] = useState(false);
  useTimeout(() => setDue(true), QUIET_MS);
  const isHeld = useSyncExternalStore(onPageHold, isPageHeld);
  const isOverlaid = useOverlayShown();
  const route = matchRoute(usePlace().pathname)?.route ?? null;
  const isPhone = useIsPhone();
  if (isHeld || isOverlaid) return false;
  return isWanted || (isDue && !keepsBottomFree(route, isPhone));
}
