import { type RefObject, useEffect, useRef, useState } from 'react';

/** Tells when an element is in sight for the first time; from then on it stays true. Never on a server. */
export function useSeen<Shown extends HTMLElement>(): [RefObject<Shown | null>, boolean] {
  const ref = useRef<Shown>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !ref.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  return [ref, seen];
}
