import { isRendered } from './isRendered.ts';

const TOLERANCE_PX = 1.5;

/**
 * Visible layout errors: a page that scrolls sideways, text that overflows its box or is clipped in it, and an empty line
 * at the top of a list item, which WebKit inserts for an empty list marker.
 */
export function layoutProblems(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth > clientWidth ? [`is ${scrollWidth - clientWidth} px too wide`] : [];
  return [...sideways, ...textProblems(), ...markProblems()];
}

function markProblems(): string[] {
  return [...document.querySelectorAll('li')]
    .filter((item) => getComputedStyle(item).display === 'list-item')
    .flatMap((item) => {
      const first = item.firstElementChild;
      if (!first || first !== item.firstChild || !isRendered(first, true)) return [];
      const { display, position, marginBlockStart } = getComputedStyle(first);
      if (display.startsWith('inline') || position === 'absolute') return [];
      const { paddingBlockStart, borderBlockStartWidth } = getComputedStyle(item);
      const expected = [paddingBlockStart, borderBlockStartWidth, marginBlockStart]
        .map(Number.parseFloat)
        .reduce((sum, each) => sum + each, item.getBoundingClientRect().top);
      const gap = first.getBoundingClientRect().top - expected;
      return gap > TOLERANCE_PX
        ? [`an item begins with ${gap} px of nothing: ${nameOf(item)}`]
        : [];
    });
}

function textProblems(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const problems = new Set<string>();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const message = node.textContent?.trim();
    const parent = node.parentElement;
    if (!message || !parent || isOffscreen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const problem = rect.width > 0 && problemOf(rect, parent);
      if (problem) problems.add(`“${message.slice(0, 40)}” ${problem}`);
    }
  }
  return [...problems];
}

/** Hidden, for screen readers only, or inside an element that is positioned offscreen on purpose. */
function isOffscreen(element: Element): boolean {
  if (!isRendered(element, true)) return true;
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { width, height } = each.getBoundingClientRect();
    const isInline = getComputedStyle(each).display.startsWith('inline');
    if (!isInline && (width <= 1 || height <= 1)) return true;
    if (each.matches('[inert], [aria-hidden=true]')) return true;
  }
  return false;
}

function problemOf(rect: DOMRect, parent: Element): string | undefined {
  for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
    const { display, overflowX, textOverflow, borderRadius, position } = getComputedStyle(box);
    if (display === 'inline' || display === 'contents') continue;
    // Scrollable content and content with an ellipsis are intended.
    if (['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis') return undefined;
    if (box.matches('[data-scroller], [data-component=carousel]')) return undefined;
    const edge = box.getBoundingClientRect();
    // A line that its box cuts off completely is not shown: a badge that has no room.
    const isCutOff = rect.top >= edge.bottom || rect.bottom <= edge.top;
    if (overflowX !== 'visible' && isCutOff) return undefined;
    const outside = rect.right > edge.right + TOLERANCE_PX || rect.left < edge.left - TOLERANCE_PX;
    const isBox = overflowX !== 'visible' || borderRadius !== '0px' || box === parent;
    if (outside && isBox)
      return `leaves its box (${Math.round(rect.width)} px of text in ${Math.round(edge.width)} px: ${nameOf(box)})`;
    // A positioned element does not belong to a box around it.
    if (position === 'absolute' || position === 'fixed') return undefined;
  }
  return undefined;
}

function nameOf(box: Element): string {
  const named = box.closest('[data-component], [data-part]');
  const name = named?.getAttribute('data-component') ?? named?.getAttribute('data-part') ?? '';
  return `${box.tagName.toLowerCase()} in ${name}`;
}
