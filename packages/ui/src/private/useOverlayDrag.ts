'use client';

import { useRef } from 'react';

import type { DragWay } from '../hooks/dragGesture.ts';
import { useDragDismiss } from '../hooks/useDragDismiss.ts';

/**
 * Lets an overlay be dragged back to its edge. The scrim becomes transparent during the drag.
 *
 * @param onDismiss called after a drag that is far enough
 * @param way direction of its edge
 */
export function useOverlayDrag(onDismiss: () => void, way: DragWay) {
  const scrimRef = useRef<HTMLDivElement>(null);
  const { ref: surfaceRef, handle } = useDragDismiss(
    onDismiss,
    (share) => {
      // Follows the finger. After a drag that was too short, the transition moves it back.
      const style = scrimRef.current?.style;
      style?.setProperty('transition', share === null ? '' : 'none');
      style?.setProperty('opacity', share === null ? '' : String(1 - share));
    },
    way,
  );
  return { refs: { surfaceRef, scrimRef }, handle };
}
