'use client';

import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './Tooltip.css.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** One short sentence. Never required information: touch users do not see it. */
  text: string;
  /** The described element: one that takes focus and a ref, and passes its other props on. */
  children: ReactElement;
  /** Preferred side. @default 'top' */
  side?: 'top' | 'bottom' | 'start' | 'end';
  /** Whether it is visible, when controlled. @default uncontrolled */
  open?: boolean;
  /** Called to show or hide it. */
  onOpenChange?: (open: boolean) => void;
  /** Class of the box of the text. */
  className?: string;
}

/** Delay before a resting mouse opens it, in ms. */
const DELAY_MS = 400;
const SIDES = { top: 'top', bottom: 'bottom', start: 'left', end: 'right' } as const;

/**
 * A short explanation on mouse hover and keyboard focus. It does not open on touch, because a long press belongs to the
 * browser.
 */
export function Tooltip({
  text,
  children,
  side = 'top',
  open,
  onOpenChange,
  className,
}: TooltipProps) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root
        {...(open === undefined ? {} : { open })}
        {...(onOpenChange ? { onOpenChange } : {})}
      >
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={SIDES[side]}
            sideOffset={6}
            collisionPadding={8}
            className={classes(css.content, className)}
            data-component="tooltip"
            data-surface="overlay"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
