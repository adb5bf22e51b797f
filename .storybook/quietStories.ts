/** What a reader does first. */
const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Storybook's element around a story on a page of documentation. */
const STORY = '.sb-story';

/**
 * Keeps a page with many stories at its top. A state that takes the focus when it appears, such as the result of a flow, would
 * scroll the page to itself, and the last of them would win. Once the reader has acted, everything is as in an application.
 * Links within the page still lead to their place.
 *
 * @returns puts everything back
 */
export function quietStories(): () => void {
  const { focus } = HTMLElement.prototype;
  const { scrollIntoView } = Element.prototype;
  const restore = () => {
    HTMLElement.prototype.focus = focus;
    Element.prototype.scrollIntoView = scrollIntoView;
    for (const event of ACTIONS) removeEventListener(event, restore, true);
  };
  HTMLElement.prototype.focus = function focusOutside(options) {
    if (!this.closest(STORY)) focus.call(this, options);
  };
  Element.prototype.scrollIntoView = function scrollOutside(options) {
    if (!this.closest(STORY)) scrollIntoView.call(this, options);
  };
  for (const event of ACTIONS) addEventListener(event, restore, true);
  return restore;
}
