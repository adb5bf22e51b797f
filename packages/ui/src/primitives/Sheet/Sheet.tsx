'use client';

import { Overlay, type OverlayProps } from '../../private/Overlay.tsx';
import { useOverlayDrag } from '../../private/useOverlayDrag.ts';
import * as css from './Sheet.css.ts';

/** Props of {@link Sheet}. Other props go to its surface. */
export type SheetProps = OverlayProps;

/**
 * Slides up from the bottom on a phone. It closes by a drag down, its close button and Escape. From 768 px on it is in the
 * centre, without a handle.
 */
export function Sheet(props: SheetProps) {
  const { refs, handle } = useOverlayDrag(() => props.onOpenChange(false), 'down');
  return (
    <Overlay
      {...props}
      {...refs}
      component="sheet"
      surfaceClass={css.surface}
      handle={<div {...handle} className={css.handle} data-part="handle" />}
    />
  );
}
