'use client';

import { useLayoutEffect, type RefObject } from 'react';

import { DOCK_BELOW, DOCK_OVER, DOCK_ROOM } from './dockNames.ts';

/**
 * Floating elements at the end of the screen, from the edge up. The main action of the page is nearest to the thumb and
 * never moves. Later elements are placed above it.
 *
 * - `actions`: the action bar of a page; it is part of the page and is only measured
 * - `corner`: a pending QR payment, an active promotion
 * - `notice`: messages about the whole site
 * - `toast`: disappears automatically
 */
export type DockPlace = 'actions' | 'corner' | 'notice' | 'toast';

const ORDER: readonly DockPlace[] = ['actions', 'corner', 'notice', 'toast'];
/** Between two elements, in px. */
const GAP = 8;

interface Roof {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

const docked = new Map<HTMLElement, DockPlace>();
let observer: ResizeObserver | null = null;

/** The floating elements, in the order in which they came. */
export const dockedElements = (): readonly HTMLElement[] => [...docked.keys()];

/** Skips unchanged values: setting a property makes a browser restyle all descendants. */
function say(element: HTMLElement, name: string, px: number): void {
  const value = `${px}px`;
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}

/** Places each element above the highest element that it would overlap. */
function arrange(): void {
  const entries = ORDER.flatMap((place) => [...docked].filter((entry) => entry[1] === place));
  const roofs: Roof[] = [];
  let room = 0;
  let over = 0;
  for (const [element, place] of entries) {
    const { left, right, height } = element.getBoundingClientRect();
    const under = roofs.filter((roof) => roof.left < right && left < roof.right);
    const below = Math.max(0, ...under.map(({ top }) => top));
    if (place === 'actions') {
      // On a wide screen it is at the end of the form, and in a hidden tab it has no size.
      const { position, paddingBlockEnd } = getComputedStyle(element);
      if (height === 0 || position !== 'sticky') continue;
      // Without its own distance to the tab bar: the others have the same distance, and it is 0 while the user types.
      roofs.push({ left, right, top: height - Number.parseFloat(paddingBlockEnd) + GAP });
      continue;
    }
    say(element, DOCK_BELOW, below);
    say(element, DOCK_OVER, over);
    if (height === 0) continue;
    const top = below + height + GAP;
    roofs.push({ left, right, top });
    if (place === 'notice') over += height + GAP;
    if (place !== 'toast') room = Math.max(room, top);
  }
  say(document.documentElement, DOCK_ROOM, room);
}

/**
 * Positions an element among the floating elements at the end of the screen. Existing elements do not move, and the page
 * only gets longer at its end.
 *
 * @param element the floating element
 * @param shown whether it is rendered now
 */
export function useDock(
  element: RefObject<HTMLElement | null>,
  place: DockPlace,
  shown = true,
): void {
  useLayoutEffect(() => {
    const own = element.current;
    if (!shown || !own) return undefined;
    docked.set(own, place);
    // In the next frame, because the extra room at the end of the page changes the size of other observed elements.
    if (typeof ResizeObserver !== 'undefined')
      observer ??= new ResizeObserver(() => requestAnimationFrame(arrange));
    // The border box includes the padding, which changes for a bar while the user types.
    observer?.observe(own, { box: 'border-box' });
    // Another width of the window moves elements that keep their size.
    addEventListener('resize', arrange);
    arrange();
    return () => {
      docked.delete(own);
      observer?.unobserve(own);
      if (docked.size === 0) removeEventListener('resize', arrange);
      arrange();
    };
  }, [element, place, shown]);
}
