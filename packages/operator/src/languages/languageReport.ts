import type { OperatorFolder } from '../folder/OperatorFolder.ts';
import { isWritten } from '../pages/readPages.ts';
import type { OperatorSettings } from '../schema/operatorSchema.ts';
import { operatorTexts } from '../settings/languageProblems.ts';
import { pathWords } from '../settings/problem.ts';
import { knownMessages } from '../texts/knownMessages.ts';
import { type LanguageSource, isTranslatable } from './readLanguage.ts';

/** Ids that a line names before it counts the others. */
const NAMED = 5;

/** What a language shows in another one, as lines. @param isWhole names every message */
export function languageReport(
  language: string,
  source: Pick<LanguageSource, 'name' | 'english' | 'unknown'>,
  isWhole = false,
): string[] {
  const all = [...knownMessages().values()].filter(({ en }) => isTranslatable(en)).length;
  const { name, english, unknown } = source;
  const lines = [
    `${language}, ${name}: ${all - english.length} of ${all} messages are translated${
      english.length > 0 ? `; in English: ${listed(english, isWhole)}` : ''
    }`,
  ];
  if (unknown.length > 0) {
    lines.push(
      `${language}: not a message of the site, and left out by brand-theme language add ${language}: ${listed(unknown, isWhole)}`,
    );
  }
  return lines;
}

/** The operator's own texts and pages that a language shows in another one. */
export function untranslatedTexts(
  language: string,
  settings: OperatorSettings,
  folder: OperatorFolder,
): string[] {
  const texts = operatorTexts(settings).filter(({ texts: own }) => own[language] === undefined);
  const pages = settings.pages.filter(({ name }) => !isWritten(folder, name, language));
  return [
    ...texts.map(({ path }) => pathWords(path)),
    ...pages.map(({ name }) => `pages/${name}.${language}.md`),
  ];
}

function listed(ids: readonly string[], isWhole: boolean): string {
  if (isWhole || ids.length <= NAMED) return ids.join(', ');
  return `${ids.slice(0, NAMED).join(', ')} and ${ids.length - NAMED} more (--all names them)`;
}
