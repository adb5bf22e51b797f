import { nearest } from '../settings/nearest.ts';
import { OperatorProblems } from '../settings/problem.ts';
import { buildCommand } from './buildCommand.ts';
import { checkCommand, complainAbout } from './checkCommand.ts';
import { headersCommand } from './headersCommand.ts';
import { COMMAND_HELP, HELP } from './help.ts';
import { initCommand } from './initCommand.ts';
import { languageCommand } from './languageCommand.ts';
import { type CommandCall, readArguments } from './readArguments.ts';
import { type Terminal, UsageError } from './terminal.ts';
import { textsCommand } from './textsCommand.ts';
import { exportCommand, importCommand } from './tokenCommands.ts';

type Command = (words: readonly string[], terminal: Terminal) => number | Promise<number>;

const command =
  (
    subject: string | null,
    options: Parameters<typeof readArguments>[3],
    act: (call: CommandCall) => number | Promise<number>,
  ): Command =>
  (words, terminal) =>
    act(readArguments(words, terminal, subject, options));

const COMMANDS: Record<string, Command> = {
  init: command('folder', { texts: ['name', 'base'] }, initCommand),
  check: command('folder', { flags: ['all', 'local'] }, checkCommand),
  build: command('folder', { texts: ['out'], flags: ['local'] }, buildCommand),
  export: command('folder', { texts: ['out'] }, exportCommand),
  import: command('file', { texts: ['into'] }, importCommand),
  headers: command('folder', { flags: ['local'] }, headersCommand),
  texts: command(null, {}, textsCommand),
  language: command(null, { texts: ['in', 'out', 'file'], flags: ['all'] }, languageCommand),
};

/**
 * Runs `brand-theme`.
 *
 * @param words arguments after the command name
 * @returns exit code: 0, 1 for errors in the folder or file, 2 for usage errors
 */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = words;
  const asksHelp = words.includes('--help') || words.includes('-h');
  const known = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (asksHelp || name === undefined || name === 'help') {
    const about = known ? name : rest.find((word) => Object.hasOwn(COMMANDS, word));
    terminal.print((about && COMMAND_HELP[about]) ?? HELP);
    return asksHelp || name === 'help' ? 0 : 2;
  }
  try {
    if (!known) {
      const near = nearest(name, Object.keys(COMMANDS));
      throw new UsageError(`There is no command "${name}".${near ? ` Did you mean ${near}?` : ''}`);
    }
    return await known(rest, terminal);
  } catch (error) {
    if (error instanceof OperatorProblems) return complainAbout(error.problems, terminal);
    if (!(error instanceof UsageError)) throw error;
    terminal.complain(
      `${error.message}\n${terminal.command} ${known ? `${name} ` : ''}--help shows the usage.`,
    );
    return 2;
  }
}
