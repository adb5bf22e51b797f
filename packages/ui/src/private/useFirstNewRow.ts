'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads the focus from “load more”, which goes with the last rows, to the first row that has come.
 *
 * @param count rows that are shown
 * @returns where the rows are, and what to call when more are asked for
 */
export function useFirstNewRow(count: number): [RefObject<HTMLDivElement | null>, () => void] {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    const first = before.current;
    if (first === null || count <= first) return;
    before.current = null;
    // Whoever has gone on to something else stays there.
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
