import { elementName } from '../elementName.ts';
import { textNodesIn } from './spokenTexts.ts';

/** Width that fractions of a pixel may add to a text, in px. */
const TOLERANCE = 1.5;

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const EVERYWHERE: Area = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };

const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** What an element shows of its content. */
function insideOf(element: HTMLElement): Area {
  const { left, top } = element.getBoundingClientRect();
  const x = left + element.clientLeft;
  const y = top + element.clientTop;
  return { left: x, right: x + element.clientWidth, top: y, bottom: y + element.clientHeight };
}

const shared = (one: Area, other: Area): Area => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});

/** By how many px a text is outside of an area. Ascent and descent of a font may leave its line, its letters may not. */
function outsideBy(text: Area, area: Area, fontSize: number): number {
  const spare = Math.max(0, (text.bottom - text.top - fontSize) / 2) + TOLERANCE;
  return Math.max(
    area.left - TOLERANCE - text.left,
    text.right - area.right - TOLERANCE,
    area.top - spare - text.top,
    text.bottom - area.bottom - spare,
  );
}

/** Text for screen readers only is in an area of a pixel; what is folded has none. */
const isTiny = (element: HTMLElement) => element.clientWidth <= 1 || element.clientHeight <= 1;

/**
 * Whether text is cut on purpose: by an ellipsis, after a number of lines, or because a row of items shows as many as fit in
 * its first line.
 */
function isCutOnPurpose(style: CSSStyleDeclaration, text: Area, inside: Area): boolean {
  if (style.flexWrap === 'wrap' && text.top >= inside.bottom) return true;
  return style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
}

/** Slides beside the current one wait outside of their frame, and what is inert is behind or beside what is shown. */
const IS_BESIDE = '[data-state=beside], [inert]';

/** Whether an element looks like a box that its text should stay in. */
function isBox(style: CSSStyleDeclaration): boolean {
  return (
    style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
    style.borderInlineStartWidth !== '0px' ||
    style.borderRadius !== '0px'
  );
}

interface Fault {
  /** By how many px. */
  by: number;
  /** The element that cuts the text, or that the text leaves; null for the window. */
  at: HTMLElement | null;
}

/** What one element does to a line of text in it: cuts it, shows a part of it on purpose, or nothing. */
function effectOf(at: HTMLElement, style: CSSStyleDeclaration, line: Area, fontSize: number) {
  const overflow = [style.overflowX, style.overflowY];
  const cuts = overflow.some(isCut);
  const inside = insideOf(at);
  const isOnPurpose = cuts && isCutOnPurpose(style, line, inside);
  if (isScrolled(style.overflowX) || isScrolled(style.overflowY) || isOnPurpose) {
    return { shown: shared(line, inside), cutBy: 0 };
  }
  const area = {
    ...EVERYWHERE,
    ...(isCut(style.overflowX) && { left: inside.left, right: inside.right }),
    ...(isCut(style.overflowY) && { top: inside.top, bottom: inside.bottom }),
  };
  return { shown: line, cutBy: outsideBy(line, area, fontSize) };
}

/** Looks from a line of text outwards for an element that cuts it, or for a box that it leaves. */
function faultOf(line: Area, element: HTMLElement, fontSize: number): Fault | null {
  let shown = line;
  let isInFlow = true;
  /** The element that what is placed outside of the flow is in; those between do not cut it. */
  let container: Element | null = null;
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
    if (container && at !== container) continue;
    container = null;
    const style = getComputedStyle(at);
    if (style.display === 'contents' || style.display === 'inline') continue;
    if (isTiny(at) && isCut(style.overflowY)) return null;
    const effect = effectOf(at, style, shown, fontSize);
    if (effect.cutBy > 0) return { by: effect.cutBy, at };
    ({ shown } = effect);
    if (shown.left >= shown.right || shown.top >= shown.bottom) return null;
    const leavesBy = outsideBy(shown, at.getBoundingClientRect(), fontSize);
    if (isInFlow && leavesBy > 0 && isBox(style)) return { by: leavesBy, at };
    if (style.position === 'fixed') break;
    if (style.position === 'absolute') {
      isInFlow = false;
      container = at.offsetParent;
    }
  }
  // What can be scrolled is reached, even if its scroller extends over the edge of the page.
  const page = { ...EVERYWHERE, left: 0, right: innerWidth };
  const by = outsideBy(shown, page, fontSize);
  return by > 0 && shown === line ? { by, at: null } : null;
}

/** The lines of a text node, without spaces at its ends. */
function linesOf(node: Text): readonly Area[] {
  const range = node.ownerDocument.createRange();
  range.setStart(node, node.data.length - node.data.trimStart().length);
  range.setEnd(node, node.data.trimEnd().length);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

const inWords = (text: string, { by, at }: Fault) =>
  `“${text.trim()}” is ${Math.ceil(by)} px outside of ${at ? elementName(at) : 'the window'}`;

/** Texts that an element cuts without showing it, or that leave their box or the window. */
export function cutTexts(root: HTMLElement): readonly string[] {
  return textNodesIn(root).flatMap(({ node, element }) => {
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isShown || element.closest(IS_BESIDE)) return [];
    const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
    const faults = linesOf(node)
      .map((line) => faultOf(line, element, fontSize))
      .filter((fault) => fault !== null)
      .sort((one, other) => other.by - one.by);
    return faults.slice(0, 1).map((fault) => inWords(node.data, fault));
  });
}
