/** Kept from the start: a journey may take it away, as an older browser has none. */
const { checkVisibility } = Element.prototype;

/** Whether an element has boxes and is not hidden by `visibility`, nor by `opacity` if that counts too. */
export function isRendered(element: Element, opacityProperty = false): boolean {
  return checkVisibility.call(element, { visibilityProperty: true, opacityProperty });
}
