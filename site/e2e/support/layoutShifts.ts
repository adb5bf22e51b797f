import type { Page } from '@playwright/test';
import { paintAfterFonts } from './paintAfterFonts.ts';

/**
 * Runs in the page: records what moves.
 *
 * @param fromStart also what moved before this call
 */
function recordShifts(fromStart: boolean) {
  interface Shift extends PerformanceEntry {
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Shift[]) {
      if (sources.length === 0) shifts.push('unknown');
      for (const { node, previousRect, currentRect } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const places = [previousRect, currentRect].map((rect) => JSON.stringify(rect)).join(' to ');
        shifts.push(`${element?.outerHTML.slice(0, 160) ?? 'removed'} ${places}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: fromStart });
}

const readShifts = (page: Page) => async () =>
  page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);

/**
 * Records the layout shifts of every page that is opened from now on, with fonts that have loaded before the first paint.
 *
 * @returns reads the elements that moved on the current page, as the start of their markup
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await paintAfterFonts(page);
  await page.addInitScript(recordShifts, true);
  return readShifts(page);
}

/** Like {@link watchShifts}, for the open page from now on. */
export async function watchLaterShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(recordShifts, false);
  return readShifts(page);
}
