import { isPageHeld } from '../../platform/connection/busy.ts';
import { deviceNow } from '../../platform/clock/deviceClock.ts';
import { isPlainClick } from '../isPlainClick.ts';
import { readTab, writeTab } from '../../platform/storage/tabStore.ts';

/** A page reloads for lost code this often at most (section 9). */
const RELOAD_GUARD_MS = 60_000;

let ahead = 0;

/** Fetches code that nobody needs yet: if it cannot be had now, nothing happens. */
export async function preload(load: () => Promise<unknown>): Promise<void> {
  ahead += 1;
  try {
    await load();
  } catch {
    // It is fetched again, and its failure shown, when somebody waits for it.
  } finally {
    ahead -= 1;
  }
}

/**
 * Code that is no longer on the server, because another version took its place, comes with a reload: once in a minute at
 * most, never while money is moved or an amount is typed, and not without a network, where the page would be lost too.
 * Where no reload happens, whoever asked for the code shows an error with a retry.
 */
export function reloadForMissingChunk(reload: () => void = () => location.reload()): void {
  if (navigator.onLine && !isPageHeld() && mayReload()) reload();
}

/**
 * Calls {@link reloadForMissingChunk} when code cannot be fetched that somebody waits for. Firefox also breaks off requests as
 * soon as a link leads to another document: a reload would then take the place of what was tapped.
 *
 * @returns stops it
 */
export function watchForMissingChunk(reload?: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isLeaving = false;
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      isLeaving = link !== null && !event.defaultPrevented && isInThisTab(event, link);
    },
    { signal },
  );
  // Back again, without having been loaded a second time.
  addEventListener('pageshow', () => (isLeaving = false), { signal });
  addEventListener(
    'vite:preloadError',
    () => {
      if (ahead === 0 && !isLeaving) reloadForMissingChunk(reload);
    },
    { signal },
  );
  return () => stop.abort();
}

function isInThisTab(event: MouseEvent, { target, download }: HTMLAnchorElement): boolean {
  return isPlainClick(event) && (target === '' || target === '_self') && download === '';
}

/** Notes the reload before it happens. Where that cannot be kept there is no reload: it could go on for ever. */
function mayReload(): boolean {
  const now = deviceNow();
  if (Math.abs(now - Number(readTab('codeReload'))) < RELOAD_GUARD_MS) return false;
  return writeTab('codeReload', String(now));
}
