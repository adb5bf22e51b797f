import { isPageHeld } from '../../platform/connection/busy.ts';
import { deviceNow } from '../../platform/clock/deviceClock.ts';
import { readTab, writeTab } from '../../platform/storage/tabStore.ts';

/** Minimum interval of reloads for a missing chunk (section 9). */
const RELOAD_GUARD_MS = 60_000;

let ahead = 0;
let leaving = false;

/**
 * Whether another document was requested, by a link, Back or the address bar. Firefox then aborts the requests of this page, so that
 * their failures mean nothing.
 */
export const isLeaving = () => leaving;

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
  leaving = globalThis.leavesEarly === true;
  addEventListener('beforeunload', () => (leaving = true));
  // The page is still here: it was restored, or what was requested was a download. A click on a link comes before its request.
  for (const event of ['pageshow', 'click']) addEventListener(event, () => (leaving = false), true);
  addEventListener('vite:preloadError', () => {
    if (ahead === 0) reloadForMissingChunk(reload);
  });
}

/** Stores the time of a reload before it happens. Without storage there is no reload, because it could repeat forever. */
function mayReload(): boolean {
  const now = deviceNow();
  if (Math.abs(now - Number(readTab('codeReload'))) < RELOAD_GUARD_MS) return false;
  return writeTab('codeReload', String(now));
}
