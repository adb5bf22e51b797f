'use client';

import { useRef } from 'react';

import { useDragDismiss } from '../../hooks/useDragDismiss.ts';
import { Overlay, type OverlayProps } from '../../private/Overlay.tsx';
import * as css from './Sheet.css.ts';

/** Props of {@link Sheet}; the rest goes to its surface. */
export type SheetProps = OverlayProps;

/** Rises from the bottom on a phone; dragged down it closes, as by its close button and Escape. */
export function Sheet(props: SheetProps) {
  const scrim = useRef<HTMLDivElement>(null);
  const drag = useDragDismiss(
    () => props.onOpenChange(false),
    // The page comes to light as the sheet leaves it.
    (share) => {
      if (share === null) scrim.current?.style.removeProperty('opacity');
      else scrim.current?.style.setProperty('opacity', String(1 - share));
    },
  );
  return (
    <Overlay
      {...props}
      component="sheet"
      surfaceClass={css.surface}
      surfaceRef={drag.ref}
      scrimRef={scrim}
      handle={<div {...drag.handle} className={css.handle} data-part="handle" />}
    />
  );
}
