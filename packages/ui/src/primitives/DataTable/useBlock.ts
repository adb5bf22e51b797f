'use client';

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** What a row takes at a width of the table, both in px. */
export interface BlockMeasure {
  readonly width: number;
  readonly rowHeight: number;
}

/** Distance from the visible part at which a block is drawn, in px: more than a flick of a thumb. */
const MARGIN = '1200px 0px';

interface BlockOptions {
  /** Whether it is drawn before anyone has looked: on a server, at first. */
  startsNear: boolean;
  /** How many rows it has. */
  count: number;
  measure: BlockMeasure;
  onMeasure: (measure: BlockMeasure) => void;
}

/** Whether a block is near the visible part, and the height in px that stands for it while it is not. */
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
        // Scrolling away from the focus must not take it, and with it the place of the keyboard, out of the page.
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
