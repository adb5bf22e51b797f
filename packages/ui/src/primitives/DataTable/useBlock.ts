'use client';

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Row height at a table width, both in px. */
export interface BlockMeasure {
  readonly width: number;
  readonly rowHeight: number;
}

/** Distance from the viewport at which a block is rendered, in px: more than one flick of a thumb. */
const MARGIN = '1200px 0px';

interface BlockOptions {
  /** Whether it is rendered initially, such as on the server. */
  startsNear: boolean;
  /** Number of rows. */
  count: number;
  measure: BlockMeasure;
  onMeasure: (measure: BlockMeasure) => void;
}

/** Whether a block is near the viewport, and its placeholder height in px while it is not. */
export function useBlock(
  ref: RefObject<HTMLElement | null>,
  { startsNear, count, measure, onMeasure }: BlockOptions,
): { near: boolean; height: number } {
  const [near, setNear] = useState(startsNear);
  const [left, setLeft] = useState({ width: 0, height: 0 });

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !near) return undefined;
    const update = () => {
      const { width, height } = element.getBoundingClientRect();
      if (height > 0) onMeasure({ width, rowHeight: height / count });
    };
    update();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near, count, onMeasure]);

  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        // A block that contains the focus must stay in the DOM while scrolling, otherwise the keyboard position is lost.
        if (!entry.isIntersecting && element.contains(document.activeElement)) return;
        const { width, height } = entry.boundingClientRect;
        const wasNear = element.dataset['state'] === 'near';
        if (!entry.isIntersecting && wasNear) setLeft({ width, height });
        setNear(entry.isIntersecting);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return { near, height: left.width === measure.width ? left.height : count * measure.rowHeight };
}
