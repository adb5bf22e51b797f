import { useState } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { keepsBottomFree } from '../../../routing/oneTask.ts';
import type { Route } from '../../../routing/routes.ts';
import { localStore } from '../../../platform/storage/localStore.ts';

/**
 * Whether the box is collapsed. The choice is kept across pages and across a login. After a page load the box is open, but for
 * pages whose button it would cover.
 */
export function useCollapsed(route: Route | null, isPhone: boolean) {
  const { pathname } = usePlace();
  const [chosen, setChosen] = useState(() => localStore.read('promoBoxCollapsed') === 'true');
  /** The page with such a button on which the box was opened anyway. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const choose = (collapsed: boolean) => {
    setChosen(collapsed);
    setOpenedAt(collapsed ? null : pathname);
    localStore.write('promoBoxCollapsed', String(collapsed));
  };
  return [keepsBottomFree(route, isPhone) ? openedAt !== pathname : chosen, choose] as const;
}
