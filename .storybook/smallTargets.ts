/** The least edge of what a finger must hit, in px. */
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

/** A row of dots is as small as it is many: a swipe and the arrows do the same, which WCAG takes for an answer. */
const HAS_EQUIVALENT = '[data-component=carousel] button[aria-current]';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Names what is smaller than 44 × 44 px under a finger. An element counts with its `::after`, which may reach further than
 * its picture, and a control with the label that presses it. Links within a sentence are as large as its words, as WCAG has
 * it, and what cannot be pressed or is not seen needs no size.
 */
export function smallTargets(root: ParentNode): string[] {
  return [...root.querySelectorAll<HTMLElement>(INTERACTIVE)]
    .filter((element) => isPressed(element) && !isInSentence(element))
    .map((element) => ({ element, ...reachOf(element) }))
    .filter(({ width, height }) => Math.min(width, height) < LEAST - 0.5)
    .map(
      ({ element, width, height }) =>
        `${Math.round(width)} × ${Math.round(height)} px: ${nameOf(element)}`,
    );
}

function isPressed(element: HTMLElement): boolean {
  const { width, height, bottom } = element.getBoundingClientRect();
  // One pixel is what only a screen reader meets; what waits above the page comes for a keyboard alone.
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

/** What `::after` adds, where it lies over its element. */
function afterOf(element: HTMLElement): Size {
  const style = getComputedStyle(element, '::after');
  if (style.content === 'none' || style.position !== 'absolute') return { width: 0, height: 0 };
  return {
    width: Number.parseFloat(style.width) || 0,
    height: Number.parseFloat(style.height) || 0,
  };
}

function nameOf(element: HTMLElement): string {
  const owner = element.closest<HTMLElement>('[data-component]')?.dataset.component;
  const words = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  return [owner, element.dataset.part, element.localName, words].filter(Boolean).join(' · ');
}
