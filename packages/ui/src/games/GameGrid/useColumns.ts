'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

import { columnsFor } from './columnsFor.ts';

/** How many columns an element has room for, now and after every change of its width; 0 until that is known. */
export function useColumns(ref: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const update = () => setColumns(columnsFor(element.clientWidth));
    update();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return columns;
}
