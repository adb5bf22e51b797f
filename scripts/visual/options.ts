import { parseArgs } from 'node:util';
import { Explained } from '../progress.mjs';

/** The command line options. */
export interface VisualOptions {
  /** The commit to compare with; undefined is the default. */
  base: string | undefined;
  /** Compare all stories, also those that the change cannot affect. */
  all: boolean;
  /** How many of the stories that the change can affect; usually all. */
  sample: number;
  /** How many of the stories that it cannot affect; usually none. */
  others: number;
  /** Arguments for Playwright. */
  playwright: readonly string[];
  help: boolean;
}

/** The output of `--help`. */
export const HELP = `npm run visual                       compares the stories that this branch can affect with where it began
npm run visual -- --base HEAD~3      compares with this commit
npm run visual -- --all              also compares stories that the change cannot affect
npm run visual -- --sample 100       compares only some of the stories, the same ones for the same base
npm run visual -- --others 100       also compares some that the change cannot affect
npm run visual -- --grep GameCard    only these pictures: "Games / GameCard / Default · lotus-th-390", a regular expression
npm run visual -- --repeat-each 20   compares every picture 20 times: is it stable?

It ends with 0 if every changed story is listed in a changeset, and with 1 otherwise.`;

/**
 * Parses the command line.
 *
 * @param args arguments after the name of the script
 * @throws Explained for an unknown option
 */
export function readOptions(args: readonly string[]): VisualOptions {
  try {
    const {
      base,
      all,
      help,
      sample,
      others,
      grep,
      'repeat-each': repeat,
    } = parseArgs({
      args: [...args],
      options: {
        base: { type: 'string' },
        all: { type: 'boolean', default: false },
        sample: { type: 'string' },
        others: { type: 'string' },
        grep: { type: 'string' },
        'repeat-each': { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
    const playwright = [
      ...(grep === undefined ? [] : ['--grep', grep]),
      ...(repeat === undefined ? [] : ['--repeat-each', repeat]),
    ];
    return {
      base,
      all,
      sample: numberOf('sample', sample, Number.POSITIVE_INFINITY),
      others: numberOf('others', others, 0),
      help,
      playwright,
    };
  } catch (error) {
    throw new Explained(`${(error as Error).message}\n\n${HELP}`);
  }
}

function numberOf(name: string, given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  if (/^\d+$/.test(given)) return Number(given);
  throw new Error(`--${name} is a number of stories, not "${given}".`);
}
