import * as v from 'valibot';

import { type Problem, shown } from '../settings/problem.ts';
import { compileText } from '../texts/compileTexts.ts';
import { type KnownMessages, knownMessages } from '../texts/knownMessages.ts';
import { isTranslatable } from './readLanguage.ts';

/** A message for a translator. */
interface TranslatorMessage {
  english: string;
  thai: string;
  /** Empty: not translated yet. */
  translation: string;
}

const file = v.record(v.string(), v.looseObject({ translation: v.string() }));

/**
 * The file for a translator: each message in English and Thai, and its translation.
 *
 * @param isWhole with those that are translated
 */
export function translationFile(
  translations: ReadonlyMap<string, string>,
  isWhole: boolean,
): Record<string, TranslatorMessage> {
  const rows: [string, TranslatorMessage][] = [...knownMessages()].map(([id, { en, th }]) => {
    const own = translations.get(id) ?? en;
    return [id, { english: en, thai: th, translation: own === en ? '' : own }];
  });
  return Object.fromEntries(
    rows.filter(
      ([, { english, translation }]) => isTranslatable(english) && (isWhole || translation === ''),
    ),
  );
}

/** Reads the file of a translator. A message without a translation is left out. */
export function readTranslationFile(
  text: string,
  known: KnownMessages = knownMessages(),
): { translations: Map<string, string>; problems: Problem[] } {
  const translations = new Map<string, string>();
  const problems: Problem[] = [];
  const complain = (path: string, sentence: string) => problems.push({ path, sentence });
  try {
    for (const [id, { translation }] of Object.entries(v.parse(file, JSON.parse(text)))) {
      if (translation.trim() === '') continue;
      const compiled = compileText(id, translation, known);
      if (typeof compiled === 'string') complain(id, `${shown(id)} ${compiled}`);
      else translations.set(id, translation);
    }
  } catch (error) {
    complain('', `This is not a file of translations: ${(error as Error).message}`);
  }
  return { translations, problems };
}
