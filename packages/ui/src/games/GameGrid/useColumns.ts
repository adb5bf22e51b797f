'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

import { useHydrated } from '../../hooks/useHydrated.ts';
import { columnsFor } from './columnsFor.ts';
import { windowSize } from './windowSize.ts';

/** Last result per window width: the next list renders its rows immediately and measures them afterwards. */
let known = { window: 0, columns: 0 };

/** Number of columns that fit into an element, updated when its width changes. 0 until known. */
export function useColumns(ref: RefObject<HTMLElement | null>): number {
  // Server-rendered HTML has no columns, and hydration must match it.
  const hydrated = useHydrated();
  const [columns, setColumns] = useState(() =>
    hydrated && known.window === windowSize().width ? known.columns : 0,
  );
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const update = () => {
      known = { window: windowSize().width, columns: columnsFor(element.clientWidth) };
      setColumns(known.columns);
    };
    // The cached value is verified by the observer: it runs after layout and before paint, so no extra layout is forced.
    if (known.window !== windowSize().width || typeof ResizeObserver === 'undefined') update();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return columns;
}
