import { classes } from '../../private/classes.ts';
import * as css from './Button.css.ts';

/** How much a button asks for attention, what it is about, and how large it is. */
export interface ButtonLook {
  /** `solid` for the one main action, `soft` and `outline` beside it, `ghost` within text. @default 'solid' */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost';
  /** `accent` moves on, `neutral` is a choice among equals, `danger` destroys. @default 'accent' */
  tone?: 'accent' | 'neutral' | 'danger';
  /** Height 36, 44 or 52 px at normal density; under a finger never less than 44. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Takes the whole width of its container. @default false */
  fullWidth?: boolean;
}

/** The class names of a button, for an element that must look like one. On a server too, so not in the button's own file. */
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
