'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

import { ROOMY_PX } from './GameGrid.css.ts';

/** Width of a card that the grid aims at, in px: three columns on a phone, seven in the widest page. */
const CARD_PX = { narrow: 122, roomy: 176 };
const LEAST = 2;
const MOST = 8;

/** Columns for a width in px. */
export function columnsFor(width: number): number {
  const card = width < ROOMY_PX ? CARD_PX.narrow : CARD_PX.roomy;
  return Math.max(LEAST, Math.min(MOST, Math.round(width / card)));
}

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
