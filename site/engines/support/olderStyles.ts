/** Features that are written as a value without their own name: an alternative text, and a unit. */
const NEWER_VALUES = /\/ ""|\dlh\b/;
/** A browser that does not support the value uses the next one, so the declaration is valid. */
const LISTS_OF_NAMES = new Set(['font-family', 'cursor']);

interface Missing {
  readonly properties: ReadonlySet<string>;
  /** `property:value` */
  readonly values: readonly string[];
  readonly selectors: RegExp;
  readonly functions: RegExp;
}

/**
 * Removes from a minified style sheet what a browser does not support: declarations, rules and conditions.
 *
 * @param keys of MDN's data, for unsupported features
 */
export function olderStyles(keys: readonly string[]): (css: string) => string {
  const named = (...path: string[]) =>
    keys
      .map((key) => key.split('.'))
      .filter((parts) => path.every((part, at) => parts[at] === part))
      .map((parts) => parts.slice(path.length));
  const only = (...path: string[]) =>
    named(...path).flatMap(([name, ...more]) => (name && more.length === 0 ? [name] : []));
  const functions = named('css', 'types', 'color').flatMap((parts) => parts.at(-1) ?? []);
  const missing: Missing = {
    properties: new Set(only('css', 'properties')),
    values: named('css', 'properties').flatMap(([property = '', value = '', ...more]) =>
      value === '' || more.length > 0 ? [] : [`${property}:${value.replaceAll('_', '-')}`],
    ),
    selectors: new RegExp(`:(?:${only('css', 'selectors').join('|')})(?![\\w-])`),
    functions: new RegExp(`(?:^|[ ,(])(?:${functions.join('|')})\\(`),
  };
  return (css) => lowered(css, missing);
}

function lowered(css: string, missing: Missing): string {
  let result = '';
  for (const { prelude, body } of rulesIn(css)) {
    if (body === null) result += prelude;
    else if (prelude.startsWith('@supports')) {
      if (holds(prelude, missing)) result += lowered(body, missing);
    } else if (/^@(?:media|layer|container)/.test(prelude))
      result += `${prelude}{${lowered(body, missing)}}`;
    else if (prelude.startsWith('@')) result += `${prelude}{${body}}`;
    else if (!missing.selectors.test(prelude)) result += `${prelude}{${known(body, missing)}}`;
  }
  return result;
}

function holds(prelude: string, missing: Missing): boolean {
  const condition = prelude.replace(/^@supports\s*/, '');
  const isNegated = /^not\b/.test(condition);
  const asked = condition.replace(/^not\s*/, '').replace(/^\(|\)$/g, '');
  const isKnown = asked.startsWith('selector')
    ? !missing.selectors.test(asked)
    : isKnownDeclaration(asked, missing);
  return isKnown !== isNegated;
}

function known(body: string, missing: Missing): string {
  return body
    .split(';')
    .filter((declaration) => isKnownDeclaration(declaration, missing))
    .join(';');
}

function isKnownDeclaration(declaration: string, missing: Missing): boolean {
  const [property = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim());
  if (property.startsWith('--')) return true;
  if (missing.properties.has(property) || NEWER_VALUES.test(value)) return false;
  if (missing.functions.test(value)) return false;
  return LISTS_OF_NAMES.has(property) || !missing.values.includes(`${property}:${value}`);
}

/** The rules of one level. A statement such as `@layer a,b;` has no body. */
function* rulesIn(css: string): Generator<{ prelude: string; body: string | null }> {
  let begin = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === ';') {
      yield { prelude: css.slice(begin, at + 1).trim(), body: null };
      begin = at + 1;
    } else if (css[at] === '{') {
      const end = endOf(css, at);
      yield { prelude: css.slice(begin, at).trim(), body: css.slice(at + 1, end) };
      at = end;
      begin = end + 1;
    }
  }
}

/** End of the block that opens at a position. */
function endOf(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}' && (depth -= 1) === 0) return at;
  }
  throw new Error(`A style sheet does not close its block at ${open}.`);
}
