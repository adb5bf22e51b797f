import { nearest } from '../settings/nearest.ts';
import { shown } from '../settings/problem.ts';
import type { KnownNames } from './knownNames.ts';

/**
 * Finds names in CSS that nothing on the site answers to. A browser ignores them without a word, so that a misspelt
 * token or component looks like a rule that does not work.
 *
 * @param css without comments and escapes
 * @returns the problems, each the end of a sentence that begins with the file name
 */
export function unknownNames(css: string, known: KnownNames): string[] {
  const problems = new Set<string>();
  const check = (name: string, kind: string, all: ReadonlySet<string>, list: string) => {
    if (all.has(name)) return;
    const near = nearest(name, [...all]);
    problems.add(
      `names ${shown(name)}, which is not a ${kind}. ${near ? `Did you mean ${shown(near)}?` : list}`,
    );
  };
  // The name may follow `{`, `;` or `(`, but not a letter: `--my--brand-x` is the operator's own.
  for (const [, name] of css.matchAll(/(?<![\w-])(--brand-[\w-]+)/g)) {
    check(name!, 'token', known.properties, 'The workshop lists the tokens under Foundations.');
  }
  for (const [, quoted, bare] of css.matchAll(
    /\[\s*data-component\s*=\s*(?:["']([^"']*)["']|([\w-]+))/g,
  )) {
    const list = 'Each page of the workshop has the name of its component.';
    check(quoted ?? bare ?? '', 'component', known.components, list);
  }
  return [...problems];
}
