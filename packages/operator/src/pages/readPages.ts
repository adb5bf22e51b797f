import { LOCALES, isShippedLocale } from '@brand/domain/text';

import type { OperatorFolder } from '../folder/OperatorFolder.ts';
import type { OperatorSettings } from '../schema/operatorSchema.ts';
import { pageText } from './pageText.ts';

const FORMATS = ['md', 'html'] as const;

/** File name of the text of a page in the built folder. */
export const pageFile = (name: string, locale: string): string => `page-${name}.${locale}.json`;

/**
 * Reads the texts of an operator's pages in every language of the site. A language of the product must have each; another
 * one shows the text of the main language where it has none, then the English one.
 *
 * @returns the files of the built folder by name, with an article of `@brand/domain` each
 */
export function readPages(
  folder: OperatorFolder,
  { pages, languages }: Pick<OperatorSettings, 'pages' | 'languages'>,
): Record<string, string> {
  const files: Record<string, string> = {};
  for (const { name } of pages) {
    for (const locale of languages) {
      const written = isShippedLocale(locale)
        ? locale
        : ([locale, ...languages.slice(0, 1), 'en', ...LOCALES].find((each) =>
            isWritten(folder, name, each),
          ) ?? locale);
      const [format = 'md'] = FORMATS.filter((one) =>
        folder.has(`pages/${name}.${written}.${one}`),
      );
      const file = `pages/${name}.${written}.${format}`;
      const source = folder.read(file)?.toString('utf8');
      if (source === undefined) continue;
      const { nodes, problems } = pageText(source, format);
      if (written === locale) {
        for (const problem of problems) folder.complain(file, `${file} ${problem}.`);
      }
      files[pageFile(name, locale)] = `${JSON.stringify(nodes)}\n`;
    }
  }
  return files;
}

/** Whether a page has a text of its own in a language. */
export const isWritten = (folder: OperatorFolder, name: string, locale: string): boolean =>
  FORMATS.some((format) => folder.has(`pages/${name}.${locale}.${format}`));
