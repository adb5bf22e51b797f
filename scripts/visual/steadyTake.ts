import type { Camera, Photograph } from './camera.ts';
import { pixelHash } from './pixels.ts';

const MOST_LOOKS = 5;

/** A reliable picture. */
export interface SteadyPhotograph extends Photograph {
  hash: string;
  /** Number of pictures until two were equal, or one was the expected one; normally 1. */
  looks: number;
  /** No two were equal. */
  restless: boolean;
}

/**
 * Takes pictures of a story until the result is reliable: the first one that is as expected, else two equal ones in a row.
 * So a difference comes from the story and not from timing.
 *
 * @param expected hash of the accepted picture, if any
 */
export async function steadyTake(
  camera: Pick<Camera, 'take' | 'again'>,
  storyId: string,
  expected: string | undefined,
): Promise<SteadyPhotograph> {
  let photograph = await camera.take(storyId);
  let hash = pixelHash(photograph.pixels);
  for (let looks = 1; ; looks += 1) {
    const done = hash === expected || photograph.errors.length > 0;
    if (done || looks === MOST_LOOKS) return { ...photograph, hash, looks, restless: !done };
    const next = await camera.again();
    const nextHash = pixelHash(next.pixels);
    if (nextHash === hash) return { ...next, hash, looks: looks + 1, restless: false };
    [photograph, hash] = [next, nextHash];
  }
}
