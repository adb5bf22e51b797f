import { createItems } from './items.ts';
import { TAB_ITEMS } from './storageTable.ts';

type TabItem = keyof typeof TAB_ITEMS;

const items = createItems(TAB_ITEMS, () => sessionStorage);

/** Reads a value of this tab. It survives a reload and a visit to another site. */
export function readTab(name: TabItem): string | null {
  return items.read(name);
}

/** Stores a value. @returns whether it outlasts the page: storage may be full or forbidden */
export function writeTab(name: TabItem, value: string): boolean {
  return items.write(name, value);
}

/** Removes a value of this tab. */
export function clearTab(name: TabItem): void {
  items.clear(name);
}
