'use client';

import { type RefObject, useEffect, useState } from 'react';

import { usePageHidden } from './usePageHidden.ts';

/**
 * Whether an element is on the screen of a visible page, and at least half of it: what no one sees needs no updates. False
 * without an observer.
 */
export function useOnScreen(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  const isHidden = usePageHidden();
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.5 },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isNear && !isHidden;
}
