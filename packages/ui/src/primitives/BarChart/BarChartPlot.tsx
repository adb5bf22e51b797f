'use client';

import type { PointerEvent } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './BarChart.css.ts';
import { barBands } from './barBands.ts';
import type { BarDatum } from './barDatum.ts';
import type { BarScale } from './barScale.ts';

interface BarChartPlotProps {
  className: string;
  bars: readonly BarDatum[];
  scale: BarScale;
  /** Index of the active bar, or null. */
  active: number | null;
  onActiveChange: (active: number | null) => void;
  label: string;
  describedBy: string;
  /** Accessible text of a bar. */
  textOf: (bar: BarDatum) => string;
}

/** Minimum height of a bar with a value, so that it is visible. In per cent of the height. */
const LEAST_HEIGHT = 1;

/** The bars, and the slider over them. */
export function BarChartPlot({
  className,
  bars,
  scale,
  active,
  onActiveChange,
  label,
  describedBy,
  textOf,
}: BarChartPlotProps) {
  const bands = barBands(bars.length);
  const last = bars.length - 1;
  const read = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (last >= 0 && width > 0) onActiveChange(bands.at(((clientX - left) / width) * 100));
  };
  const current = bars[active ?? last];
  return (
    <div
      className={classes(css.plot, className)}
      data-part="plot"
      onPointerMove={read}
      onPointerDown={read}
      onPointerLeave={({ pointerType }) => {
        // A touch pointer leaves when it is lifted: keep its reading.
        if (pointerType === 'mouse') onActiveChange(null);
      }}
    >
      <svg className={css.drawing} aria-hidden="true">
        {active !== null && (
          <rect
            className={css.band}
            x={`${bands.start(active)}%`}
            width={`${bands.band}%`}
            height="100%"
            data-part="band"
          />
        )}
        {scale.ticks.map((tick) => (
          <line
            key={tick}
            className={css.gridLine}
            x2="100%"
            y1={`${scale.place(tick)}%`}
            y2={`${scale.place(tick)}%`}
            data-state={tick === 0 ? 'zero' : undefined}
          />
        ))}
        {bars.map(({ id, value }, index) =>
          value === null || !Number.isFinite(value) ? null : (
            <Bar
              key={id}
              x={bands.start(index) + (bands.band - bands.bar) / 2}
              width={bands.bar}
              value={value}
              scale={scale}
              read={index === active}
            />
          ),
        )}
      </svg>
      {current && (
        <input
          type="range"
          className={css.slider}
          min={0}
          max={last}
          step={1}
          value={active ?? last}
          aria-label={label}
          aria-describedby={describedBy}
          aria-valuetext={textOf(current)}
          onChange={({ currentTarget }) => onActiveChange(Number(currentTarget.value))}
          onFocus={() => onActiveChange(active ?? last)}
          onBlur={() => onActiveChange(null)}
          data-part="slider"
        />
      )}
    </div>
  );
}

function Bar({
  x,
  width,
  value,
  scale,
  read,
}: {
  x: number;
  width: number;
  value: number;
  scale: BarScale;
  read: boolean;
}) {
  const zero = scale.place(0);
  const height = Math.max(value === 0 ? 0 : LEAST_HEIGHT, Math.abs(scale.place(value) - zero));
  return (
    <rect
      className={css.bar}
      x={`${x}%`}
      y={`${value < 0 ? zero : zero - height}%`}
      width={`${width}%`}
      height={`${height}%`}
      data-part="bar"
      data-read={read ? '' : undefined}
      data-state={value < 0 ? 'negative' : value === 0 ? 'zero' : 'positive'}
    />
  );
}
