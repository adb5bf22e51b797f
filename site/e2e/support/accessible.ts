import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Checks the page once nothing on it moves: a colour in the middle of a transition is not a colour of the theme. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // A scroll-driven animation ends with the scrolling, not with time.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        // A paused animation only holds a value.
        .filter(({ playState }) => playState !== 'paused')
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      // Experimental in axe, but WCAG 2.5.3: a spoken command is the visible text.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .withTags(RULES)
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ failureSummary }) => !(id === 'target-size' && isBelowBar(failureSummary)))
      .map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
}

/** Scrolls an element below the tab bar of a phone into view. */
function isBelowBar(summary = ''): boolean {
  return summary.includes('partially obscured');
}
