import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import { isShippedLocale } from '@brand/domain/text';

import { OperatorFolder } from '../folder/OperatorFolder.ts';
import { languageFolder } from '../languages/languageFiles.ts';
import { languageReport } from '../languages/languageReport.ts';
import { readLanguage, readTranslations } from '../languages/readLanguage.ts';
import { readTranslationFile, translationFile } from '../languages/translationFile.ts';
import { writeLanguage } from '../languages/writeLanguage.ts';
import { isLanguage } from '../schema/languagesSchema.ts';
import { parseOperatorText } from '../settings/parseOperator.ts';
import { OperatorProblems, either, shown } from '../settings/problem.ts';
import type { CommandCall } from './readArguments.ts';
import { UsageError, styled } from './terminal.ts';

interface LanguageCall extends CommandCall {
  language: string;
  /** Absolute path of the source folder. */
  folder: string;
}

const ACTIONS: Record<string, (call: LanguageCall) => number> = {
  add: addLanguage,
  export: exportLanguage,
  import: importLanguage,
};

/** `brand-theme language`: the messages of a language that the product is not written in. */
export function languageCommand(call: CommandCall): number {
  const [action = '', language = '', ...rest] = call.subject.split(' ');
  const act = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!act) throw new UsageError(`language needs ${either(Object.keys(ACTIONS))}.`);
  if (rest.length > 0) throw new UsageError(`Unexpected argument ${shown(rest[0])}.`);
  if (!isLanguage(language)) {
    throw new UsageError(`${shown(language)} is not a language; write one such as lo.`);
  }
  if (isShippedLocale(language)) {
    throw new UsageError(
      `The messages of ${language} are part of the site; "texts" in operator.json overrides them.`,
    );
  }
  const folder = resolve(call.terminal.cwd, call.texts.in ?? '.');
  return act({ ...call, language, folder });
}

/** Creates the folder, or brings one of an older version up to date, and lists the language in `operator.json`. */
function addLanguage(call: LanguageCall): number {
  const { folder, language } = call;
  writeLanguage(folder, language, writtenIn(call));
  const file = join(folder, 'operator.json');
  const settings = settingsOf(folder);
  if (!settings.languages.includes(language)) {
    const { locale: _locale, ...json } = JSON.parse(readFileSync(file, 'utf8')) as object & {
      locale?: unknown;
    };
    const languages = [...settings.languages, language];
    writeFileSync(file, `${JSON.stringify({ ...json, languages }, null, 2)}\n`);
  }
  return report(call, `is in ${languageFolder(language)} and in the languages of operator.json`);
}

/** Writes the file for a translator. */
function exportLanguage(call: LanguageCall): number {
  const { texts, flags, terminal } = call;
  const rows = translationFile(writtenIn(call), flags.has('all'));
  const json = `${JSON.stringify(rows, null, 2)}\n`;
  if (texts.out === undefined) {
    terminal.print(json.trimEnd());
    return 0;
  }
  writeFileSync(resolve(terminal.cwd, texts.out), json);
  terminal.print(
    `${styled(terminal, 'green', '✓')} ${Object.keys(rows).length} messages are in ${texts.out}`,
  );
  return 0;
}

/** Takes the translations of such a file; one with a mistake takes none. */
function importLanguage(call: LanguageCall): number {
  const { texts, terminal, folder, language } = call;
  if (texts.file === undefined) throw new UsageError('--file is missing: the translated file.');
  const path = resolve(terminal.cwd, texts.file);
  if (!existsSync(path)) throw new UsageError(`There is no file ${texts.file}.`);
  const { translations, problems } = readTranslationFile(readFileSync(path, 'utf8'));
  if (problems.length > 0) throw new OperatorProblems(problems);
  writeLanguage(folder, language, new Map([...writtenIn(call), ...translations]));
  return report(call, `has ${translations.size} translations from ${texts.file}`);
}

function settingsOf(folder: string) {
  const source = new OperatorFolder(folder);
  const text = source.read('operator.json');
  if (!text) throw new OperatorProblems(source.problems);
  const parsed = parseOperatorText(text.toString('utf8'), { local: true });
  if (!parsed.settings) throw new OperatorProblems(parsed.problems);
  return parsed.settings;
}

/** The translations that there are, besides messages that are still in English. */
function writtenIn({ folder, language }: LanguageCall): ReadonlyMap<string, string> {
  settingsOf(folder);
  const source = new OperatorFolder(folder);
  const written = readTranslations(source, language);
  if (!written) throw new OperatorProblems(source.problems);
  return written;
}

function report({ folder, language, terminal }: LanguageCall, done: string): number {
  const source = new OperatorFolder(folder);
  const read = readLanguage(source, language);
  if (!read) throw new OperatorProblems(source.problems);
  terminal.print(`${styled(terminal, 'green', '✓')} ${read.name} ${done}`);
  for (const line of languageReport(language, read)) terminal.print(`  ${line}`);
  const here = relative(terminal.cwd, folder);
  terminal.print(`\nNext\n  ${terminal.command} check ${here || '.'}`);
  return 0;
}
