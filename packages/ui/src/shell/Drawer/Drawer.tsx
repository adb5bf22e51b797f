'use client';

import { type ReactNode, useRef } from 'react';

import { useDragDismiss } from '../../hooks/useDragDismiss.ts';
import { Overlay, type OverlayProps } from '../../private/Overlay.tsx';
import * as css from './Drawer.css.ts';

/** Props of {@link Drawer}; the rest goes to its surface. */
export interface DrawerProps extends OverlayProps {
  /** The Logo, on top in place of the title, which is then only said. @default none */
  logo?: ReactNode;
}

/** The menu of a phone, from the left edge; swiped back there it closes, as by its close button, Escape and a press outside. */
export function Drawer({ logo, children, ...props }: DrawerProps) {
  const scrim = useRef<HTMLDivElement>(null);
  const drag = useDragDismiss(
    () => props.onOpenChange(false),
    // The page comes to light as the drawer leaves it.
    (share) => {
      if (share === null) scrim.current?.style.removeProperty('opacity');
      else scrim.current?.style.setProperty('opacity', String(1 - share));
    },
    'left',
  );
  return (
    <Overlay
      {...props}
      component="drawer"
      ground="menu"
      mark={logo}
      surfaceClass={css.surface}
      surfaceRef={drag.ref}
      scrimRef={scrim}
    >
      <div className={css.content}>{children}</div>
    </Overlay>
  );
}
