/** A Unicode noncharacter, inserted into names so that they have no effect while they are parsed. */
const MARK = '\ufdd0';

/**
 * Dangerous names at a position where markup names can start: attributes after a space, a slash or a quote, elements after
 * `<`.
 */
const SPEAKING = /(?<=[\s/"'<])(?=on[a-z]|style|script|base|track|frameset)[a-z]/gi;

/**
 * Removes complete script and style elements, so that their code does not become visible text. A scan in place of one
 * expression, whose time would grow with the square of the length for `<script <script …`.
 */
function withoutCode(html: string): string {
  const opening = /<(script|style)\b/gi;
  const closings = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi };
  const unclosed = new Set<string>();
  let kept = '';
  let from = 0;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const name = found[1]!.toLowerCase() as keyof typeof closings;
    // First, or a single `>` at the end would be searched for from every opening.
    if (unclosed.has(name)) continue;
    const end = html.indexOf('>', found.index);
    if (end < 0) break;
    const closing = closings[name];
    closing.lastIndex = end + 1;
    if (!closing.test(html)) {
      unclosed.add(name);
      continue;
    }
    kept += html.slice(from, found.index);
    from = closing.lastIndex;
    opening.lastIndex = from;
  }
  return kept + html.slice(from);
}

/**
 * Disables markup that a browser processes during parsing, even in an inert document, before anything can be removed.
 * Chromium loads the track of a video there; a strict policy reports handlers, styles, `base` and an unclosed script; a
 * frameset removes the body. Their names are made meaningless, and {@link rearmed} restores them in every text that is kept.
 * The sanitiser removes everything else; this step only avoids side effects of parsing.
 */
export function disarmed(html: string): string {
  return withoutCode(html.replaceAll(MARK, '')).replace(SPEAKING, `$&${MARK}`);
}

/** Restores a text or an attribute value. */
export function rearmed(text: string): string {
  return text.replaceAll(MARK, '');
}

/** The disarmed name of an element or attribute, in lower case. */
export const disarmedName = (name: string) => `${name.slice(0, 1)}${MARK}${name.slice(1)}`;
