/** Attribute of the document while one types in its page: the keyboard of a screen stands where bars are. */
export const TYPING = 'data-typing';

/** What one types into in the page, without what lies over it. */
const FIELD = '[data-component=app-frame] :read-write';

let gone: MutationObserver | undefined;

/**
 * Sets or takes away the attribute; for whoever hears focus come and go. Not by `:has()`: with what is focused inside it a browser
 * would look anew at the whole page for every element that comes or goes.
 */
export function markTyping(): void {
  const { activeElement, body, documentElement } = document;
  // A field that is taken away while one types in it tells nobody.
  gone ??= new MutationObserver(markTyping);
  gone.disconnect();
  if (documentElement.toggleAttribute(TYPING, !!activeElement?.matches(FIELD)))
    gone.observe(body, { childList: true, subtree: true });
}
