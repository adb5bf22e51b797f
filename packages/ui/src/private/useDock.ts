'use client';

import { useLayoutEffect, type RefObject } from 'react';

import { DOCK_BELOW, DOCK_OVER, DOCK_ROOM } from './dockNames.ts';

/**
 * What stands at the end of the screen, from the edge up. What a page is for stands nearest to the thumb and never moves; what
 * comes later stands above it.
 *
 * - `actions`: the bar with the action of a page; it stands in the page and is only counted
 * - `corner`: a QR that waits, a promotion that runs
 * - `notice`: what concerns the whole site
 * - `toast`: goes by itself
 */
export type DockPlace = 'actions' | 'corner' | 'notice' | 'toast';

const ORDER: readonly DockPlace[] = ['actions', 'corner', 'notice', 'toast'];
/** Between two of them, in px. */
const GAP = 8;

interface Roof {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

const docked = new Map<HTMLElement, DockPlace>();
let observer: ResizeObserver | null = null;

/** What has not changed is not said again: a browser would restyle all that is in the element. */
function say(element: HTMLElement, name: string, px: number): void {
  const value = `${px}px`;
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}

/** Each lands on the highest of those that it would lie over, and beside those that it would not. */
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
      // On a wide screen it stands where the form ends, and in a hidden tab nowhere.
      const { position, paddingBlockEnd } = getComputedStyle(element);
      if (height === 0 || position !== 'sticky') continue;
      // Its own distance to the tab bar is that of all others, and goes while one types.
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
 * Gives an element its place among all that floats at the end of the screen. What stands there already does not move for it, and
 * the page is not touched but beyond its end.
 *
 * @param element what floats
 * @param shown whether it is drawn now
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
    // In the next frame: the room at the end of the page changes the size of what others observe.
    if (typeof ResizeObserver !== 'undefined')
      observer ??= new ResizeObserver(() => requestAnimationFrame(arrange));
    // With its distances: those of a bar change while one types.
    observer?.observe(own, { box: 'border-box' });
    arrange();
    return () => {
      docked.delete(own);
      observer?.unobserve(own);
      arrange();
    };
  }, [element, place, shown]);
}
