import type { Page } from '@playwright/test';
import { facesFirst } from './facesFirst.ts';

/**
 * Records layout shifts of every page from now on, with fonts that have loaded before the first paint.
 *
 * @returns reads the elements that moved on the current page, as the start of their markup
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  interface Shift extends PerformanceEntry {
    readonly sources: readonly { readonly node: Node | null }[];
  }
  await facesFirst(page);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[]) {
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          shifts.push(element?.outerHTML.slice(0, 160) ?? 'gone');
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
}
