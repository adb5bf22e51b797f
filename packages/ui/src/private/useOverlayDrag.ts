'use client';

import { useRef } from 'react';

import type { DragWay } from '../hooks/dragGesture.ts';
import { useDragDismiss } from '../hooks/useDragDismiss.ts';

/**
 * Lets an overlay be dragged back to its edge; the page behind it comes to light meanwhile.
 *
 * @param onDismiss called at the end of a drag that goes far enough
 * @param way where its edge is
 */
export function useOverlayDrag(onDismiss: () => void, way: DragWay) {
  const scrimRef = useRef<HTMLDivElement>(null);
  const { ref: surfaceRef, handle } = useDragDismiss(
    onDismiss,
    (share) => {
      // Under the finger; let go too early, it goes back by its own transition.
      const style = scrimRef.current?.style;
      style?.setProperty('transition', share === null ? '' : 'none');
      style?.setProperty('opacity', share === null ? '' : String(1 - share));
    },
    way,
  );
  return { refs: { surfaceRef, scrimRef }, handle };
}
