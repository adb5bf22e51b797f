import type { Browser } from 'playwright';
import { Camera } from './camera.ts';
import { type SteadyPhotograph, steadyTake } from './steadyTake.ts';
import { keyText } from './storyPattern.ts';
import type { Shot } from './workshop.ts';

/** Number of pages, so that each has its own processor. */
const PAGES = 2;
/** Number of pictures before a page is closed: few enough that both pages end at about the same time. */
const AT_A_TIME = 120;

/**
 * Takes all pictures, with two pages in parallel, each in one mode.
 *
 * @param expected returns the hash of the accepted picture of a key
 * @param onTaken called for every shot, in any order
 */
export async function takeAll(
  browser: Browser,
  address: string,
  shots: readonly Shot[],
  expected: (key: string) => string | undefined,
  onTaken: (shot: Shot, photograph: SteadyPhotograph) => Promise<void> | void,
): Promise<void> {
  const modes = [...new Set(shots.map(({ mode }) => mode))];
  const queue = modes.flatMap((mode) => {
    const ofMode = shots.filter((shot) => shot.mode === mode);
    return Array.from({ length: Math.ceil(ofMode.length / AT_A_TIME) }, (_, turn) => ({
      mode,
      itsShots: ofMode.slice(turn * AT_A_TIME, (turn + 1) * AT_A_TIME),
    }));
  });
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { mode, itsShots } = next;
      const camera = await Camera.open(browser, address, mode);
      for (const shot of itsShots) {
        await onTaken(shot, await steadyTake(camera, shot.storyId, expected(keyText(shot))));
      }
      await camera.close();
    }
  };
  await Promise.all(Array.from({ length: PAGES }, work));
}
