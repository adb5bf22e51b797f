'use client';

import { useRef } from 'react';

import { useDragDismiss } from '../../hooks/useDragDismiss.ts';
import { Overlay, type OverlayProps } from '../../private/Overlay.tsx';
import * as css from './Sheet.css.ts';

/** Props of {@link Sheet}; the rest goes to its surface. */
export type SheetProps = OverlayProps;

/** Rises from the bottom on a phone; dragged down by its handle it closes. */
export function Sheet(props: SheetProps) {
  const surface = useRef<HTMLDivElement>(null);
  const drag = useDragDismiss(surface, () => props.onOpenChange(false));
  return (
    <Overlay
      {...props}
      component="sheet"
      surfaceClass={css.surface}
      surfaceRef={surface}
      handle={<div {...drag} className={css.handle} data-part="handle" />}
    />
  );
}
