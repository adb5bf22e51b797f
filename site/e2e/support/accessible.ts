import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Judges the page once nothing on it moves: a colour halfway through a fade is no colour of ours. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // One that follows scrolling ends with the scrolling, not with time.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ failureSummary }) => !(id === 'target-size' && isBelowBar(failureSummary)))
      .map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
}

/** Scrolling brings into the open what happens to lie below the bar at the bottom of a phone. */
function isBelowBar(summary = ''): boolean {
  return summary.includes('partially obscured');
}
