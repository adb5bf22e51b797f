import type { Figure } from './figures.ts';
import { type Cost, median } from './measure.ts';
import type { Side } from './sides.ts';

/** What a heart costs, and how many cards change with it. */
export async function heartFigures(sides: readonly Side[], rounds: number): Promise<Figure[]> {
  const costs: [Cost[], Cost[]] = [[], []];
  let cards = 0;
  for (const side of sides) {
    await side.page.evaluate(() => scrollTo(0, 0));
    await side.slowDown();
  }
  // The first one warms up: code may come with it.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, side] of sides.entries()) {
      await watchCards(side);
      const cost = await side.costOf(() => press(side));
      const changed = await changedCards(side);
      if (round > 0) costs[at]?.push(cost);
      if (round > 0 && side.name === 'site') cards = Math.max(cards, changed);
    }
  }
  for (const side of sides) await side.slowDown(1);
  const task = (of: readonly Cost[]) => median(of.map((cost) => cost.task));
  return [
    { name: 'heart: cards drawn', site: cards, most: 1, unit: '' },
    { name: 'heart: busy', site: task(costs[0]), floor: task(costs[1]), most: 1.2, unit: 'ms' },
  ];
}

async function press({ page }: Side): Promise<void> {
  const heart = page.locator('article [data-part=heart]').first();
  const before = await heart.getAttribute('aria-pressed');
  await heart.evaluate((button: HTMLElement) => button.click());
  await page.waitForFunction(
    (was) =>
      document.querySelector('article [data-part=heart]')?.getAttribute('aria-pressed') !== was,
    before,
  );
}

interface Watched {
  changed: Set<Element | null>;
}

async function watchCards({ page }: Side): Promise<void> {
  await page.evaluate(() => {
    const watched = { changed: new Set<Element | null>() };
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const card = element?.closest('article');
        if (card) watched.changed.add(card);
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    Object.assign(globalThis, { watched });
  });
}

const changedCards = ({ page }: Side) =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.changed.size);
