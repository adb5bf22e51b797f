import type { Browser } from 'playwright';
import type { AcceptedSet } from './acceptedSet.ts';
import { compare } from './compare.ts';
import type { LastRun } from './lastRun.ts';
import type { Outcome } from './outcome.ts';
import { packPng } from './packPng.ts';
import { transparentPng } from './pixels.ts';
import type { SteadyPhotograph } from './steadyTake.ts';
import { keyOf, keyText, matchesAny } from './storyPattern.ts';
import { takeAll } from './takeAll.ts';
import type { Shot } from './workshop.ts';

/** The scope of a comparison. */
export interface Scope {
  only: readonly string[];
  modes: readonly string[];
}

/** Whether a picture is in the scope. */
export function isInScope({ only, modes }: Scope, key: { mode: string; storyId: string }): boolean {
  return matchesAny(only, key) && (modes.length === 0 || modes.includes(key.mode));
}

/** Accepted pictures in the scope that no story needs any more. */
export function removedOf(
  acceptedKeys: readonly string[],
  shots: readonly Shot[],
  scope: Scope,
): Outcome[] {
  const asked = new Set(shots.map(keyText));
  return acceptedKeys
    .filter((key) => !asked.has(key) && isInScope(scope, keyOf(key)))
    .map((key) => ({ key, ...keyOf(key), status: 'removed' }));
}

/**
 * Takes the pictures of the scope and compares each with the accepted one. Stores differences in `run`.
 *
 * @param shots pictures of all stories
 * @returns the outcome of each, in the order of modes and stories; the number of retries
 */
export async function compareAll(
  { browser, address }: { browser: Browser; address: string },
  shots: readonly Shot[],
  scope: Scope,
  accepted: AcceptedSet,
  run: LastRun,
  onProgress: (done: number, all: number) => void,
): Promise<{ outcomes: Outcome[]; secondLooks: number }> {
  const wanted = shots.filter((shot) => isInScope(scope, shot));
  const found = new Map<string, Outcome>();
  let secondLooks = 0;
  const expected = (key: string) => accepted.hashOf(key);
  await takeAll(browser, address, wanted, expected, async (shot, photograph) => {
    const key = keyText(shot);
    found.set(key, { ...shot, key, ...(await judge(key, photograph, accepted, run)) });
    if (photograph.looks > (expected(key) === photograph.hash ? 1 : 2)) secondLooks += 1;
    onProgress(found.size, wanted.length);
  });
  const taken = wanted.flatMap((shot) => found.get(keyText(shot)) ?? []);
  const removed = removedOf(Object.keys(accepted.list.pictures), shots, scope);
  return { outcomes: [...taken, ...removed], secondLooks };
}

async function judge(
  key: string,
  { pixels, hash, errors, restless }: SteadyPhotograph,
  accepted: AcceptedSet,
  run: LastRun,
): Promise<Pick<Outcome, 'status' | 'difference' | 'hash' | 'errors'>> {
  if (errors.length > 0) return { status: 'failed', errors };
  if (hash === accepted.hashOf(key)) return { status: 'same', hash };
  const before = accepted.pixelsOf(key);
  const difference = before && compare(before, pixels);
  if (before && !difference) return { status: 'same', hash };
  run.keep('taken', key, await packPng(pixels));
  if (difference) run.keep('mask', key, transparentPng(difference.mask));
  if (restless)
    return { status: 'failed', errors: ['The story is unstable: no two pictures were the same.'] };
  if (!difference) return { status: 'new', hash };
  const { pixels: count, share, rendering } = difference;
  return { status: 'changed', hash, difference: { pixels: count, share, rendering } };
}
