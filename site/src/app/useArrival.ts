import { useEffect, useState } from 'react';
import { usePlace } from '../routing/navigation.ts';

/**
 * After client-side navigation the keyboard focus starts at the content, as after a page load. A field that the page has
 * focused keeps the focus.
 *
 * @returns whether the visitor came from another page of the site, so that the page title should be announced
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
