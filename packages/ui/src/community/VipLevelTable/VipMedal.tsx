import { styledByScript } from '../../private/styledByScript.ts';
import * as css from './VipLevelTable.css.ts';

interface VipMedalProps {
  level: number;
  /** Colour `#rrggbb` set by the operator. Null for none. */
  color: string | null;
}

/** The number of a level in the colour of the level. */
export function VipMedal({ level, color }: VipMedalProps) {
  return (
    <span
      className={css.medal}
      ref={styledByScript({ borderColor: color ?? '' })}
      aria-hidden="true"
      data-part="medal"
    >
      {level}
    </span>
  );
}
