import { pushedFrom } from './address.ts';

/**
 * Shows the page before this one, in the current entry. Call it when a page is restored that had replaced itself by
 * another document: Firefox then restores it with its last address in place of the entry before, which is lost.
 *
 * @returns false if that page is not known
 */
export function restorePrevious(): boolean {
  if (!pushedFrom) return false;
  const [state, address] = pushedFrom;
  if (address === location.pathname + location.search) return false;
  history.replaceState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state }));
  return true;
}
