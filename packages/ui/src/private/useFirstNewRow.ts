'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus from “load more”, which is removed with the last page, to the first new row.
 *
 * @param count number of rendered rows
 * @returns a ref for the rows, and a function to call when more rows are requested
 */
export function useFirstNewRow(count: number): [RefObject<HTMLDivElement | null>, () => void] {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    const first = before.current;
    if (first === null || count <= first) return;
    before.current = null;
    // Do not move the focus when the user has already focused something else.
    if (document.activeElement !== document.body) return;
    const row = list.current?.querySelectorAll<HTMLElement>('[data-part=row] > :is(a, button)')[
      first
    ];
    row?.focus({ preventScroll: true });
  }, [count]);
  const ask = () => {
    before.current = count;
  };
  return [list, ask];
}
