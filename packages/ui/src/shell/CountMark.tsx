import { classes } from '../private/classes.ts';
import * as css from './CountMark.css.ts';

/** Props of {@link CountMark}. */
export interface CountMarkProps {
  /** The number; null while it is unknown. @default none */
  count?: number | null | undefined;
  /** Its place in the entry. */
  className?: string;
}

/** Number badge of a menu entry: “99+” above two digits, and nothing for zero. */
export function CountMark({ count, className }: CountMarkProps) {
  return count ? (
    <span className={classes(css.mark, className)} data-part="count">
      {count > 99 ? '99+' : count}
    </span>
  ) : (
    <></>
  );
}
