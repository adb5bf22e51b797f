import type { Browser } from 'playwright';
import { Camera } from './camera.ts';
import { type SteadyPhotograph, steadyTake } from './steadyTake.ts';
import { keyText } from './storyPattern.ts';
import type { Shot } from './workshop.ts';

/** As many as leave the machine a processor each. */
const PAGES = 2;

/**
 * Takes every picture, two pages at a time, each page one mode after the other.
 *
 * @param expected hash of the accepted picture of a key
 * @param onTaken called once for every shot, in no order
 */
export async function takeAll(
  browser: Browser,
  address: string,
  shots: readonly Shot[],
  expected: (key: string) => string | undefined,
  onTaken: (shot: Shot, photograph: SteadyPhotograph) => Promise<void> | void,
): Promise<void> {
  const modes = [...new Set(shots.map(({ mode }) => mode))];
  // The longest first, so that the two end together.
  const queue = modes
    .map((mode) => ({ mode, itsShots: shots.filter((shot) => shot.mode === mode) }))
    .toSorted((one, other) => other.itsShots.length - one.itsShots.length);
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
