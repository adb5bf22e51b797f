import { resolve } from 'node:path';

import { type OperatorSource, readSource } from '../build/readSource.ts';
import { OperatorFolder } from '../folder/OperatorFolder.ts';
import { namedHosts } from '../hosts/hostProblems.ts';
import { languageReport, untranslatedTexts } from '../languages/languageReport.ts';
import { problemLines } from '../settings/problem.ts';
import { accentAdvice } from './accentAdvice.ts';
import type { CommandCall } from './readArguments.ts';
import { contrastReport } from './reportTable.ts';
import { type Terminal, styled } from './terminal.ts';

/** Prints the problems; exit code 1. */
export function complainAbout(
  problems: Parameters<typeof problemLines>[0],
  terminal: Terminal,
): number {
  for (const line of problemLines(problems))
    terminal.complain(`${styled(terminal, 'red', '✗')} ${line}`);
  const count = problems.length === 1 ? '1 error' : `${problems.length} errors`;
  terminal.complain(`\n${count}.`);
  return 1;
}

/** What each added language shows in another one. */
function languageLines(
  { languages, settings }: Pick<OperatorSource, 'languages' | 'settings'>,
  isWhole: boolean,
  path: string,
): string[] {
  const folder = new OperatorFolder(path);
  return Object.entries(languages).flatMap(([language, source]) => {
    const texts = untranslatedTexts(language, settings, folder);
    return [
      ...languageReport(language, source, isWhole),
      ...(texts.length > 0 ? [`${language}: your own texts without it: ${texts.join(', ')}`] : []),
    ];
  });
}

/** `brand-theme check`: the checks of `build`, and the contrast of the theme. */
export function checkCommand({ subject, flags, terminal }: CommandCall): number {
  const { source, problems } = readSource(resolve(terminal.cwd, subject), {
    local: flags.has('local'),
  });
  if (!source) return complainAbout(problems, terminal);
  const { settings, theme } = source;
  const { lines, failed } = contrastReport(theme, flags.has('all'), terminal);
  terminal.print(
    styled(
      terminal,
      'bold',
      `${settings.brand.name}, a ${theme.scheme} theme from ${settings.theme.base}`,
    ),
  );
  terminal.print('');
  for (const line of lines) terminal.print(line);
  terminal.print('');
  const examples = namedHosts(settings).filter(({ host }) => /\.example(?:[:/]|$)/.test(host));
  if (examples.length > 0) {
    const names = examples.map(({ path }) => path.join('.')).join(', ');
    terminal.print(`${styled(terminal, 'yellow', '!')} Replace the example hosts: ${names}`);
  }
  for (const line of languageLines(source, flags.has('all'), resolve(terminal.cwd, subject))) {
    terminal.print(`${styled(terminal, 'yellow', '!')} ${line}`);
  }
  const advice = accentAdvice(settings.theme, theme);
  if (advice) terminal.print(`${styled(terminal, 'yellow', '!')} ${advice}`);
  const pairs = theme.report.pairs.length;
  if (failed > 0) {
    terminal.complain(
      `${styled(terminal, 'red', '✗')} ${failed} of ${pairs} colour pairs have too little contrast.`,
    );
    return 1;
  }
  const ok = `All ${pairs} colour pairs have enough contrast; settings, pictures and CSS are valid.`;
  terminal.print(`${styled(terminal, 'green', '✓')} ${ok}`);
  return 0;
}
