/**
 * In the page: every text and control of the page that cannot be scrolled out from under what is fixed over it, and every
 * part of a fixed bar that is outside of the window.
 */
export function coveredParts(): string[] {
  const CONTROL = 'a[href], button, input, select, textarea, [role=radio], [role=tab]';
  const isOver = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
  /** The fixed or sticky element that an element is part of. */
  const layerOf = (element: Element | null): Element | null => {
    for (let each = element; each; each = each.parentElement) if (isOver(each)) return each;
    return null;
  };
  const isVisible = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  /** A box of one pixel. Its text has a larger one, which is clipped. */
  const isForReaders = (element: Element) => element.getBoundingClientRect().width < 3;
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('data-part') ?? ''} “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}”`;

  const found = new Set<string>();
  const look = (owner: Element, boxes: () => Iterable<DOMRect>) => {
    if (isForReaders(owner)) return;
    owner.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    for (const { left, top, width, height } of boxes()) {
      if (width < 3 || height < 3) continue;
      for (const [x, y] of [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.8].map((y) => [x, y] as const))) {
        const [pointX, pointY] = [left + x * width, top + y * height];
        // A row that scrolls sideways ends at its own edge.
        if (pointX < 0 || pointX >= innerWidth) continue;
        const hit = document.elementFromPoint(pointX, pointY);
        const over = layerOf(hit);
        if (!hit) found.add(`${named(owner)} is outside of the window`);
        else if (over && !over.contains(owner))
          found.add(`${named(owner)} is under ${named(over)}`);
      }
    }
  };
  const root = document.querySelector('[data-component=app-frame]')!;
  for (const control of root.querySelectorAll(CONTROL)) {
    // The link that skips the header is above the window until it has the focus.
    if (!isVisible(control) || control.matches('[href="#content"]')) continue;
    look(control, () => [control.getBoundingClientRect()]);
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const owner = text.parentElement!;
    if (!text.textContent?.trim() || !isVisible(owner)) continue;
    if (owner.closest('[href="#content"], select')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    look(owner, () => range.getClientRects());
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...found];
}
