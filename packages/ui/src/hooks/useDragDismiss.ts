'use client';

import { useRef, type PointerEvent } from 'react';

/** A drag of this share of the height, or this speed in px/ms, lets go for good. */
const FAR = 0.32;
const FAST = 0.55;

/** Handlers for the part that is grabbed. */
export interface DragHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(event: PointerEvent<HTMLElement>): void;
}

/**
 * Drags a sheet down by its handle and dismisses it when let go far or fast enough, else lets it
 * spring back. Moves the element by `transform` without rendering; `data-dragging` stands on it
 * meanwhile. No timer: the speed comes from the events' own time stamps.
 *
 * @param sheet the element that moves
 * @param onDismiss called once at the end of a drag that dismisses
 */
export function useDragDismiss(
  sheet: { readonly current: HTMLElement | null },
  onDismiss: () => void,
): DragHandlers {
  const drag = useRef<{ id: number; start: number; y: number; time: number; speed: number } | null>(
    null,
  );

  const release = (event: PointerEvent<HTMLElement>, dismissable: boolean) => {
    const current = drag.current;
    const element = sheet.current;
    if (!current || current.id !== event.pointerId || !element) return;
    drag.current = null;
    const way = current.y - current.start;
    delete element.dataset.dragging;
    const height = element.offsetHeight || 1;
    if (dismissable && way > 8 && (way > height * FAR || current.speed > FAST)) onDismiss();
    else element.style.removeProperty('transform');
  };

  return {
    onPointerDown(event) {
      if (drag.current || event.button !== 0) return;
      const { pointerId: id, clientY: y, timeStamp: time } = event;
      drag.current = { id, start: y, y, time, speed: 0 };
      event.currentTarget.setPointerCapture?.(id);
    },
    onPointerMove(event) {
      const current = drag.current;
      const element = sheet.current;
      if (!current || current.id !== event.pointerId || !element) return;
      const passed = event.timeStamp - current.time;
      if (passed > 0) current.speed = (event.clientY - current.y) / passed;
      current.y = event.clientY;
      current.time = event.timeStamp;
      element.dataset.dragging = '';
      // Upwards it only gives a little, so that it feels held.
      const way = current.y - current.start;
      element.style.transform = `translateY(${way > 0 ? way : Math.max(-12, way / 6)}px)`;
    },
    onPointerUp: (event) => release(event, true),
    onPointerCancel: (event) => release(event, false),
  };
}
