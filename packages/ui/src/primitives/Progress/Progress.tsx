import { useId, type HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { ProgressFill } from './ProgressFill.tsx';
import * as css from './Progress.css.ts';

/** Props of {@link Progress}. Other props go to the root. */
export interface ProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The label, shown above the bar. */
  label: string;
  /** Shows the label only to screen readers. @default false */
  labelHidden?: boolean;
  /** The progress, from 0 to `max`; other values are clamped. Omit it when it is unknown. */
  value?: number;
  /** The maximum. @default 100, or the number of steps */
  max?: number;
  /** The progress as text, shown and announced instead of the percentage: `3 จาก 6`. */
  valueText?: string;
  /** Renders this many segments, of which `value` are done. @default one bar */
  steps?: number;
  /** Height 4 or 8 px. @default 'md' */
  size?: 'sm' | 'md';
  /** The colour of the filled part. @default 'accent' */
  tone?: 'accent' | 'success' | 'pending' | 'danger';
}

/** Progress: a level, a turnover, an upload. */
export function Progress({
  label,
  labelHidden = false,
  value,
  max,
  valueText,
  steps,
  size = 'md',
  tone = 'accent',
  className,
  ...rest
}: ProgressProps) {
  const id = useId();
  const whole = max ?? steps ?? 100;
  const done = value === undefined ? undefined : part(value, whole);
  return (
    <div
      {...rest}
      className={classes(css.root, className)}
      data-component="progress"
      data-state={done === undefined ? 'indeterminate' : done < 1 ? 'running' : 'complete'}
    >
      <div className={labelHidden && !valueText ? visuallyHidden : css.head}>
        <span id={id} className={labelHidden ? visuallyHidden : undefined} data-part="label">
          {label}
        </span>
        {valueText && (
          <span className={css.value} data-part="value" aria-hidden="true">
            {valueText}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={whole}
        aria-valuenow={done === undefined ? undefined : done * whole}
        aria-valuetext={valueText}
        className={classes(steps ? css.steps : css.track, css.sizes[size], css.tones[tone])}
        data-part="track"
      >
        {steps ? (
          <Steps steps={steps} done={Math.floor((done ?? 0) * steps)} />
        ) : (
          <ProgressFill done={done} />
        )}
      </div>
    </div>
  );
}

function Steps({ steps, done }: { steps: number; done: number }) {
  return Array.from({ length: steps }, (_, index) => (
    <span
      key={index}
      className={css.step}
      data-part="step"
      data-state={index < done ? 'done' : 'open'}
    />
  ));
}

/** The completed share; 0 for a maximum of 0. */
function part(value: number, whole: number): number {
  const share = value / whole;
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
}
