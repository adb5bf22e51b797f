/* Loaded by every rendered page, long before its main script. It records the last click until hydration, and
 * `app/earlyClicks.ts` replays it. Without it the click would be lost, or the browser would submit a form natively with all
 * typed values. Links work without it. It records when one is followed: see `isLeaving` in `missingChunk.ts`. */

import { EMBEDDED_ID } from './app/embeddedData.ts';
import { isOldContent } from './platform/clock/contentAge.ts';

// A document of a static host, whose build has read its content, waits for this script before it shows anything.
if (isOldContent(document.documentElement.dataset)) hideOldContent();

/** Hides the content, and removes it before the main script starts: that renders the page as it would without content. */
function hideOldContent(): void {
  const { dataset } = document.documentElement;
  dataset['content'] = 'old';
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    document.querySelector('main')?.replaceChildren();
    document.getElementById(EMBEDDED_ID)?.remove();
    delete document.getElementById('root')?.dataset['path'];
    delete dataset['content'];
  });
}

let pressed: HTMLElement | null = null;

function heed(event: Event): void {
  const target = event.target as HTMLInputElement;
  const wanted =
    event.type === 'click'
      ? target.closest('button')
      : (event as KeyboardEvent).key === 'Enter' && target.matches('input') && target.form;
  // Also a click that opens another tab: if the page then cannot start, its links still work.
  globalThis.followsEarlyLink = event.type === 'click' && target.closest('a[href]') !== null;
  if (!wanted) return;
  event.preventDefault();
  // Parts of the page that are already hydrated would handle it a second time.
  event.stopImmediatePropagation();
  pressed = wanted;
}

/** The visitor came back to a page whose scripts were aborted when a link was followed. */
function startAgain({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}

// If the page was faster there is nothing to record.
if (!globalThis.takeEarlyClick) {
  addEventListener('click', heed, true);
  addEventListener('keydown', heed, true);
  addEventListener('pageshow', startAgain);
  globalThis.takeEarlyClick = () => {
    removeEventListener('click', heed, true);
    removeEventListener('keydown', heed, true);
    removeEventListener('pageshow', startAgain);
    return pressed;
  };
}
