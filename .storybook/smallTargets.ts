import { elementName } from './elementName.ts';

/** Minimum size of a touch target, in px. */
const LEAST = 44;

const INTERACTIVE = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  '[role=button]',
  '[role=menuitem]',
  '[role=menuitemradio]',
  '[role=tab]',
].join(', ');

/** Carousel dots are exempt: a swipe and the arrows are equivalent controls, which WCAG accepts. */
const HAS_EQUIVALENT = '[data-component=carousel] button[aria-current]';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Lists touch targets smaller than 44 × 44 px. The size of an element includes its `::after`, and the size of a control its
 * label. Links within a sentence are exempt, as in WCAG. Disabled and invisible elements are ignored.
 */
export function smallTargets(root: ParentNode): string[] {
  return [...root.querySelectorAll<HTMLElement>(INTERACTIVE)]
    .filter((element) => isPressed(element) && !isInSentence(element))
    .map((element) => ({ element, ...reachOf(element) }))
    .filter(({ width, height }) => Math.min(width, height) < LEAST - 0.5)
    .map(
      ({ element, width, height }) =>
        `${Math.round(width)} × ${Math.round(height)} px: ${elementName(element)}`,
    );
}

function isPressed(element: HTMLElement): boolean {
  const { width, height, bottom } = element.getBoundingClientRect();
  // Elements of one pixel are for screen readers only; elements above the page appear only on keyboard focus.
  if (width <= 1 || height <= 1 || bottom <= 0) return false;
  if (element.matches(':disabled, [aria-disabled=true]')) return false;
  if (element.matches(HAS_EQUIVALENT)) return false;
  if (element.closest('[inert], [aria-hidden=true], [hidden]')) return false;
  return element.checkVisibility({ visibilityProperty: true });
}

function isInSentence(element: HTMLElement): boolean {
  if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
  const around = element.parentElement?.textContent.trim() ?? '';
  return around.length > element.textContent.trim().length;
}

function reachOf(element: HTMLElement): Size {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const sizes: Size[] = [
    element.getBoundingClientRect(),
    afterOf(element),
    ...labels
      .filter((label) => label.contains(element))
      .flatMap((label) => [label.getBoundingClientRect(), afterOf(label)]),
  ];
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

/** The area that `::after` adds to its element. */
function afterOf(element: HTMLElement): Size {
  const style = getComputedStyle(element, '::after');
  if (style.content === 'none' || style.position !== 'absolute') return { width: 0, height: 0 };
  return {
    width: Number.parseFloat(style.width) || 0,
    height: Number.parseFloat(style.height) || 0,
  };
}
