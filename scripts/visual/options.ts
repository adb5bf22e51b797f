import { parseArgs } from 'node:util';
import { Explained } from '../progress.mjs';

/** The command line options. */
export interface VisualOptions {
  /** Accept pictures: those that match the patterns, or all without patterns. */
  accept: boolean;
  /** What to accept; empty is everything. */
  acceptPatterns: readonly string[];
  /** Accept pictures although the browser or machine differs from that of the accepted ones. */
  newBrowser: boolean;
  /** Stories to compare; empty is all. */
  only: readonly string[];
  /** Modes to compare; empty is all. */
  modes: readonly string[];
  /** How often to take every picture, to check that it is stable; 1 is a normal run. */
  repeat: number;
  help: boolean;
}

/** The output of `--help`. */
export const HELP = `npm run visual                             compares every story with its accepted pictures
npm run visual -- --only 'cashier-*'       only these stories; a component's name takes all of its stories
npm run visual -- --mode siam-en-390       only this mode (--only and --mode may be given several times)
npm run visual -- --accept                 accepts everything that differs
npm run visual -- --accept primitives-button 'jade-*/games-*'   accepts these
npm run visual -- --accept --new-browser   accepts pictures of another browser or machine than the accepted ones
npm run visual -- --repeat 20              takes every picture 20 times and checks that it is stable

Exit codes. 0: no differences. 1: differences, or a failed story. 3: the browser or machine differs from that of
the accepted pictures, and pictures differ.`;

/**
 * Parses the command line.
 *
 * @param args arguments after the name of the script
 * @param knownModes valid names for `--mode`
 * @throws Explained for an unknown or inapplicable option
 */
export function readOptions(args: readonly string[], knownModes: readonly string[]): VisualOptions {
  const { values, positionals } = parsed(args);
  const modes = values.mode ?? [];
  const unknown = modes.filter((mode) => !knownModes.includes(mode));
  if (unknown.length > 0) {
    throw new Explained(
      `There is no mode ${unknown.join(', ')}. The modes are: ${knownModes.join(' ')}`,
    );
  }
  const repeat = Number(values.repeat ?? 1);
  if (!Number.isInteger(repeat) || repeat < 1) {
    throw new Explained(`--repeat takes a whole number from 1, not "${values.repeat}".`);
  }
  const accept = values.accept ?? false;
  if (accept && repeat > 1) throw new Explained('--repeat cannot be combined with --accept.');
  if (!accept && positionals.length > 0) {
    throw new Explained(`"${positionals.join(' ')}" is not an option. Did you mean --only?`);
  }
  const newBrowser = values['new-browser'] ?? false;
  const isPart = [...positionals, ...(values.only ?? []), ...modes].length > 0;
  if (newBrowser && (!accept || isPart)) {
    throw new Explained(
      '--new-browser needs --accept without patterns: a set has pictures of one browser.',
    );
  }
  return {
    accept,
    acceptPatterns: positionals,
    newBrowser,
    only: values.only ?? [],
    modes,
    repeat,
    help: values.help ?? false,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        accept: { type: 'boolean' },
        'new-browser': { type: 'boolean' },
        only: { type: 'string', multiple: true },
        mode: { type: 'string', multiple: true },
        repeat: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new Explained(`${(error as Error).message}\n\n${HELP}`);
  }
}
