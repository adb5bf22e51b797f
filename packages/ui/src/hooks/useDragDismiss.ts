'use client';

import { useCallback, useEffect, useRef, type PointerEvent } from 'react';

import { dragGesture, type DragGesture, type DragWay, placeOnWay } from './dragGesture.ts';

/** Handlers for the part that is grabbed by a mouse or pen. */
export interface DragHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(event: PointerEvent<HTMLElement>): void;
}

/** What `useDragDismiss` gives. */
export interface DragDismiss {
  /** For the element that moves: a finger drags it anywhere, unless that would scroll its content. */
  ref: (sheet: HTMLElement | null) => (() => void) | undefined;
  /** For its handle: a mouse has to grab something. */
  handle: DragHandlers;
}

/**
 * Drags a sheet down, or a drawer to the left, and dismisses it when let go far or fast enough, else lets it spring back. Moves it by `transform`
 * without rendering. Where the content is scrolled, a finger scrolls; at its top the same finger drags the sheet.
 *
 * @param onDismiss called once at the end of a drag that dismisses; a sheet that then stays open comes back
 * @param onMove gets how far the sheet is on its way out, 0 to 1, and null when it is let go
 * @param way where it goes
 */
export function useDragDismiss(
  onDismiss: () => void,
  onMove?: (share: number | null) => void,
  way: DragWay = 'down',
): DragDismiss {
  const gesture = useRef<DragGesture | null>(null);
  const latest = useRef({ onDismiss, onMove });
  useEffect(() => {
    latest.current = { onDismiss, onMove };
  });

  const ref = useCallback(
    (sheet: HTMLElement | null) => {
      if (!sheet) return undefined;
      const own = dragGesture({
        sheet,
        way,
        onMove: (share) => latest.current.onMove?.(share),
        onDismiss: () => latest.current.onDismiss(),
      });
      gesture.current = own;
      const stop = followTouch(sheet, own, way);
      return () => {
        gesture.current = null;
        stop();
      };
    },
    [way],
  );

  const pointer = useRef<number | null>(null);
  const release = (event: PointerEvent<HTMLElement>, how: () => void) => {
    if (pointer.current !== event.pointerId) return;
    pointer.current = null;
    how();
  };
  return {
    ref,
    handle: {
      onPointerDown(event) {
        const free = gesture.current?.active === false;
        if (!free || event.button !== 0 || event.pointerType === 'touch') return;
        pointer.current = event.pointerId;
        gesture.current?.start(placeOnWay(way, event), event.timeStamp);
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove(event) {
        if (pointer.current !== event.pointerId) return;
        gesture.current?.move(placeOnWay(way, event), event.timeStamp);
      },
      onPointerUp: (event) => release(event, () => gesture.current?.end(event.timeStamp)),
      onPointerCancel: (event) => release(event, () => gesture.current?.cancel()),
    },
  };
}

/** A press on these moves a caret, a thumb or a selection of its own. */
const OWN_DRAG = 'input, textarea, select, [contenteditable], [data-own-drag]';

/**
 * Native listeners, since React's are passive: a browser that is not told at the first move that the finger drags the
 * sheet scrolls from then on.
 */
function followTouch(sheet: HTMLElement, gesture: DragGesture, way: DragWay): () => void {
  let first: { clientX: number; clientY: number; time: number } | null = null;

  const begin = (event: TouchEvent) => {
    const touch = event.touches[0];
    first = null;
    if (gesture.active) return gesture.cancel();
    if (!touch || event.touches.length > 1) return;
    if (!(event.target instanceof Element) || event.target.closest(OWN_DRAG)) return;
    const { clientX, clientY } = touch;
    first = { clientX, clientY, time: event.timeStamp };
  };
  const move = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!touch) return;
    if (first) {
      const across = way === 'down' ? 'left' : 'down';
      const from = placeOnWay(way, first);
      const out = placeOnWay(way, touch) - from;
      const aside = Math.abs(placeOnWay(across, touch) - placeOnWay(across, first));
      const scrolls = way === 'down' && isScrolled(event.target as Element, sheet);
      if (event.cancelable && out > aside && !scrolls) gesture.start(from, first.time);
      first = null;
    }
    if (!gesture.active) return;
    if (event.cancelable) event.preventDefault();
    gesture.move(placeOnWay(way, touch), event.timeStamp);
  };
  const end = (event: TouchEvent) => gesture.end(event.timeStamp);
  const cancel = () => gesture.cancel();

  sheet.addEventListener('touchstart', begin, { passive: true });
  sheet.addEventListener('touchmove', move, { passive: false });
  sheet.addEventListener('touchend', end);
  sheet.addEventListener('touchcancel', cancel);
  return () => {
    sheet.removeEventListener('touchstart', begin);
    sheet.removeEventListener('touchmove', move);
    sheet.removeEventListener('touchend', end);
    sheet.removeEventListener('touchcancel', cancel);
  };
}

/** Whether anything between the finger and the sheet is scrolled, so that a pull down would scroll it back. */
function isScrolled(from: Element, sheet: Element): boolean {
  for (let at: Element | null = from; at && at !== sheet.parentElement; at = at.parentElement) {
    if (at.scrollTop > 0) return true;
  }
  return false;
}
