import { useState } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import type { Route } from '../../../routing/routes.ts';
import { localStore } from '../../../platform/storage/localStore.ts';

/** Pages with one thing to do, whose action the open box would lie upon: there it is small until somebody opens it. */
const BUSY_PAGES =
  /^(?:login|register|aff$|aff-id|registerAff|forgot|resetPassword|deposit|withdraw)/;

/**
 * Whether the box is collapsed. What was chosen holds from page to page and across a login; a page that is loaded begins with
 * the open box.
 */
export function useCollapsed(route: Route | null) {
  const { pathname } = usePlace();
  const [chosen, setChosen] = useState(() => localStore.read('promoBoxCollapsed') === 'true');
  /** The page with one thing to do on which it was opened all the same. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isBusy = route !== null && BUSY_PAGES.test(route.name);
  const choose = (collapsed: boolean) => {
    setChosen(collapsed);
    setOpenedAt(collapsed ? null : pathname);
    localStore.write('promoBoxCollapsed', String(collapsed));
  };
  return [isBusy ? openedAt !== pathname : chosen, choose] as const;
}
