import * as v from 'valibot';

import type { OperatorFolder } from '../folder/OperatorFolder.ts';
import type { AddedLanguage } from '../operator.ts';
import { plainWords } from '../schema/setting.ts';
import { type CompiledMessages, compileText } from '../texts/compileTexts.ts';
import { knownMessages } from '../texts/knownMessages.ts';
import { FONT_FILE, LANGUAGE_FILE, languageFolder, messageAreas } from './languageFiles.ts';

/** A language of an operator's folder. */
export interface LanguageSource extends Omit<AddedLanguage, 'dates'> {
  /** All messages of the site by area: those that are not translated are in English. */
  messages: Record<string, CompiledMessages>;
  /** Ids of the messages that are shown in English. */
  english: string[];
  /** Ids in the folder that the site does not have, such as those of an older version. */
  unknown: string[];
  /** WOFF2; null: a font of the device. */
  font: Buffer | null;
}

const about = v.strictObject({ name: plainWords(40), direction: v.picklist(['ltr', 'rtl']) });
const translations = v.record(v.string(), v.pipe(v.string(), v.maxLength(2000)));

/**
 * Reads the folder of a language.
 *
 * @returns null, with recorded problems, if it is missing or wrong
 */
export function readLanguage(folder: OperatorFolder, language: string): LanguageSource | null {
  const place = languageFolder(language);
  if (!folder.has(`${place}/${LANGUAGE_FILE}`)) {
    return folder.complain(
      place,
      `languages lists ${language}, and ${place} is not in the folder. Create it: brand-theme language add ${language}`,
    );
  }
  const known = readJson(folder, `${place}/${LANGUAGE_FILE}`, about);
  const written = readTranslations(folder, language);
  if (!known || !written) return null;
  const source: LanguageSource = { ...known, messages: {}, english: [], unknown: [], font: null };
  for (const [id, { area, en }] of knownMessages()) {
    const sentence = written.get(id)?.trim() ? (written.get(id) as string) : en;
    const compiled = compileText(id, sentence, knownMessages());
    if (typeof compiled === 'string') {
      folder.complain(place, `${place}: "${id}" ${compiled}`);
      continue;
    }
    if (sentence === en && isTranslatable(en)) source.english.push(id);
    (source.messages[area] ??= {})[id] = compiled;
  }
  source.unknown = [...written.keys()].filter((id) => !knownMessages().has(id));
  if (folder.has(`${place}/${FONT_FILE}`)) source.font = readFont(folder, `${place}/${FONT_FILE}`);
  return source;
}

/** The translations of a language by id, as they are written; null, with recorded problems, if a file is wrong. */
export function readTranslations(
  folder: OperatorFolder,
  language: string,
): Map<string, string> | null {
  const place = languageFolder(language);
  const areas = messageAreas();
  const all = new Map<string, string>();
  let isWhole = true;
  for (const file of folder.list(place)) {
    if (file === LANGUAGE_FILE || file === FONT_FILE) continue;
    const area = areas.find((each) => file === `${each}.json`);
    const read = area && readJson(folder, `${place}/${file}`, translations);
    if (area === undefined) {
      folder.complain(
        `${place}/${file}`,
        `${place}/${file} is not a file of messages: they are ${areas.map((each) => `${each}.json`).join(', ')}.`,
      );
    }
    if (!read) isWhole = false;
    else for (const [id, sentence] of Object.entries(read)) all.set(id, sentence);
  }
  return isWhole ? all : null;
}

/** Whether a message has words: one of arguments and signs alone is the same in every language. */
export const isTranslatable = (english: string): boolean =>
  /\p{L}{2}/u.test(english.replace(/\{\w+\}|<\/?\w+>/g, ''));

function readJson<Schema extends v.GenericSchema>(
  folder: OperatorFolder,
  file: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  const text = folder.read(file)?.toString('utf8');
  if (text === undefined) return null;
  try {
    const { success, output, issues } = v.safeParse(schema, JSON.parse(text));
    if (success) return output;
    const [issue] = issues;
    const key = issue.path?.map(({ key: step }) => String(step)).join('.');
    return folder.complain(file, `${file}: ${key ? `"${key}": ` : ''}${issue.message}.`);
  } catch (error) {
    return folder.complain(file, `${file} is not JSON: ${(error as Error).message}.`);
  }
}

function readFont(folder: OperatorFolder, file: string): Buffer | null {
  const bytes = folder.read(file);
  if (!bytes || bytes.subarray(0, 4).toString('latin1') === 'wOF2') return bytes;
  return folder.complain(file, `${file} is not a font in WOFF2.`);
}
