import { useState } from 'react';
import { localStore } from '../../../platform/storage/localStore.ts';

/** Whether the box is collapsed. The choice is kept across pages and across a login. After a page load the box is open. */
export function useCollapsed() {
  const [collapsed, setCollapsed] = useState(() => localStore.read('promoBoxCollapsed') === 'true');
  const choose = (wanted: boolean) => {
    setCollapsed(wanted);
    localStore.write('promoBoxCollapsed', String(wanted));
  };
  return [collapsed, choose] as const;
}
