import type { Camera, Photograph } from './camera.ts';
import { pixelHash } from './pixels.ts';

const MOST_LOOKS = 5;

/** A photograph that can be relied on. */
export interface SteadyPhotograph extends Photograph {
  hash: string;
  /** How often it was photographed until two were the same, or one was the expected; 1 is the usual. */
  looks: number;
  /** No two were the same. */
  restless: boolean;
}

/**
 * Photographs a story until it can be believed: at once when it shows what is expected, else when two in a row are the
 * same. So that a difference is one of the story, and not of the moment.
 *
 * @param expected hash of the accepted picture, if there is one
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
