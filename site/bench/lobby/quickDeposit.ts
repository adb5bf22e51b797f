import type { Figure } from '../figures.ts';
import { median } from './measure.ts';
import type { Side } from './sides.ts';

/** From the press on the deposit button until its panel is visible over a list of games, in ms. */
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
  // The first one is a warm-up: the code of the panel may load with it.
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
      name: '1,000 games: quick deposit visible',
      site: median(seen[0]),
      baseline: median(seen[1]),
      most: 1.5,
      unit: 'ms',
    },
  ];
}

/** Visible means that half of the panel is in the window, and that it is not at the start of a fade-in. */
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
    if (!isSeen()) throw new Error('The panel did not become visible.');
    return performance.now() - begun;
  });
}
