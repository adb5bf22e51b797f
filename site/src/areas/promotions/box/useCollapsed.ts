import { useState } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import type { Route } from '../../../routing/routes.ts';
import { localStore } from '../../../platform/storage/localStore.ts';

/** Pages with one task, whose button the open box would cover. The box is collapsed there until it is opened. */
const BUSY_PAGES =
  /^(?:login|register|aff$|aff-id|registerAff|forgot|resetPassword|deposit|withdraw)/;

/** Whether the box is collapsed. The choice is kept across pages and across a login. After a page load the box is open. */
export function useCollapsed(route: Route | null) {
  const { pathname } = usePlace();
  const [chosen, setChosen] = useState(() => localStore.read('promoBoxCollapsed') === 'true');
  /** The page with one task on which the box was opened anyway. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isBusy = route !== null && BUSY_PAGES.test(route.name);
  const choose = (collapsed: boolean) => {
    setChosen(collapsed);
    setOpenedAt(collapsed ? null : pathname);
    localStore.write('promoBoxCollapsed', String(collapsed));
  };
  return [isBusy ? openedAt !== pathname : chosen, choose] as const;
}
