import { useEffect, useState } from 'react';
import { fetchAhead } from '../../app/lostCode.ts';
import { page } from '../../app/page.ts';
import { useServices, useSession } from '../../app/services.ts';

const watchCode = page(() => import('./ServiceWatch.tsx').then((module) => module.ServiceWatch));

/** What people do first. */
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Keeps an eye on the service: at once where the operator's settings say that it is closed, for members once the first view
 * stands, and for visitors from their first touch on; until then they have only looked, and the code need not come.
 */
export function ServiceSlot() {
  const { operator } = useServices();
  const isMember = useSession() !== null;
  const [Watch, setWatch] = useState(watchCode.peek);
  useEffect(() => {
    // A failed download leaves the page as it is; what the API refuses it refuses all the same.
    const start = () => void fetchAhead(watchCode.load).then(() => setWatch(watchCode.peek));
    if (operator.siteClosed || isMember) {
      start();
      return undefined;
    }
    const touched = new AbortController();
    const onTouch = () => {
      touched.abort();
      start();
    };
    const { signal } = touched;
    for (const touch of TOUCHES) addEventListener(touch, onTouch, { passive: true, signal });
    return () => touched.abort();
  }, [operator, isMember]);
  return Watch ? <Watch /> : <></>;
}
