import type { SearchKey } from '../text/searchKey.ts';
import { isConsonant, isVowelAfter, isVowelBefore } from '../text/thaiTyping.ts';

/** The first Thai letter. Latin letters and digits are before it. */
export const THAI = 'ก';

/** The longest ending of a word that is not part of a known one: `depositing`. */
const LONGEST_ENDING = 3;
/** Shorter Latin words are not extended: `demons` is no `demo`. */
const SHORT = 4;

/** Whether a key has that phrase at that position, as a word of its own. */
export function beginsAt(key: SearchKey, at: number, phrase: string): boolean {
  if (!key.key.startsWith(phrase, at)) return false;
  const end = at + phrase.length;
  if (phrase >= THAI) return !isInSyllable(key.key, at, end);
  if (!key.starts.includes(at)) return false;
  const rest = endOfWord(key, end) - end;
  return rest === 0 || (phrase.length > SHORT && rest <= LONGEST_ENDING);
}

/** Whether the letters next to a Thai phrase belong to the same syllable as its own. */
function isInSyllable(key: string, from: number, to: number): boolean {
  return isVowelBefore(key[from - 1]) || (isConsonant(key[to - 1]) && isVowelAfter(key[to]));
}

/** The end of the Latin word that continues at a position; the position itself for Thai. */
export function endOfWord({ key, starts }: SearchKey, at: number): number {
  let end = at;
  while (!starts.includes(end) && isLatin(key[end]) && isLatin(key[at - 1])) {
    end += 1;
  }
  return end;
}

const isLatin = (letter: string | undefined) =>
  letter !== undefined && letter >= 'a' && letter <= 'z';

/** Whether a key has a word: a Latin one from the beginning of a word, since `the longer` has no `hello`. */
export function hasWord({ key, starts }: SearchKey, word: string): boolean {
  if (word >= THAI) return key.includes(word);
  return word !== '' && starts.some((start) => key.startsWith(word, start));
}

/** Whether a match with typos ends where its word does, but for a last letter that counts as one of them. */
export function endsNearly(key: SearchKey, at: number): boolean {
  return endOfWord(key, at) - at <= 1;
}

/** Whether a text uses a phrase: a Latin one from the beginning of a word, and a short one as a whole word. */
export function usesPhrase(key: SearchKey, plain: string): boolean {
  for (let at = key.key.indexOf(plain); at >= 0; at = key.key.indexOf(plain, at + 1)) {
    const end = at + plain.length;
    if (plain >= THAI) {
      if (!isInSyllable(key.key, at, end)) return true;
    } else if (key.starts.includes(at) && (plain.length > SHORT || endOfWord(key, end) === end)) {
      return true;
    }
  }
  return false;
}
