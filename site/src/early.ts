/* Stands in every drawn page and comes long before its script: what is pressed meanwhile is pressed again by
 * `app/earlyClicks.ts` once something listens to it. Without it the press would be lost, and a form might be sent by the browser
 * itself, with all that was typed. Links lead on without anybody's help. */

export {};

let pressed: HTMLElement | null = null;

function heed(event: Event): void {
  const target = event.target as HTMLInputElement;
  const wanted =
    event.type === 'click'
      ? target.closest('button')
      : (event as KeyboardEvent).key === 'Enter' && target.matches('input') && target.form;
  if (!wanted) return;
  event.preventDefault();
  // The half of the page that listens already would have it twice.
  event.stopImmediatePropagation();
  pressed = wanted;
}

// Where the page was quicker there is nothing to heed.
if (!globalThis.takeEarlyClick) {
  addEventListener('click', heed, true);
  addEventListener('keydown', heed, true);
  globalThis.takeEarlyClick = () => {
    removeEventListener('click', heed, true);
    removeEventListener('keydown', heed, true);
    return pressed;
  };
}
