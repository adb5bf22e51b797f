'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of a new view, because the button that opened the view was removed. The keyboard continues
 * from the top of the view, and a screen reader reads its name. The first view does not take focus: the page decides that.
 *
 * @param view name of the current view
 * @returns ref for the element around all views; the heading in it has `data-part="view-heading"`
 */
export function useViewFocus<Element extends HTMLElement>(view: string): RefObject<Element | null> {
  const root = useRef<Element>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    root.current?.querySelector<HTMLElement>('[data-part=view-heading]')?.focus();
  }, [view]);
  return root;
}
