import { isShippedLocale } from '@brand/domain/text';

import type { OperatorSettings } from '../schema/operatorSchema.ts';
import { type Problem, type SettingPath, pathWords } from './problem.ts';

/** A text of an operator by language, and where it is in the settings. */
export interface OperatorText {
  readonly path: SettingPath;
  readonly texts: Record<string, string>;
}

/** Every text of an operator that is written by language, besides `texts`. */
export function operatorTexts({
  brand,
  hero,
  pages,
  legal,
  protection,
  seals,
}: OperatorSettings): OperatorText[] {
  const { helpline } = protection;
  const all: [SettingPath, OperatorText['texts'] | null | undefined][] = [
    [['brand', 'description'], brand.description],
    [['hero', 'title'], hero?.title],
    [['hero', 'line'], hero?.line],
    [['hero', 'button'], hero?.button],
    ...pages.map(({ title }, at): [SettingPath, typeof title] => [['pages', at, 'title'], title]),
    ...legal.lines.map((line, at): [SettingPath, typeof line] => [['legal', 'lines', at], line]),
    [['legal', 'licence', 'text'], legal.licence?.text],
    [['protection', 'helpline', 'name'], helpline?.name],
    ...seals.map(({ name }, at): [SettingPath, typeof name] => [['seals', at, 'name'], name]),
  ];
  return all.flatMap(([path, texts]) => (texts ? [{ path, texts }] : []));
}

/**
 * Texts in a language that the site does not have, and texts that are missing: each must be in those languages of the
 * product that the site has. `check` reports the other ones. Texts in Thai and English may stay in any case, as defaults do.
 */
export function languageProblems(
  settings: OperatorSettings,
): (Pick<Problem, 'sentence'> & { path: SettingPath })[] {
  const { languages } = settings;
  const own = languages.filter(isShippedLocale);
  const needed = own.length > 0 ? own : languages.slice(0, 1);
  const strange = ({ path, texts }: Pick<OperatorText, 'path'> & { texts: object }) =>
    Object.keys(texts)
      .filter((language) => !languages.includes(language) && !isShippedLocale(language))
      .map((language) => ({
        path: [...path, language],
        sentence: `${pathWords([...path, language])} is in a language that the site does not have: languages lists ${languages.join(', ')}.`,
      }));
  return [
    ...operatorTexts(settings).flatMap((text) => [
      ...needed
        .filter((language) => text.texts[language] === undefined)
        .map((language) => ({
          path: [...text.path, language],
          sentence: `${pathWords([...text.path, language])} is missing; languages lists ${language}.`,
        })),
      ...strange(text),
    ]),
    ...strange({ path: ['texts'], texts: settings.texts }),
  ];
}
