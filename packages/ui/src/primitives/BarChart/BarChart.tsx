'use client';

import { useId, useState, type HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './BarChart.css.ts';
import { BarChartLabels } from './BarChartLabels.tsx';
import { BarChartPlot } from './BarChartPlot.tsx';
import type { BarDatum } from './barDatum.ts';
import { barScale } from './barScale.ts';

export type { BarDatum } from './barDatum.ts';

/** Props of {@link BarChart}. Other props go to the `figure`. */
export interface BarChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Accessible name of the chart. */
  label: string;
  /** The result in one sentence with figures, shown above the chart. */
  summary: string;
  /** The bars in order. */
  bars: readonly BarDatum[];
  /** Formats a value with its unit: `1,250.00 บาท`. */
  formatValue: (value: number) => string;
  /** Formats a tick of the axis, short: `1,000`. @default as formatValue */
  formatTick?: (value: number) => string;
  /** Text for a bar without a value: `ไม่มีข้อมูล`. */
  noValueLabel: string;
  /** Height without the labels: 120 or 200 px. @default 'md' */
  size?: 'sm' | 'md';
}

/**
 * A bar chart from zero. Mouse, touch, keyboard and screen reader can read the value of each bar. It is a single tab stop.
 */
export function BarChart({
  label,
  summary,
  bars,
  formatValue,
  formatTick = formatValue,
  noValueLabel,
  size = 'md',
  className,
  ...rest
}: BarChartProps) {
  const summaryId = useId();
  const [active, setActive] = useState<number | null>(null);
  const scale = barScale(bars.map(({ value }) => value));
  const read = active === null ? undefined : bars[active];
  const valueOf = ({ value }: BarDatum) => (value === null ? noValueLabel : formatValue(value));
  return (
    <figure
      {...rest}
      aria-label={label}
      className={classes(css.root, className)}
      data-component="bar-chart"
      data-state={read ? 'read' : 'ready'}
    >
      <figcaption className={css.readout}>
        <span
          id={summaryId}
          className={css.said}
          data-part="summary"
          data-state={read ? 'hidden' : 'shown'}
        >
          {summary}
        </span>
        {read && (
          <span className={css.said} data-part="reading" aria-hidden="true">
            {read.label} <span className={css.figure}>{valueOf(read)}</span>
          </span>
        )}
      </figcaption>
      <div className={css.frame}>
        <BarChartPlot
          className={css.sizes[size]}
          bars={bars}
          scale={scale}
          active={active}
          onActiveChange={setActive}
          label={label}
          describedBy={summaryId}
          textOf={(bar) => `${bar.label} ${valueOf(bar)}`}
        />
        <div className={css.axis} aria-hidden="true" data-part="axis">
          {scale.ticks.map((tick) => (
            <span
              key={tick}
              className={css.tick}
              style={{ insetBlockStart: `${scale.place(tick)}%` }}
            >
              {formatTick(tick)}
            </span>
          ))}
        </div>
        <BarChartLabels bars={bars} />
      </div>
    </figure>
  );
}
