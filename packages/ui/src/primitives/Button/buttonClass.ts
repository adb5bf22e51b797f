import { classes } from '../../private/classes.ts';
import * as css from './Button.css.ts';

/** Emphasis, purpose and size of a button. */
export interface ButtonLook {
  /** `solid` for the one main action, `soft` and `outline` for secondary actions, `ghost` within text. @default 'solid' */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost';
  /** `accent` for progress, `neutral` for equal choices, `danger` for destructive actions. @default 'accent' */
  tone?: 'accent' | 'neutral' | 'danger';
  /** Height 36, 44 or 52 px at normal density. The touch target is at least 44 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Fills the width of its container. @default false */
  fullWidth?: boolean;
}

/** Class names for an element that looks like a button. In a separate module, because it is also used on the server. */
export function buttonClass({
  variant = 'solid',
  tone = 'accent',
  size = 'md',
  fullWidth = false,
}: ButtonLook) {
  return classes(
    css.base,
    css.looks[`${variant}-${tone}`],
    css.sizes[size],
    fullWidth && css.fullWidth,
    css.states,
  );
}
