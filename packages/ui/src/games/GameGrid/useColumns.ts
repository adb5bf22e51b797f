'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

import { useHydrated } from '../../hooks/useHydrated.ts';
import { columnsFor } from './columnsFor.ts';
import { windowSize } from './windowSize.ts';

/** What a window of that width had room for last: the next list draws its rows at once and measures them as they stand. */
let known = { window: 0, columns: 0 };

/** How many columns an element has room for, now and after every change of its width; 0 until that is known. */
export function useColumns(ref: RefObject<HTMLElement | null>): number {
  // What a server has drawn has no columns yet, and is taken over as it is.
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
    // What is guessed is looked at when the browser has laid it out anyway, which an observer is told before it is painted.
    if (known.window !== windowSize().width || typeof ResizeObserver === 'undefined') update();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return columns;
}
