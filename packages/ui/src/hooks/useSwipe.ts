'use client';

import { useRef, type PointerEvent } from 'react';

/** Up to this width of the screen, in px, a shorter swipe counts (section 9, Swipe thresholds). */
const NARROW = 480;
const THRESHOLD = { narrow: 30, wide: 50 } as const;

/** How far a swipe has to go to count, in px, on a screen of a width. */
export function swipeThreshold(screenWidth: number): number {
  return screenWidth <= NARROW ? THRESHOLD.narrow : THRESHOLD.wide;
}

/** Handlers for the element that is swiped; its `touch-action` has to leave sideways moves to them. */
export interface SwipeHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(event: PointerEvent<HTMLElement>): void;
}

/**
 * Follows a finger, pen or mouse sideways and says at the end which way it went, if it went far enough.
 *
 * @param onSwipe gets 1 for a swipe to the left, which asks for what comes next, and -1 for one to the right
 * @param onMove gets how far it is from where it began, in px to the right, and null when it is let go
 */
export function useSwipe(
  onSwipe: (way: 1 | -1) => void,
  onMove: (distance: number | null) => void,
): SwipeHandlers {
  const start = useRef<{ id: number; x: number } | null>(null);

  const distanceOf = (event: PointerEvent<HTMLElement>) =>
    start.current?.id === event.pointerId ? event.clientX - start.current.x : null;
  const release = () => {
    start.current = null;
    onMove(null);
  };

  return {
    onPointerDown(event) {
      if (start.current || event.button !== 0 || isPressed(event.target)) return;
      start.current = { id: event.pointerId, x: event.clientX };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event) {
      const distance = distanceOf(event);
      if (distance !== null) onMove(distance);
    },
    onPointerUp(event) {
      const distance = distanceOf(event);
      if (distance === null) return;
      release();
      if (Math.abs(distance) >= swipeThreshold(window.innerWidth)) onSwipe(distance < 0 ? 1 : -1);
    },
    // The browser scrolls with this finger, or something covered the page.
    onPointerCancel(event) {
      if (distanceOf(event) !== null) release();
    },
  };
}

/** Whether the pointer came down on something that is pressed for its own sake. */
function isPressed(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}
