import { classes } from '../../private/classes.ts';
import * as css from './Divider.css.ts';

/** Props of {@link Divider}. */
export interface DividerProps {
  /** A word in the middle: `or`. */
  label?: string;
  /** Joined with the class of the line. */
  className?: string;
}

/** A hairline between two elements. */
export function Divider({ label, className }: DividerProps) {
  if (!label) return <hr className={classes(css.root, className)} data-component="divider" />;
  return (
    <div className={classes(css.labelled, className)} data-component="divider">
      {label}
    </div>
  );
}
