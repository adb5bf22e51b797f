import type { OperatorSettings } from '../schema/operatorSchema.ts';

/**
 * The language to ask the API for, by each language of the site that it has not: the main one, or else English, or the
 * first that it has. Found here and not by the page, so that a site in Thai and English loads nothing for it.
 */
export function apiLanguageOf({
  apiLanguages,
  languages,
}: Pick<OperatorSettings, 'apiLanguages' | 'languages'>): Record<string, string> {
  const has = (language: string | undefined) => apiLanguages.some((each) => each === language);
  const other = [languages[0], 'en', apiLanguages[0]].find(has) ?? '';
  return Object.fromEntries(languages.filter((each) => !has(each)).map((each) => [each, other]));
}
