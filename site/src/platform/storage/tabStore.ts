import { createItems } from './items.ts';
import { TAB_ITEMS } from './storageTable.ts';

type TabItem = keyof typeof TAB_ITEMS;

const items = createItems(TAB_ITEMS, () => sessionStorage);

/** What this tab keeps under a name; it survives a reload and the way to another site and back. */
export function readTab(name: TabItem): string | null {
  return items.read(name);
}

/** Keeps a text under a name. @returns whether it outlasts the page: storage may be full or forbidden */
export function writeTab(name: TabItem, value: string): boolean {
  return items.write(name, value);
}

/** Forgets what this tab keeps under a name. */
export function clearTab(name: TabItem): void {
  items.clear(name);
}
