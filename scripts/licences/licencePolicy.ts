import type { InstalledPackage } from './installedPackages.ts';

/** Licences that ask for no more than a notice, whatever the package is used for. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** A package with another licence, and why it may be used. */
interface Exception {
  /** Name of the package, also with a `*`. */
  readonly name: string;
  /** What its manifest must say, so that a new licence is noticed. */
  readonly licence: string;
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    name: '@axe-core/playwright',
    licence: 'MPL-2.0',
    reason: 'tests only; its files are not changed',
  },
  { name: 'axe-core', licence: 'MPL-2.0', reason: 'tests only; its files are not changed' },
  { name: 'lightningcss*', licence: 'MPL-2.0', reason: 'builds only; its files are not changed' },
  {
    name: '@resvg/resvg-wasm',
    licence: 'MPL-2.0',
    reason: 'installed beside the command, not bundled; its files are not changed',
  },
  {
    name: '@img/sharp-libvips-*',
    licence: 'LGPL-3.0-or-later',
    reason: 'a library that miniflare loads in tests; never delivered',
  },
  { name: 'caniuse-lite', licence: 'CC-BY-4.0', reason: 'data that tools read; never delivered' },
  { name: 'require-like', licence: '', reason: 'MIT, by the text in the package; builds only' },
];

/** Why a package may not be used, as a sentence; null if it may. */
export function licenceProblem({ name, version, licence }: InstalledPackage): string | null {
  if (isAllowed(licence)) return null;
  const known = EXCEPTIONS.filter((exception) => matches(exception.name, name));
  if (known.some((exception) => exception.licence === licence)) return null;
  return `${name}@${version} has ${licence ? `the licence ${licence}` : 'no licence in its manifest'}, which is not on the list.`;
}

/** Exceptions that no installed package needs any more. */
export function unusedExceptions(packages: readonly InstalledPackage[]): readonly string[] {
  return EXCEPTIONS.map(({ name }) => name).filter(
    (pattern) => !packages.some(({ name }) => matches(pattern, name)),
  );
}

/** Of an `OR` one side suffices, of an `AND` both must be allowed. */
export function isAllowed(expression: string): boolean {
  const text = expression.trim();
  const inner = unwrapped(text);
  if (inner !== null) return isAllowed(inner);
  const any = split(text, ' OR ');
  if (any.length > 1) return any.some(isAllowed);
  const all = split(text, ' AND ');
  if (all.length > 1) return all.every(isAllowed);
  return ALLOWED.has(text);
}

/** The inside of parentheses around the whole text; null if there are none. */
function unwrapped(text: string): string | null {
  if (!text.startsWith('(') || !text.endsWith(')')) return null;
  const inner = text.slice(1, -1);
  return depths(inner).every((depth) => depth >= 0) ? inner : null;
}

/** Parts between separators outside of parentheses. */
function split(text: string, separator: string): readonly string[] {
  const depth = depths(text);
  const parts: string[] = [];
  let start = 0;
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) {
    if (depth[at] !== 0) continue;
    parts.push(text.slice(start, at));
    start = at + separator.length;
  }
  return [...parts, text.slice(start)];
}

/** How many parentheses are open after each character. */
function depths(text: string): readonly number[] {
  let depth = 0;
  return text.split('').map((letter) => (depth += letter === '(' ? 1 : letter === ')' ? -1 : 0));
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
