import { format } from 'oxfmt';
import { DEGRADATIONS } from './degradations.ts';
import { tableRow } from './tableRow.ts';

/** Generates `site/DEGRADED.md` from the table. */
export async function degradationPage(): Promise<string> {
  const text = [
    '# Browser features that fail',
    '',
    'What a visitor can lose by a setting, an extension, a private window, http or a full device, and what the site then does.',
    '`engines/degraded.engine.ts` opens the site in every engine with all of them missing, with all of them broken, and with its',
    'storage cleared. `npm run build` writes this page from `site/compatibility/degradations.ts`.',
    '',
    tableRow(['Feature', 'Failure', 'The site', 'Test']),
    tableRow(['---', '---', '---', '---']),
    ...DEGRADATIONS.map(({ feature, failure, behaviour, test }) =>
      tableRow([feature, failure, behaviour, `\`${test.file}\``]),
    ),
    '',
  ].join('\n');
  const { code } = await format('DEGRADED.md', text, { printWidth: 130, proseWrap: 'preserve' });
  return code;
}
