/** A Unicode noncharacter, inserted into names so that they have no effect while they are parsed. */
const MARK = '\ufdd0';

/**
 * Dangerous names at a position where markup names can start: attributes after a space, a slash or a quote, elements after
 * `<`.
 */
const SPEAKING = /(?<=[\s/"'<])(?=on[a-z]|style|script|base|track|frameset)[a-z]/gi;

/** Complete script and style elements, removed so that their code does not become visible text. */
const CODE = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;

/**
 * Disables markup that a browser processes during parsing, even in an inert document, before anything can be removed.
 * Chromium loads the track of a video there; a strict policy reports handlers, styles, `base` and an unclosed script; a
 * frameset removes the body. Their names are made meaningless, and {@link rearmed} restores them in every text that is kept.
 * The sanitiser removes everything else; this step only avoids side effects of parsing.
 */
export function disarmed(html: string): string {
  return html.replaceAll(MARK, '').replace(CODE, '').replace(SPEAKING, `$&${MARK}`);
}

/** Restores a text or an attribute value. */
export function rearmed(text: string): string {
  return text.replaceAll(MARK, '');
}

/** The disarmed name of an element or attribute, in lower case. */
export const disarmedName = (name: string) => `${name.slice(0, 1)}${MARK}${name.slice(1)}`;
