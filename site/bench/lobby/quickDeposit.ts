import type { Figure } from './figures.ts';
import { median } from './measure.ts';
import type { Side } from './sides.ts';

/** From the press on the deposit button until its panel is seen over a list of games, in ms. */
export async function quickDepositFigures(
  sides: readonly Side[],
  rounds: number,
): Promise<Figure[]> {
  const seen: [number[], number[]] = [[], []];
  for (const side of sides) {
    await side.open('slot');
    await side.shows('slot');
    await side.slowDown();
  }
  // The first one warms up: what the panel is made of may come with it.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, side] of sides.entries()) {
      await side.costOf(async () => undefined);
      const time = await untilSeen(side);
      if (round > 0) seen[at]?.push(time);
      await side.page.keyboard.press('Escape');
      await side.page.waitForFunction(
        () => document.querySelector('dialog[open], [role=dialog]') === null,
      );
    }
  }
  return [
    {
      name: '1,000 games: quick deposit seen',
      site: median(seen[0]),
      floor: median(seen[1]),
      most: 1.5,
      unit: 'ms',
    },
  ];
}

/** Seen is a panel of which half stands in the window, and which is not about to come out of nothing. */
function untilSeen({ page }: Side): Promise<number> {
  return page.evaluate(async () => {
    const isSeen = () => {
      const panel = document.querySelector('dialog[open], [role=dialog]');
      if (!panel) return false;
      const { left, right, width, height } = panel.getBoundingClientRect();
      const inside = Math.min(innerWidth, right) - Math.max(0, left);
      return height > 0 && inside >= width / 2 && Number(getComputedStyle(panel).opacity) >= 0.5;
    };
    const begun = performance.now();
    document.querySelector<HTMLElement>('header [data-part=deposit]')?.click();
    do {
      await new Promise((done) => requestAnimationFrame(done));
    } while (!isSeen() && performance.now() - begun < 10_000);
    if (!isSeen()) throw new Error('The panel was not seen.');
    return performance.now() - begun;
  });
}
