import type { Figure } from '../figures.ts';
import { type Cost, median } from './measure.ts';
import type { Side } from './sides.ts';

/** Extra presses, in which cards are observed, which costs time itself, and code loads. */
const WATCHED = 3;

/** Cost of a favourite button, and the number of cards that rerender with it. */
export async function heartFigures(sides: readonly Side[], rounds: number): Promise<Figure[]> {
  const costs: [Cost[], Cost[]] = [[], []];
  let cards = 0;
  for (const side of sides) {
    await side.page.evaluate(() => scrollTo(0, 0));
    await side.slowDown();
    for (let round = 0; round < WATCHED; round += 1) {
      await watchCards(side);
      await side.costOf(() => press(side));
      const changed = await changedCards(side);
      if (side.name === 'site') cards = Math.max(cards, changed);
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, side] of sides.entries()) {
      costs[at]?.push(await side.costOf(() => press(side)));
    }
  }
  for (const side of sides) await side.slowDown(1);
  const task = (of: readonly Cost[]) => median(of.map((cost) => cost.task));
  return [
    { name: 'favourite button: rendered cards', site: cards, most: 1, unit: '' },
    {
      name: 'favourite button: busy',
      site: task(costs[0]),
      baseline: task(costs[1]),
      most: 1.2,
      unit: 'ms',
    },
  ];
}

/** Visible on the card, and in a notice when the server has confirmed it. */
async function press({ page }: Side): Promise<void> {
  await page.evaluate(async () => {
    const heart = () => document.querySelector<HTMLElement>('article [data-part=heart]');
    const notice = () => document.querySelector('[data-component=toast]')?.textContent;
    const [before, said] = [heart()?.ariaPressed, notice()];
    heart()?.click();
    const begun = performance.now();
    do {
      await new Promise((done) => requestAnimationFrame(done));
      if (performance.now() - begun > 10_000)
        throw new Error('The favourite button had no effect.');
    } while (heart()?.ariaPressed === before || !notice() || notice() === said);
  });
}

async function watchCards({ page }: Side): Promise<void> {
  await page.evaluate(() => {
    const changed = new Set<Element>();
    const note = (records: readonly MutationRecord[]) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const card = element?.closest('article');
        if (card) changed.add(card);
      }
    };
    const observer = new MutationObserver(note);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const changedCards = () => {
      note(observer.takeRecords());
      observer.disconnect();
      return changed.size;
    };
    Object.assign(globalThis, { changedCards });
  });
}

const changedCards = ({ page }: Side) =>
  page.evaluate(() => (globalThis as unknown as { changedCards(): number }).changedCards());
