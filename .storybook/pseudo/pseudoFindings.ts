import { BANKS } from '../../packages/domain/src/account/bankList.ts';
import { catalogues } from '../catalogues.ts';
import { elementName } from '../elementName.ts';
import { cutFields } from './cutFields.ts';
import { cutTexts } from './cutTexts.ts';
import { intlOutputs } from './intlOutput.ts';
import { textsIn, textsOfStory } from './knownTexts.ts';
import { spokenTexts } from './spokenTexts.ts';
import { longestFirst, untranslatedIn } from './untranslated.ts';

/** Texts of the catalogue that are in another script, such as the name of a language: they have no accented form. */
const unaccented = new Set(
  Object.values(catalogues.en).flatMap((message) => message.match(/[^\P{L}A-Za-z]+/gu) ?? []),
);

/** Names that are the same in every language, and the form of a phone number. */
const NAMES = [
  'USDT',
  'LINE',
  'Telegram',
  'Facebook',
  'Messenger',
  'Instagram',
  'X',
  'YouTube',
  '0xx-xxx-xxxx',
];

/** Banks are named by a table in both languages, because other applications need it, too. */
const bankNames = textsIn(BANKS);

/** Texts on a page that are neither translated nor data. */
export function hardCodedTexts(root: HTMLElement, data: Iterable<string>): readonly string[] {
  const known = longestFirst([...data, ...intlOutputs(), ...unaccented, ...bankNames, ...NAMES]);
  return spokenTexts(root).flatMap(({ text, element, attribute }) =>
    untranslatedIn(text, known).map(
      (words) => `“${words}” ${attribute ? `as ${attribute} ` : ''}of ${elementName(element)}`,
    ),
  );
}

/** What a story tells about its texts. */
interface StoryTexts {
  /** Path of the story file. */
  file: string;
  args: unknown;
  /** Further data that its source does not contain, such as names of exports: the parameter `data`. */
  data: unknown;
}

/** What a story in the pseudo language shows to be wrong with its component, as one text; empty if nothing is. */
export function pseudoFindings(root: HTMLElement, { file, args, data }: StoryTexts): string {
  const parts = {
    'Text that is in no catalogue': hardCodedTexts(root, textsOfStory(file, { args, data })),
    'Text that is cut': [...cutTexts(root), ...cutFields(root)],
  };
  return Object.entries(parts)
    .filter(([, findings]) => findings.length > 0)
    .map(([title, findings]) => `${title}:\n${[...new Set(findings)].join('\n')}`)
    .join('\n\n');
}
