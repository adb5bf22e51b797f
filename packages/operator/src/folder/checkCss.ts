import { shown } from '../settings/problem.ts';
import { unknownNames } from './cssNames.ts';
import { knownNames } from './knownNames.ts';

const PICTURE = /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*\.(?:svg|png|webp)$/;

/** Decodes CSS escapes as a browser does: `\75rl(` → `url(`. */
const unescaped = (css: string) =>
  css
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)),
    )
    .replace(/\\([^\n])/g, '$1');

/** Comments outside strings. */
const withoutComments = (css: string) =>
  css.replace(
    /("(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*')|\/\*[\s\S]*?(?:\*\/|$)/g,
    (_, text: string | undefined) => text ?? ' ',
  );

/**
 * Checks an operator's custom CSS: it may only load pictures from its own folder, and name what the site has.
 *
 * @returns the problems, each the end of a sentence that begins with the file name, and the pictures it uses
 */
export function checkCss(source: string): { problems: string[]; pictures: string[] } {
  const css = unescaped(withoutComments(source));
  const problems: string[] = [];
  const pictures = new Set<string>();
  for (const [rule] of css.matchAll(/@(?:import|charset|namespace|font-face)\b[^;{]*/gi)) {
    problems.push(`has ${shown(rule.trim())}, which is not allowed`);
  }
  for (const [whole, quoted, bare] of css.matchAll(
    /url\(\s*(?:["']([^"']*)["']?|([^)]*))\s*\)?/gi,
  )) {
    const address = (quoted ?? bare ?? '').trim();
    if (PICTURE.test(address)) pictures.add(address);
    else if (!address.startsWith('#') && !/^data:image\/(?:png|webp);base64,/.test(address)) {
      problems.push(`has ${shown(whole)}, which is not a picture in the operator folder`);
    }
  }
  for (const [found] of css.matchAll(
    /image-set\(|\bsrc\(|expression\(|-moz-binding|behavior\s*:|<\//gi,
  )) {
    problems.push(`has ${shown(found)}, which is not allowed`);
  }
  const bare = css.replace(/"[^"\n]*"|'[^'\n]*'/g, '');
  const opened = bare.split('{').length - bare.split('}').length;
  if (opened !== 0) {
    problems.push(`has ${Math.abs(opened)} "${opened > 0 ? '{' : '}'}" too many`);
  }
  problems.push(...unknownNames(css, knownNames()));
  return { problems, pictures: [...pictures] };
}
