'use client';

import type { ReactNode } from 'react';

import { Overlay, type OverlayProps } from '../../private/Overlay.tsx';
import { useOverlayDrag } from '../../private/useOverlayDrag.ts';
import * as css from './Drawer.css.ts';

/** Props of {@link Drawer}. Other props go to its surface. */
export interface DrawerProps extends OverlayProps {
  /** The Logo, which replaces the visible title; the title is then only for screen readers. @default none */
  logo?: ReactNode;
}

/** The menu of a phone, at the left edge. It closes by a swipe, its close button, Escape and a press outside. */
export function Drawer({ logo, children, ...props }: DrawerProps) {
  const { refs } = useOverlayDrag(() => props.onOpenChange(false), 'left');
  return (
    <Overlay
      {...props}
      {...refs}
      component="drawer"
      ground="menu"
      mark={logo}
      surfaceClass={css.surface}
    >
      <div className={css.content}>{children}</div>
    </Overlay>
  );
}
