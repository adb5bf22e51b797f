import { isPageHeld } from '../../platform/connection/busy.ts';
import { deviceNow } from '../../platform/clock/deviceClock.ts';
import { isPlainClick } from '../isPlainClick.ts';
import { readTab, writeTab } from '../../platform/storage/tabStore.ts';

/** Minimum interval of reloads for a missing chunk (section 9). */
const RELOAD_GUARD_MS = 60_000;

let ahead = 0;
let leaving = false;

/**
 * Whether another document was requested, by a link or otherwise. Firefox then aborts the requests of this page, so that their failures
 * mean nothing.
 */
export const isLeaving = () => leaving;

/**
 * Also hears when the address bar, a bookmark or Back leads to another document, as long as the page starts: after that,
 * Firefox would not keep a page with such a listener for Back.
 *
 * @returns call it when the page has started
 */
export function watchForLeaving(): () => void {
  const leave = () => (leaving = true);
  addEventListener('beforeunload', leave);
  return () => removeEventListener('beforeunload', leave);
}

/** Loads code that is not needed yet. A failure is ignored. */
export async function preload(load: () => Promise<unknown>): Promise<void> {
  ahead += 1;
  try {
    await load();
  } catch {
    // It is loaded again, and its failure shown, when it is needed.
  } finally {
    ahead -= 1;
  }
}

/**
 * Code that is no longer on the server, because a newer version was deployed, needs a reload: at most once in a minute,
 * never while money is in transfer or an amount is typed, and not without a network, where the page would be lost too.
 * Not while another document loads either: a reload would cancel that. Without a reload, the caller shows an error with a
 * retry.
 */
export function reloadForMissingChunk(reload: () => void = () => location.reload()): void {
  if (navigator.onLine && !isPageHeld() && !leaving && mayReload()) reload();
}

/** Calls {@link reloadForMissingChunk} when a needed chunk cannot be loaded. */
export function watchForMissingChunk(reload?: () => void): void {
  // Before this script ran, `early.ts` watched.
  leaving = globalThis.followsEarlyLink === true;
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    leaving = link !== null && !event.defaultPrevented && isInThisTab(event, link);
  });
  // Restored without a reload.
  addEventListener('pageshow', () => (leaving = false));
  addEventListener('vite:preloadError', () => {
    if (ahead === 0) reloadForMissingChunk(reload);
  });
}

function isInThisTab(event: MouseEvent, { target, download }: HTMLAnchorElement): boolean {
  return isPlainClick(event) && (target === '' || target === '_self') && download === '';
}

/** Stores the time of a reload before it happens. Without storage there is no reload, because it could repeat forever. */
function mayReload(): boolean {
  const now = deviceNow();
  if (Math.abs(now - Number(readTab('codeReload'))) < RELOAD_GUARD_MS) return false;
  return writeTab('codeReload', String(now));
}
