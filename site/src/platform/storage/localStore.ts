import { createItems } from './items.ts';
import { LOCAL_ITEMS } from './storageTable.ts';

/** Device storage, shared by every tab. */
export const localStore = createItems(LOCAL_ITEMS, () => localStorage);

/** Calls `listener` when another tab changes one of the names. @returns unsubscribe */
export function onLocalChange(
  names: readonly (keyof typeof LOCAL_ITEMS)[],
  listener: () => void,
): () => void {
  // A null key means that the storage was cleared.
  const handle = ({ key }: StorageEvent) => {
    if (key === null || names.some((name) => name === key)) listener();
  };
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
}
