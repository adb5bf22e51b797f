import type { Detector } from './detectors.ts';
import { escaped } from './escaped.ts';

/** Detector of a property, a value, a selector, an at-rule, a function or a unit. `names` follow `css` in the key. */
export function styleDetector(key: string, [kind, ...names]: readonly string[]): Detector | [] {
  const source = patternOf(kind, names);
  return source === null
    ? []
    : { key, pattern: new RegExp(source), fits: ({ hasStyles }) => hasStyles };
}

function patternOf(kind: string | undefined, names: readonly string[]): string | null {
  const [name = '', value, ...more] = names;
  if (kind === 'properties' && more.length === 0) return ofProperty(name, value);
  if (kind === 'selectors' && value === undefined) return `:${escaped(name)}(?![\\w-])`;
  if (kind === 'at-rules' && value === undefined) return `@${escaped(name)}(?![\\w-])`;
  if (kind === 'at-rules' && name === 'media' && more.length === 0)
    return `\\(${escaped(value!)}[:)]`;
  if (kind !== 'types') return null;
  const last = names.at(-1)!;
  return name === 'length' ? `\\d${escaped(last)}\\b` : `(?<![\\w-.])${escaped(last)}\\(`;
}

function ofProperty(name: string, value: string | undefined): string {
  const property = `(?<![\\w-$])'?(?:${escaped(name)}|${inScript(name)})'?:`;
  if (value === undefined) return property;
  return `${property}[^;{}\\n]*(?<![\\w-])${escaped(value.replaceAll('_', '-'))}(?![\\w-])`;
}

/** `text-wrap` is `textWrap` in a style module, and `-webkit-mask` is `WebkitMask`. */
function inScript(name: string): string {
  const joined = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return escaped(joined.replace(/^(?:webkit|moz|ms)/, (prefix) => prefix));
}
