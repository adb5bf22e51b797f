import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import { readSource } from '../build/readSource.ts';
import { themeOf } from '../build/themeOf.ts';
import { JsonTextError, readJsonText } from '../settings/jsonText.ts';
import { exportTokens } from '../tokens/exportTokens.ts';
import { importTokens } from '../tokens/importTokens.ts';
import { TokenFileError } from '../tokens/readTokens.ts';
import { complainAbout } from './checkCommand.ts';
import type { CommandCall } from './readArguments.ts';
import { type Terminal, styled } from './terminal.ts';

const LARGEST = 4 * 1024 * 1024;

/** `brand-theme export`: writes the theme as design tokens. */
export function exportCommand({ subject, texts, terminal }: CommandCall): number {
  const { source, problems } = readSource(resolve(terminal.cwd, subject), { local: true });
  if (!source) return complainAbout(problems, terminal);
  const tokens = JSON.stringify(exportTokens(source.theme, source.settings.theme.base), null, 2);
  if (texts.out === undefined) terminal.print(tokens);
  else {
    writeFileSync(resolve(terminal.cwd, texts.out), `${tokens}\n`);
    terminal.print(
      `${styled(terminal, 'green', '✓')} Exported the tokens of ${source.settings.brand.name} to ${texts.out}`,
    );
  }
  return 0;
}

/** `brand-theme import`: reads a theme from a design tokens file. */
export function importCommand({ subject, texts, terminal }: CommandCall): number {
  const read = readTokenFile(subject, terminal);
  if (!read) return 1;
  const { theme, baseAssumed, notTaken } = read;
  const target =
    texts.into === undefined ? null : join(resolve(terminal.cwd, texts.into), 'operator.json');
  if (target === null) terminal.print(JSON.stringify({ theme }, null, 2));
  else if (!existsSync(target)) {
    terminal.complain(
      `${texts.into} has no operator.json. Create it first: ${terminal.command} init ${texts.into}`,
    );
    return 1;
  } else {
    const settings = readJsonText(readFileSync(target, 'utf8')).value as Record<string, unknown>;
    const own = settings.theme as { base?: string } | undefined;
    const keepsBase = baseAssumed && own?.base ? { base: own.base } : {};
    const whole = { ...own, ...theme, ...keepsBase };
    writeFileSync(target, `${JSON.stringify({ ...settings, theme: whole }, null, 2)}\n`);
    terminal.print(
      `${styled(terminal, 'green', '✓')} Imported the theme into ${relative(terminal.cwd, target)}`,
    );
  }
  if (notTaken.length > 0) {
    terminal.complain(
      `${styled(terminal, 'yellow', '!')} ${notTaken.length} derived colours differ in the file and were not imported, ` +
        `because they are calculated from the six: ${notTaken.slice(0, 8).join(', ')}${notTaken.length > 8 ? ', …' : ''}. ` +
        'Use custom.css for different values.',
    );
  }
  return 0;
}

function readTokenFile(file: string, terminal: Terminal): ReturnType<typeof importTokens> | null {
  const path = resolve(terminal.cwd, file);
  const fail = (why: string) => {
    terminal.complain(`${styled(terminal, 'red', '✗')} ${why}`);
    return null;
  };
  if (!existsSync(path)) return fail(`${file} does not exist.`);
  if (statSync(path).size > LARGEST) return fail(`${file} is larger than 4 MB.`);
  try {
    const read = importTokens(readJsonText(readFileSync(path, 'utf8')).value);
    // Before anything is written, check that the values form a theme.
    themeOf(read.theme, 'imported');
    return read;
  } catch (error) {
    if (error instanceof TokenFileError) return fail(`${file}: ${error.message}`);
    if (!(error instanceof JsonTextError)) throw error;
    const { line, column } = error.position;
    return fail(`${file}:${line}:${column}  This is not JSON. ${error.message}`);
  }
}
