'use client';

import { useCallback, useEffect, useRef, type PointerEvent } from 'react';

import { dragGesture, type DragGesture, type DragWay, placeOnWay } from './dragGesture.ts';

/** Handlers for the handle that a mouse or pen drags. */
export interface DragHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(event: PointerEvent<HTMLElement>): void;
}

/** Result of `useDragDismiss`. */
export interface DragDismiss {
  /** Ref of the moving element. Touch drags start anywhere on it, unless they would scroll its content. */
  ref: (sheet: HTMLElement | null) => (() => void) | undefined;
  /** Handlers for the drag handle, for mouse and pen. */
  handle: DragHandlers;
}

/**
 * Drags a sheet down, or a drawer to the left. It is dismissed if released far or fast enough, otherwise it springs back. It
 * moves by `transform` without re-rendering. If the content is scrolled, a finger scrolls it; at the top of the content the
 * same finger drags the sheet.
 *
 * @param onDismiss called once at the end of a drag that dismisses; a sheet that then stays open springs back
 * @param onMove called with the dismissal progress, 0 to 1, and with null on release
 * @param way direction of dismissal
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

/** A press on these elements moves a caret, a slider thumb or a selection. */
const OWN_DRAG = 'input, textarea, select, [contenteditable], [data-own-drag]';

/**
 * Native listeners, because those of React are passive: the browser starts to scroll unless the first move event is
 * cancelled.
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

/** Whether an element between the finger and the sheet is scrolled, so that a pull down would scroll it back. */
function isScrolled(from: Element, sheet: Element): boolean {
  for (let at: Element | null = from; at && at !== sheet.parentElement; at = at.parentElement) {
    if (at.scrollTop > 0) return true;
  }
  return false;
}
