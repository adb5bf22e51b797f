import { FEATURES, isInTargets } from './compatData.ts';
import type { Detector } from './detectors.ts';
import { escaped } from './escaped.ts';
import type { Source } from './sources.ts';

/** Attributes that some element has in every target: the name alone does not identify the element. */
const KNOWN_ATTRIBUTES = new Set(
  [...FEATURES].flatMap(([key, support]) => {
    const [part, , ...names] = key.split('.');
    return part === 'html' && isInTargets(support) ? [names.at(-1)!] : [];
  }),
);

const hasMarkup = ({ path, text }: Source) =>
  /\.(?:tsx|html)$/.test(path) || /<(?:html|meta|link|body)\b/.test(text);

/** Detector of an element or an attribute. `names` follow `html` in the key. */
export function documentDetector(key: string, names: readonly string[]): Detector | [] {
  const source = patternOf(names);
  return source === null ? [] : { key, pattern: new RegExp(source, 'i'), fits: hasMarkup };
}

function patternOf([kind, name = '', attribute, ...more]: readonly string[]): string | null {
  const owner = escaped(name);
  if (kind === 'global_attributes' && attribute === undefined) return `\\s${owner}(?:=["{]|\\s*>)`;
  if (kind !== 'elements' || more.length > 0) return null;
  if (attribute === undefined) return `<${owner}[\\s>]`;
  const [, type] = /^type_(\w+)$/.exec(attribute) ?? [];
  if (type) return `<${owner}\\b[^<]*\\stype="${type}"`;
  const own = `\\s${escaped(attribute)}=["{]`;
  return KNOWN_ATTRIBUTES.has(attribute) ? `<${owner}\\b[^<>]*${own}` : own;
}

/** Detector of a header that the site's server sends or reads. `names` follow `http` in the key. */
export function headerDetector(
  key: string,
  [kind, name = '', ...more]: readonly string[],
): Detector | [] {
  const source = kind === 'headers' ? ofHeader(name, more) : null;
  if (source === null) return [];
  const fits = ({ runsIn }: Source) => runsIn === 'server';
  return { key, pattern: new RegExp(source, 'i'), fits };
}

function ofHeader(header: string, [directive, ...more]: readonly string[]): string | null {
  if (directive === undefined) return `'${escaped(header)}'`;
  const isPolicy = header === 'Content-Security-Policy' || header === 'Permissions-Policy';
  return isPolicy && more.length === 0 ? `(?<![\\w-])${escaped(directive)}(?![\\w-])` : null;
}
