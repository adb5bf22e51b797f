const LONGEST_FILE = 300;

const BARREL = /^packages\/(?:\w+\/src|(?:domain|ui)\/src\/\w+)\/index\.ts$/;

/** Patterns are concatenated, so that this file does not break its own rules. */
const word = (...parts: string[]) => parts.join('');
const UNFINISHED = new RegExp(
  `\\b(${[word('TO', 'DO'), word('FIX', 'ME'), word('X', 'XX'), word('HA', 'CK')].join('|')})\\b`,
);
const SILENCED = new RegExp(
  [
    word('\\bas ', 'any(?=\\s*([;,.)\\]}]|$))'),
    word('@ts-', '(ignore|expect-error|nocheck)'),
    word('(es|ox)lint-', 'disable'),
  ].join('|'),
);
const NOT_RUN = /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b/;
const CLOCK = /\bDate\.now\b|\bnew Date\(\)|\bsetTimeout\b|\bsetInterval\b/;

/** Files that may read the clock or use timers in otherwise restricted folders. */
const CLOCKLESS: readonly { folder: RegExp; except?: RegExp; reason: string }[] = [
  { folder: /^packages\/domain\/src\//, reason: 'domain gets the time from its caller' },
  {
    folder: /^packages\/ui\/src\//,
    except: /^packages\/ui\/src\/hooks\//,
    reason: 'only hooks may use a clock in ui',
  },
  {
    folder: /^site\/src\//,
    except: /^site\/src\/platform\/clock\//,
    reason: 'only platform/clock may use a clock in the site',
  },
];

/**
 * Returns the errors of one source file; empty when it keeps the conventions.
 *
 * @param path relative to the root, with forward slashes
 */
export function brokenRules(path: string, text: string): string[] {
  const lines = text.split('\n');
  const complaints: string[] = [];
  const name = path.slice(path.lastIndexOf('/') + 1);
  const length = text.endsWith('\n') ? lines.length - 1 : lines.length;
  if (length > LONGEST_FILE) {
    complaints.push(`${path}: ${length} lines; the maximum is ${LONGEST_FILE}`);
  }
  if (/^(types|utils|helpers)\.(tsx?|mjs)$/.test(name)) {
    complaints.push(`${path}: name a file after its content`);
  }
  if (/^index\.tsx?$/.test(name) && !BARREL.test(path)) {
    complaints.push(
      `${path}: the only barrels are the root of a package and the areas of domain and ui`,
    );
  }
  const isTest = /\.(test|stories|e2e)\.tsx?$/.test(name);
  const clockless = CLOCKLESS.find(
    ({ folder, except }) => folder.test(path) && !except?.test(path) && !isTest,
  );
  for (const [index, line] of lines.entries()) {
    const at = `${path}:${index + 1}`;
    if (UNFINISHED.test(line))
      complaints.push(`${at}: put unfinished work into an issue, not a comment`);
    if (SILENCED.test(line)) complaints.push(`${at}: fix a failed check instead of disabling it`);
    if (isTest && NOT_RUN.test(line)) complaints.push(`${at}: do not skip tests`);
    if (clockless && CLOCK.test(line)) complaints.push(`${at}: ${clockless.reason}`);
  }
  return complaints;
}
