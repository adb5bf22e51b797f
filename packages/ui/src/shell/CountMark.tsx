import { classes } from '../private/classes.ts';
import * as css from './CountMark.css.ts';

/** Props of {@link CountMark}. */
export interface CountMarkProps {
  /** How many; null while that is not known. @default none */
  count?: number | null | undefined;
  /** Where it stands in the entry. */
  className?: string;
}

/** How many things wait at an entry of a menu: beyond two digits only that it is more, and nothing for none. */
export function CountMark({ count, className }: CountMarkProps) {
  return count ? (
    <span className={classes(css.mark, className)} data-part="count">
      {count > 99 ? '99+' : count}
    </span>
  ) : (
    <></>
  );
}
