/* The script of the offline page. It shows the wanted page as soon as the server answers, without a press. The page works
 * without it, too: "Try again" is a link to its own address. */

import { afterWhile } from './platform/clock/deviceClock.ts';

/** The visitor sees the page again within two seconds. */
const ROUND_MS = 1_500;

async function lookForNetwork(signal: AbortSignal): Promise<void> {
  try {
    // Not answered by the service worker, which answers GET only.
    const reply = await fetch('/offline.css', { method: 'HEAD', cache: 'no-store', signal });
    if (reply.ok) location.reload();
  } catch {
    // There is no network yet.
  }
}

let asked = new AbortController();

function look(): void {
  // A request that got no reply in this time was lost with the network.
  asked.abort();
  asked = new AbortController();
  if (document.visibilityState === 'visible') void lookForNetwork(asked.signal);
}

function lookAgain(): void {
  look();
  afterWhile(ROUND_MS, lookAgain);
}

// At its own address the page is what was wanted.
if (!location.pathname.endsWith('/offline.html')) {
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  afterWhile(ROUND_MS, lookAgain);
}
