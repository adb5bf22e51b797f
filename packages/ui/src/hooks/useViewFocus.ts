'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of a new view, since the button that led there is gone: a keyboard goes on from the
 * top of the view and a screen reader reads its name. The first view is left alone, the page decides about that.
 *
 * @param view name of the view on show
 * @returns ref for the element around all views; the heading in it carries `data-part="view-heading"`
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
