import { classes } from '../../private/classes.ts';
import { signature } from '../../private/signature.css.ts';
import { VipEmblem } from '../VipEmblem/VipEmblem.tsx';
import * as css from './VipStandingCard.css.ts';

interface VipRingProps {
  level: number;
  color: string | null;
  risen: boolean;
  /** Share of the way, from 0 to 1. Null if there is nothing left to measure: the ring is full. */
  share: number | null;
  /** What the ring measures, for screen readers. */
  label: string;
  /** The share in words, for screen readers. */
  valueText: string;
}

/** The emblem of the member in a ring that fills on the way to the next level. */
export function VipRing({ level, color, risen, share, label, valueText }: VipRingProps) {
  const percent = share === null ? 100 : Math.round(share * 100);
  return (
    <div className={css.ringBox} data-part="ring">
      <svg className={css.ring} viewBox="0 0 144 144" aria-hidden="true">
        <circle className={css.track} cx="72" cy="72" r="68" />
        {percent > 0 && (
          <circle
            className={css.done}
            cx="72"
            cy="72"
            r="68"
            pathLength={100}
            strokeDasharray={percent === 100 ? undefined : `${percent} 100`}
          />
        )}
      </svg>
      {/* A new element for each level, so that each makes its own motion. */}
      <VipEmblem
        key={level}
        level={level}
        color={color}
        size={96}
        className={classes(css.emblem, risen && signature)}
      />
      {share !== null && (
        <span
          role="progressbar"
          className={css.reader}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={valueText}
        />
      )}
    </div>
  );
}
