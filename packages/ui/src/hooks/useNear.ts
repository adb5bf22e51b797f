'use client';

import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Distance from the viewport at which content is rendered, in px: about one flick. */
const MARGIN_PX = 600;

const neverChanges = () => () => undefined;

/**
 * Whether an element has come near the viewport. Once true, it stays true. Without an observer (a server, an old browser) it
 * is always true, and so it is for server-rendered content.
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
