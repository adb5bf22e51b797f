'use client';

import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Distance from the visible part at which something is drawn, in px: about one flick of a thumb. */
const MARGIN_PX = 600;

const neverChanges = () => () => undefined;

/**
 * Tells when an element has come near the visible part of the page; from then on it stays true. Without an
 * observer (a server, an old browser) everything is near, and so is what a server has drawn.
 */
export function useNear<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element | null>(null);
  const renderedOnServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [near, setNear] = useState(renderedOnServer || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${MARGIN_PX}px 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return [ref, near];
}
