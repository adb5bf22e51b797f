import { useEffect, useState } from 'react';
import { fetchAhead } from '../../app/lostCode.ts';
import { page } from '../../app/page.ts';
import { useServices } from '../../app/services.ts';

const watchCode = page(() => import('./ServiceWatch.tsx').then((module) => module.ServiceWatch));

/** Keeps an eye on the service once the first view stands: at once where the operator's settings say that it is closed. */
export function ServiceSlot() {
  const { operator } = useServices();
  const [Watch, setWatch] = useState(watchCode.peek);
  useEffect(() => {
    // A failed download leaves the page as it is; what the API refuses it refuses all the same.
    const start = () => void fetchAhead(watchCode.load).then(() => setWatch(watchCode.peek));
    if (operator.siteClosed || typeof requestIdleCallback === 'undefined') {
      start();
      return undefined;
    }
    const handle = requestIdleCallback(start);
    return () => cancelIdleCallback(handle);
  }, [operator]);
  return Watch ? <Watch /> : <></>;
}
