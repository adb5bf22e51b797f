import { useEffect, useState } from 'react';
import { usePlace } from '../routing/navigation.ts';

/**
 * Another page of the site begins at its content for the keyboard too, as a page that is loaded does. A field that the page
 * has put the focus into keeps it.
 *
 * @returns whether the page was come to from another one, so that its name should be said
 */
export function useArrival(): boolean {
  const { pathname } = usePlace();
  const [first] = useState(pathname);
  const [arrived, setArrived] = useState(false);
  if (!arrived && pathname !== first) setArrived(true);
  useEffect(() => {
    if (!arrived) return;
    if (document.activeElement?.closest('main, [role=search]')) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, arrived]);
  return arrived;
}
