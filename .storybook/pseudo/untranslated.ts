import { isAccented } from './pseudoCatalogue.ts';

const LETTER = /\p{L}/u;
const NOT_THAI_LETTER = /[^\P{L}\u0E01-\u0E5B]/u;
/** Invisible characters that a component may add to data: where a line may break, and the direction of a name. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060-\u2069]/g;

/** The brackets of a pseudo message, and a letter that a story repeats to make a long word. */
const NOT_WORDS = /[[\]]|(\p{L})\1{9,}/gu;

const plain = (text: string) => text.replaceAll(INVISIBLE, '').replaceAll(/\s+/g, ' ').trim();

/** Where a text begins in another one as whole words; Thai has no spaces between words. -1 if it does not. */
function placeIn(text: string, part: string): number {
  const isWithinWord = (outside: string | undefined, inside: string | undefined) =>
    NOT_THAI_LETTER.test(outside ?? '') && NOT_THAI_LETTER.test(inside ?? '');
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const end = at + part.length;
    if (!isWithinWord(text[at - 1], part[0]) && !isWithinWord(text[end], part.at(-1))) return at;
  }
  return -1;
}

/** A run of text without the data in it. */
function withoutData(run: string, data: readonly string[]): string {
  let rest = run;
  for (const text of data) {
    for (let at = placeIn(rest, text); at >= 0 && LETTER.test(rest); at = placeIn(rest, text)) {
      rest = `${rest.slice(0, at)} ${rest.slice(at + text.length)}`;
    }
  }
  return plain(rest);
}

/** In Thai some vowels stand before the consonant that begins a word. */
const VOWEL_IN_FRONT = /^[\u0E40-\u0E44]/;

/** Letters that each begin a word of a name, from its first word on. */
function areInitials(run: string, name: string): boolean {
  if (run !== run.toUpperCase()) return false;
  const firsts = name
    .split(' ')
    .map((word) => word.replace(VOWEL_IN_FRONT, '').charAt(0).toUpperCase());
  if (firsts[0] !== run[0]) return false;
  let from = 0;
  return Array.from(run.replaceAll(/\d/g, '')).every((letter) => {
    from = firsts.indexOf(letter, from) + 1;
    return from > 0;
  });
}

/** Whether a component has made a run of text from data: the initials of a name, a group of a long code, a code in capitals. */
function isMadeFrom(run: string, text: string): boolean {
  if (run.length <= 3 && areInitials(run, text)) return true;
  const isCode = text.length >= 16 && /^\w+$/.test(text) && /\d/.test(text);
  return (isCode && run.length >= 4 && text.includes(run)) || run === text.toUpperCase();
}

/** A text, and the texts between the tags if it is HTML. */
const partsOf = (text: string) => [text, ...(text.includes('<') ? text.split(/<[^>]*>/) : [])];

/**
 * Prepares texts that are data, for {@link untranslatedIn}: those of HTML also one by one. The longest come first, so that a
 * name is not taken for the word that it contains.
 */
export const longestFirst = (texts: Iterable<string>): readonly string[] =>
  [...new Set([...texts].flatMap(partsOf).map(plain))]
    .filter((text) => LETTER.test(text))
    .sort((one, other) => other.length - one.length);

/**
 * What of a text is neither from the pseudo catalogue nor data. Text from the catalogue is accented.
 *
 * @param data texts that are data, the longest first
 * @returns the texts that are hard-coded, none if all is translated
 */
export function untranslatedIn(text: string, data: readonly string[]): readonly string[] {
  return Array.from(plain(text))
    .map((letter) => (isAccented(letter) ? '\n' : letter))
    .join('')
    .split('\n')
    .map((run) => run.replaceAll(NOT_WORDS, ' ').trim())
    .filter((run) => LETTER.test(run))
    .filter((run) => !data.some((each) => placeIn(each, run) >= 0 || isMadeFrom(run, each)))
    .map((run) => withoutData(run, data))
    .filter((rest) => LETTER.test(rest));
}
