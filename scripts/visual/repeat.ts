import type { Browser } from 'playwright';
import { keyText } from './storyPattern.ts';
import { takeAll } from './takeAll.ts';
import type { Shot } from './workshop.ts';

/** The result of one round of pictures. */
export interface Round {
  /** Pictures that differ from the first round. */
  different: string[];
  /** Pictures that were only correct on retry. */
  secondLooks: string[];
  /** Stories that failed or were unstable. */
  failed: string[];
  seconds: number;
}

/**
 * Takes all pictures repeatedly, every second round in reverse order, and compares each with that of the first round: pixel
 * by pixel, without tolerance.
 *
 * @param onRound called at the end of each round
 */
export async function repeat(
  { browser, address }: { browser: Browser; address: string },
  shots: readonly Shot[],
  rounds: number,
  onRound: (round: Round, number: number) => void,
): Promise<Round[]> {
  const first = new Map<string, string>();
  const all: Round[] = [];
  for (let number = 1; number <= rounds; number += 1) {
    const start = performance.now();
    const round: Round = { different: [], secondLooks: [], failed: [], seconds: 0 };
    const order = number % 2 === 1 ? shots : shots.toReversed();
    await takeAll(
      browser,
      address,
      order,
      (key) => first.get(key),
      (shot, photograph) => {
        const key = keyText(shot);
        const known = first.get(key);
        if (photograph.errors.length > 0 || photograph.restless) round.failed.push(key);
        else if (known === undefined) first.set(key, photograph.hash);
        else if (known !== photograph.hash) round.different.push(key);
        if (photograph.looks > (known === undefined ? 2 : 1)) round.secondLooks.push(key);
      },
    );
    round.seconds = (performance.now() - start) / 1000;
    all.push(round);
    onRound(round, number);
  }
  return all;
}
