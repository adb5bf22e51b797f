'use client';

import { useLayoutEffect, useRef, useState } from 'react';

import * as css from './BarChart.css.ts';
import { barBands } from './barBands.ts';
import type { BarDatum } from './barDatum.ts';
import { labelStep } from './labelStep.ts';

/** Before the first measurement: as many as fit on a phone. */
const ASSUMED_LABELS = 5;

/** The labels below the bars, as many as fit, always including the newest. */
export function BarChartLabels({ bars }: { bars: readonly BarDatum[] }) {
  const row = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, widest: 0 });
  const count = bars.length;

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => {
      const widths = [...element.children].map((child) => child.getBoundingClientRect().width);
      setRoom({ width: element.clientWidth, widest: Math.max(0, ...widths) });
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [bars]);

  const bands = barBands(count);
  const bandPx = (room.width * bands.band) / 100;
  const step =
    room.width > 0
      ? labelStep(count, bandPx * count, room.widest)
      : Math.ceil(count / ASSUMED_LABELS);
  const wide = room.widest > bandPx;
  return (
    <div ref={row} className={css.labels} aria-hidden="true" data-part="labels">
      {bars.map(({ id, label, shortLabel }, index) => {
        const edge = wide && count > 1 ? { 0: 'start', [count - 1]: 'end' }[index] : undefined;
        const share = edge === 'start' ? 0 : edge === 'end' ? 1 : 0.5;
        return (
          <span
            key={id}
            className={css.label}
            style={{ insetInlineStart: `${bands.start(index) + bands.band * share}%` }}
            data-part="label"
            data-edge={edge}
            data-state={(count - 1 - index) % step === 0 ? 'shown' : 'thinned'}
          >
            {shortLabel ?? label}
          </span>
        );
      })}
    </div>
  );
}
