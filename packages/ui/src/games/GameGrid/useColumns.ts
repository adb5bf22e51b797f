'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

import { useHydrated } from '../../hooks/useHydrated.ts';
import { columnsFor } from './columnsFor.ts';
import { windowSize } from './windowSize.ts';

/** The columns of a grid. */
export interface Columns {
  /** Number of columns. 0 until known. */
  readonly columns: number;
  /** The `widthKey` that they were computed for. */
  readonly widthKey: string | undefined;
}

/** Last result per window width: the next list renders its rows immediately and measures them afterwards. */
let known = { window: 0, columns: 0 };

/**
 * Number of columns that fit into an element, updated when its width changes.
 *
 * @param widthKey a change announces another width: the columns are computed before the browser paints it
 */
export function useColumns(
  ref: RefObject<HTMLElement | null>,
  widthKey: string | undefined,
): Columns {
  // Server-rendered HTML has no columns, and hydration must match it.
  const hydrated = useHydrated();
  const [fit, setFit] = useState(() => ({
    columns: hydrated && known.window === windowSize().width ? known.columns : 0,
    widthKey,
  }));
  const announced = useRef(widthKey);
  const hydratedAtFirst = useRef(hydrated);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const update = () => {
      const columns = columnsFor(element.clientWidth);
      known = { window: windowSize().width, columns };
      setFit((former) =>
        former.columns === columns && former.widthKey === widthKey ? former : { columns, widthKey },
      );
    };
    const isNew = announced.current !== widthKey || known.window !== windowSize().width;
    const isHydrating = !hydratedAtFirst.current;
    hydratedAtFirst.current = true;
    announced.current = widthKey;
    // The cached value is verified by the observer: it runs after layout and before paint, so no extra layout is forced.
    // Server-rendered cards are at their place without columns, and would only lengthen the hydration.
    if ((isNew && !isHydrating) || typeof ResizeObserver === 'undefined') update();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, widthKey]);
  return fit;
}
