import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AddedLanguage } from '../operator.ts';
import { knownMessages } from '../texts/knownMessages.ts';
import { LANGUAGE_FILE, languageFolder, messageAreas } from './languageFiles.ts';

/** Scripts that are written from right to left. */
const FROM_THE_RIGHT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** Name and direction of a language as `Intl` knows them. */
export function aboutLanguage(language: string): Pick<AddedLanguage, 'name' | 'direction'> {
  const { script = '' } = new Intl.Locale(language).maximize();
  return {
    name: new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language,
    direction: FROM_THE_RIGHT.has(script) ? 'rtl' : 'ltr',
  };
}

/**
 * Writes the folder of a language: every message of the site by area, in English where there is no translation. A message
 * that the site no longer has is left out.
 *
 * @param folder absolute path of the source folder
 * @param translations by message id
 */
export function writeLanguage(
  folder: string,
  language: string,
  translations: ReadonlyMap<string, string>,
): void {
  const place = join(folder, languageFolder(language));
  mkdirSync(place, { recursive: true });
  const write = (file: string, content: object) =>
    writeFileSync(join(place, file), `${JSON.stringify(content, null, 2)}\n`);
  if (!existsSync(join(place, LANGUAGE_FILE))) write(LANGUAGE_FILE, aboutLanguage(language));
  for (const area of messageAreas()) {
    const messages = [...knownMessages()].filter(([, known]) => known.area === area);
    write(
      `${area}.json`,
      Object.fromEntries(messages.map(([id, { en }]) => [id, translations.get(id) ?? en])),
    );
  }
}
