import { queryAllByRole } from '@testing-library/dom';
import { isRendered } from './isRendered.ts';

/** An element by its role and name, as a visitor or a screen reader finds it, or by a selector. */
export interface Target {
  readonly role?: string;
  /** The complete accessible name. */
  readonly name?: string;
  /** Source of a pattern for the name, if it is only partly known. */
  readonly nameLike?: string;
  readonly level?: number;
  readonly css?: string;
  /** Text that the element contains. */
  readonly has?: string;
  readonly within?: Target;
  /** Index among several, negative from the end. @default 0 */
  readonly nth?: number;
}

/** Visible state of a target. */
export interface Seen {
  /** Number of visible elements that match, regardless of `nth`. */
  readonly count: number;
  /** Of the selected element. Empty if there is none. */
  readonly text: string;
  readonly value: string;
  readonly focused: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Point at which to press a target. */
export interface Aim {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function look(target: Target): Seen {
  const { all, one } = find(target);
  return {
    count: all.length,
    text: one instanceof HTMLElement ? one.innerText : (one?.textContent ?? ''),
    value: one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.value : '',
    focused: one !== undefined && one.contains(document.activeElement),
    attributes: Object.fromEntries(
      [...(one?.attributes ?? [])].map(({ name, value }) => [name, value]),
    ),
  };
}

/**
 * The centre of a target, after scrolling it into view.
 *
 * @returns a sentence with the reason if it cannot be pressed now
 */
export async function aim(target: Target): Promise<Aim | string> {
  const { all, one } = find(target);
  if (!one) return `${all.length} elements fit`;
  if (one.matches(':disabled, [aria-disabled=true]')) return 'is disabled';
  one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = one.getBoundingClientRect();
  await twoFrames();
  const { x, y, width, height } = one.getBoundingClientRect();
  if (x !== before.x || y !== before.y) return 'moves';
  // The centre of a link that wraps may be between its lines.
  const line = one.getClientRects()[0] ?? before;
  const point = one.getClientRects().length > 1 ? line : { x, y, width, height };
  const middle = { x: point.x + point.width / 2, y: point.y + point.height / 2 };
  const hit = document.elementFromPoint(middle.x, middle.y);
  if (!hit || !(one.contains(hit) || hit.contains(one) || isLabelOf(hit, one)))
    return `is covered by ${hit?.outerHTML.slice(0, 120)}`;
  return { ...middle, width, height };
}

function isLabelOf(hit: Element, field: Element): boolean {
  const label = hit.closest('label');
  return label?.control === field;
}

async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise<void>((resolve) => {
      // A background tab renders no frames.
      const timer = setTimeout(resolve, 100);
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve();
      });
    });
}

function find(target: Target): { all: Element[]; one: Element | undefined } {
  const root = target.within ? find(target.within).one : document.body;
  const all = root ? candidates(target, root).filter((element) => isVisible(element)) : [];
  return { all, one: all.at(target.nth ?? 0) };
}

function candidates({ role, name, nameLike, level, css, has }: Target, root: Element): Element[] {
  const named = nameLike === undefined ? name : new RegExp(nameLike);
  const options = { ...(named !== undefined && { name: named }), ...(level && { level }) };
  const byRole = role === undefined ? null : queryAllByRole(root as HTMLElement, role, options);
  const found = byRole ?? [...root.querySelectorAll(css ?? '*')];
  return found.filter(
    (element) =>
      (!byRole || css === undefined || element.matches(css)) &&
      (has === undefined || (element.textContent ?? '').includes(has)),
  );
}

/** Whether it has a box on the page. Includes text that only screen readers use. */
function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return isRendered(element) && width > 0 && height > 0;
}
