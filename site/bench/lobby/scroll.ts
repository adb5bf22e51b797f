import type { Figure } from '../figures.ts';
import { median } from './measure.ts';
import type { Side } from './sides.ts';

/** Fast touch scrolling: distance in px, and speed in px a second. */
const DISTANCE_PX = 6000;
const SPEED = 4000;

/** Cost of scrolling, and how often an area without a card is visible. */
export async function scrollFigures(sides: readonly Side[], rounds: number): Promise<Figure[]> {
  const busy: [number[], number[]] = [[], []];
  const blank: [number[], number[]] = [[], []];
  for (const side of sides) await side.slowDown();
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, side] of sides.entries()) {
      await side.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const cost = await side.costOf(() => swipe(side));
      busy[at]?.push(cost.task);
      await side.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await side.costOf(async () => undefined);
      blank[at]?.push(await blanks(side));
    }
  }
  for (const side of sides) await side.slowDown(1);
  return [
    {
      name: 'scroll: busy',
      site: median(busy[0]),
      baseline: median(busy[1]),
      most: 1,
      unit: 'ms',
    },
    { name: 'scroll: blank samples', site: median(blank[0]), most: 8, unit: '%' },
    { name: 'scroll: blank samples of the baseline', site: median(blank[1]), unit: '%' },
  ];
}

async function swipe(side: Side): Promise<void> {
  await side.swipe(DISTANCE_PX, SPEED);
  const moved = await side.page.evaluate(() => scrollY);
  if (moved < DISTANCE_PX / 2) throw new Error(`${side.name} was scrolled by ${moved} px only.`);
}

/**
 * Percentage of scroll events before which a part of the window had no card: the visible content is what the last frame
 * rendered, at the position that the page has scrolled to since.
 */
async function blanks(side: Side): Promise<number> {
  await side.page.evaluate(() => {
    const samples: boolean[] = [];
    const stop = new AbortController();
    // Registered before all other listeners.
    addEventListener(
      'scroll',
      () => {
        const cards = document.querySelectorAll('article');
        const [first, last] = [cards[0], cards[cards.length - 1]];
        const list = first?.closest('[role=list], .grid')?.getBoundingClientRect();
        if (!first || !last || !list) return;
        // A row is a little higher than its cards. That is not a blank area.
        const most = first.getBoundingClientRect().height * 0.25;
        const above = first.getBoundingClientRect().top - Math.max(0, list.top) > most;
        const below =
          Math.min(innerHeight, list.bottom) - last.getBoundingClientRect().bottom > most;
        samples.push(above || below);
      },
      { capture: true, signal: stop.signal },
    );
    Object.assign(globalThis, { samples, stopSamples: () => stop.abort() });
  });
  await swipe(side);
  return side.page.evaluate(() => {
    const { samples, stopSamples } = globalThis as unknown as {
      samples: boolean[];
      stopSamples(): void;
    };
    stopSamples();
    return (100 * samples.filter(Boolean).length) / Math.max(1, samples.length);
  });
}
