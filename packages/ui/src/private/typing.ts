/** Document attribute while the user types into the page: the on-screen keyboard covers the place of bars. */
export const TYPING = 'data-typing';

/** Fields of the page, without those of overlays. */
const FIELD = '[data-component=app-frame] :read-write';

let gone: MutationObserver | undefined;

/**
 * Sets or removes the attribute. Call it on focus changes. `:has()` is not used: with a focus selector inside, a browser
 * re-evaluates the whole page for every element that is added or removed.
 */
export function markTyping(): void {
  const { activeElement, body, documentElement } = document;
  // A focused field that is removed from the DOM fires no event.
  gone ??= new MutationObserver(markTyping);
  gone.disconnect();
  if (documentElement.toggleAttribute(TYPING, !!activeElement?.matches(FIELD)))
    gone.observe(body, { childList: true, subtree: true });
}
