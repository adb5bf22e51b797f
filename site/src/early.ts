/* The first script of every rendered page, in its document. It loads fonts and the main script, and records the last click until
 * hydration: `app/earlyClicks.ts` replays it. Without it the click would be lost, or the browser would submit a form natively with
 * all typed values. Links work without it. It records when the page is left: see `isLeaving` in `missingChunk.ts`. */

import { revealParts, watchFirstUse } from './app/firstUse.ts';
import { loadFaces } from './app/lateFaces.ts';
import { PAINT_MS, startAfterPaint } from './app/startAfterPaint.ts';
import { warmIntl } from './app/warmIntl.ts';
import { afterPaint } from './platform/clock/afterPaint.ts';

let pressed: HTMLElement | null = null;

function record(event: Event): void {
  const target = event.target as HTMLInputElement;
  const wanted =
    event.type === 'click'
      ? target.closest('button')
      : (event as KeyboardEvent).key === 'Enter' && target.matches('input') && target.form;
  const link = event.type === 'click' ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // The server renders the same page for every parameter that it does not know.
  if (link?.hreflang && !link.search) link.search = location.search;
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

const hydrated = new Promise<void>((resolve) => {
  // In development the page loads without it, and may be faster: then there is nothing to record.
  if (globalThis.takeEarlyClick) {
    resolve();
    return;
  }
  addEventListener('click', record, true);
  addEventListener('keydown', record, true);
  addEventListener('pageshow', startAgain);
  addEventListener('beforeunload', () => (globalThis.leavesEarly = true));
  globalThis.takeEarlyClick = () => {
    removeEventListener('click', record, true);
    removeEventListener('keydown', record, true);
    removeEventListener('pageshow', startAgain);
    resolve();
    return pressed;
  };
});

if (document.documentElement.dataset['unused'] !== undefined) watchFirstUse();
if (document.currentScript) {
  const { dataset } = document.currentScript;
  const showFaces = loadFaces(dataset['faces'] ?? '');
  // While the main script waits for its data, the page is not hydrated yet. Without the script it never is.
  const showRest = (hasRun: boolean) =>
    void Promise.all([showFaces(), hasRun && hydrated]).then(() => revealParts());
  // In development the document names its main script itself.
  if (dataset['main'] === undefined) showRest(true);
  else {
    startAfterPaint(dataset, undefined, showRest);
    afterPaint(() => warmIntl(document.documentElement.lang), PAINT_MS);
  }
}
