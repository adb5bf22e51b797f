'use client';

import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './Tooltip.css.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** One short sentence. Never what is needed to act: a finger does not see it. */
  text: string;
  /** What it explains; one element that takes the focus, a ref, and passes its other props on. */
  children: ReactElement;
  /** Where it stands when there is room. @default 'top' */
  side?: 'top' | 'bottom' | 'start' | 'end';
  /** Whether it is shown, where the page decides. @default the tooltip decides */
  open?: boolean;
  /** Asks to be shown or hidden. */
  onOpenChange?: (open: boolean) => void;
  /** Goes to the box of the words. */
  className?: string;
}

/** A mouse that only passes by opens nothing. In ms. */
const DELAY_MS = 400;
const SIDES = { top: 'top', bottom: 'bottom', start: 'left', end: 'right' } as const;

/**
 * A word on what something is, for a mouse that rests on it and for the focus of a keyboard. Under a finger it stays away:
 * a long press belongs to the browser.
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
