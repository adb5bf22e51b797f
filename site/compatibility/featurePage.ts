import { format } from 'oxfmt';
import { supportOfAll } from './compatData.ts';
import { FEATURE_GROUPS, type FeatureGroup } from './features.ts';
import type { PlatformFeature } from './platformFeature.ts';
import { tableRow } from './tableRow.ts';
import { TARGETS, TARGET_NAMES } from './targets.ts';

const BROWSERS = TARGET_NAMES.map((name) => name.replace(/^./, (letter) => letter.toUpperCase()));

/** Generates `docs/platform-features.md` from the table. */
export async function featurePage(): Promise<string> {
  const targets = TARGET_NAMES.map((name, at) => `${BROWSERS[at]} ${TARGETS[name]}`).join(', ');
  const text = [
    '# Platform features',
    '',
    `The site is built for ${targets} and later. This is every feature that it uses although not all of these browsers have it on`,
    'desktops and phones, or have it only in some settings. Versions are those from which a browser has it without prefix and',
    'exception, by the browser compatibility data of MDN; “–” is never. “Settings” have no version.',
    '',
    'The table is `site/compatibility/features`. `npm run build` writes this page from it, and `npm test -- unit` fails when code uses',
    'a newer feature that the table does not name.',
    '',
    ...FEATURE_GROUPS.flatMap(section),
  ].join('\n');
  const { code } = await format('platform-features.md', text, {
    printWidth: 130,
    proseWrap: 'preserve',
  });
  return code;
}

function section({ title, features }: FeatureGroup): string[] {
  return [
    `## ${title}`,
    '',
    tableRow(['Feature', ...BROWSERS, 'Used in', 'Without it', 'Test']),
    tableRow(['---', ...BROWSERS.map(() => '---'), '---', '---', '---']),
    ...features.map((feature) => tableRow(cells(feature))),
    '',
  ];
}

function cells({ name, keys, usedIn, without, test }: PlatformFeature): string[] {
  const support = keys.length > 0 ? supportOfAll(keys) : null;
  return [
    name,
    ...TARGET_NAMES.map((browser) => (support === null ? '' : String(support[browser] ?? '–'))),
    usedIn.map((place) => `\`${place}\``).join(', '),
    without,
    `${test.title} (\`${test.file}\`)`,
  ];
}
