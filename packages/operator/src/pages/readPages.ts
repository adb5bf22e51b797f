import type { OperatorFolder } from '../folder/OperatorFolder.ts';
import type { OperatorSettings } from '../schema/operatorSchema.ts';
import { pageText } from './pageText.ts';

const FORMATS = ['md', 'html'] as const;

/** File name of the text of a page in the built folder. */
export const pageFile = (name: string, locale: 'th' | 'en'): string =>
  `page-${name}.${locale}.json`;

/**
 * Reads the texts of an operator's pages, in both languages.
 *
 * @returns the files of the built folder by name, with an article of `@brand/domain` each
 */
export function readPages(
  folder: OperatorFolder,
  pages: OperatorSettings['pages'],
): Record<string, string> {
  const files: Record<string, string> = {};
  for (const { name } of pages) {
    for (const locale of ['th', 'en'] as const) {
      const [format = 'md'] = FORMATS.filter((one) => folder.has(`pages/${name}.${locale}.${one}`));
      const file = `pages/${name}.${locale}.${format}`;
      const source = folder.read(file)?.toString('utf8');
      if (source === undefined) continue;
      const { nodes, problems } = pageText(source, format);
      for (const problem of problems) folder.complain(file, `${file} ${problem}.`);
      files[pageFile(name, locale)] = `${JSON.stringify(nodes)}\n`;
    }
  }
  return files;
}
