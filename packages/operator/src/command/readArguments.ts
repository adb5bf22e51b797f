import { parseArgs } from 'node:util';

import { type Terminal, UsageError } from './terminal.ts';

/** Parsed arguments of a command. */
export interface CommandCall {
  /** The folder or file argument. */
  subject: string;
  /** Options with a value, by name. */
  texts: Record<string, string>;
  /** Names of the flags that are set. */
  flags: ReadonlySet<string>;
  terminal: Terminal;
}

/**
 * Parses the arguments of a command.
 *
 * @param subject name of the single positional argument; null if any number is allowed
 * @throws UsageError for missing or unknown arguments
 */
export function readArguments(
  words: readonly string[],
  terminal: Terminal,
  subject: string | null,
  options: { texts?: readonly string[]; flags?: readonly string[] } = {},
): CommandCall {
  const { texts = [], flags = [] } = options;
  const kinds = [
    ...texts.map((name) => [name, { type: 'string' as const }]),
    ...flags.map((name) => [name, { type: 'boolean' as const }]),
  ];
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: Object.fromEntries(kinds) as Record<string, { type: 'string' | 'boolean' }>,
      allowPositionals: true,
    });
    if (subject !== null && positionals.length === 0)
      throw new UsageError(`The ${subject} is missing.`);
    if (subject !== null && positionals.length > 1) {
      throw new UsageError(`Expected one ${subject}; unexpected argument "${positionals[1]}".`);
    }
    const given = Object.entries(values);
    return {
      subject: positionals.join(' '),
      texts: Object.fromEntries(
        given.filter((one): one is [string, string] => typeof one[1] === 'string'),
      ),
      flags: new Set(given.flatMap(([name, value]) => (value === true ? [name] : []))),
      terminal,
    };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new UsageError(message.split('. ')[0] ?? message, { cause: error });
  }
}
