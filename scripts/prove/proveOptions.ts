import { Explained } from '../progress.mjs';

export interface ProveOptions {
  /** Runs steps again that have passed. */
  readonly fresh: boolean;
  /** Runs nothing and writes the page from the kept results. */
  readonly pageOnly: boolean;
  /** Steps to run; all of them without a name. */
  readonly names: readonly string[];
}

const OPTIONS: readonly string[] = ['--fresh', '--page'];

/**
 * Reads the arguments of `npm run prove`.
 *
 * @throws Explained for an unknown option
 */
export function proveOptions(args: readonly string[]): ProveOptions {
  const options = args.filter((arg) => arg.startsWith('-'));
  const unknown = options.filter((option) => !OPTIONS.includes(option));
  if (unknown.length > 0) {
    throw new Explained(
      `There is no option ${unknown.join(', ')}. The options are: ${OPTIONS.join(' ')}`,
    );
  }
  return {
    fresh: options.includes('--fresh'),
    pageOnly: options.includes('--page'),
    names: args.filter((arg) => !arg.startsWith('-')),
  };
}
