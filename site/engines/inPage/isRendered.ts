/** Saved at the start, because a test may remove it to simulate an older browser. */
const { checkVisibility } = Element.prototype;

/** Whether an element has boxes and is not hidden by `visibility`, or by `opacity` if that is included. */
export function isRendered(element: Element, opacityProperty = false): boolean {
  return checkVisibility.call(element, { visibilityProperty: true, opacityProperty });
}
