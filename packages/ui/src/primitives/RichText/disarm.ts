/** A character that no text holds (a noncharacter of Unicode); it stands in names that must not mean anything while they are parsed. */
const MARK = '\ufdd0';

/** Where such a name can begin in markup: an attribute after a space, a slash or a quote, an element after its bracket. */
const SPEAKING = /(?<=[\s/"'<])(?=on[a-z]|style|script|base|track|frameset)[a-z]/gi;

/** What is written for a browser and not for a reader; taken out whole where it is whole, so that none of it shows as words. */
const CODE = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;

/**
 * Takes the meaning out of what a browser heeds as soon as it is parsed, even in a document that nobody sees, and before
 * anything can be taken out. Chromium fetches the track of a video there, a strict policy reports handlers, styles, `base` and
 * a script without an end, and a frameset leaves no body. They are given names that mean nothing; {@link rearmed} undoes it
 * in every text that is kept. What is not caught here is caught by the sanitiser: this keeps the parsing itself quiet.
 */
export function disarmed(html: string): string {
  return html.replaceAll(MARK, '').replace(CODE, '').replace(SPEAKING, `$&${MARK}`);
}

/** A text or an attribute's value as it was written. */
export function rearmed(text: string): string {
  return text.replaceAll(MARK, '');
}

/** What an element or attribute of that name is called until then, in small letters. */
export const disarmedName = (name: string) => `${name.slice(0, 1)}${MARK}${name.slice(1)}`;
