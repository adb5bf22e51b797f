import { TYPO, forgiven, nearMatch } from '../text/nearMatch.ts';
import { bothKeys } from '../text/searchKey.ts';
import { wordSegments } from '../text/wordSegments.ts';
import {
  type HelpPhrase,
  type KnownPhrase,
  type KnownSense,
  helpVocabulary,
  phraseOf,
} from './helpVocabulary.ts';
import { THAI, beginsAt, endOfWord, endsNearly } from './helpWord.ts';

/** A word of a question, or a phrase with a meaning that the help centre knows. */
export interface AskedWord extends HelpPhrase {
  /** The allowed cost of typos; 0 for a phrase with a known meaning, which was compared before. */
  readonly budget: number;
  /** What it means. Null for a word that is only compared by its letters. */
  readonly sense: KnownSense | null;
}

/** Words in questions that do not describe the topic. */
const EMPTY = new Set(
  (
    'ทำ อย่างไร ยังไง ไง ได้ ไหม มั้ย มัย ที่ ของ ให้ ว่า แล้ว และ หรือ ต้อง จะ ไม่ ยัง ทำไม เพราะ อะไร เงิน ตัง ' +
    'ครับ คับ ค่ะ คะ นะ หน่อย อยาก ช่วย ด้วย วิธี เมื่อ ไร ไหร่ เมื่อไร เมื่อไหร่ ไหน คือ ถึง แอด กับ มี เป็น ไป มา ผ่าน ' +
    'how what when where why who can could do does did is are am was the a an my me i you your to of and in it for on ' +
    'at not please want need money have has with will get'
  ).split(' '),
);

/**
 * Prepares a text that is compared as one word.
 *
 * @param isLoose whether it may have typos
 */
export function askedWord(text: string, isLoose: boolean): AskedWord {
  const phrase = phraseOf(text);
  // Of more typos, a long Thai word would be like parts of too many sentences.
  const most = phrase.plain >= THAI ? TYPO : 2 * TYPO;
  const letters = Math.min(phrase.plain.length, phrase.sound.length);
  const isLong = letters >= LONG;
  return {
    ...phrase,
    budget: isLoose && isLong ? Math.min(most, forgiven(letters)) : 0,
    sense: null,
  };
}

/**
 * The words of a question, also without spaces between them: known phrases first, then what is between them. Words that
 * do not describe the topic are left out.
 *
 * @param isLoose whether they may have typos, and the last one may lack its end
 */
export function askedWords(term: string, isLoose: boolean): readonly AskedWord[] {
  const words = partsOf(term.toLowerCase(), isLoose);
  return words.filter(
    ({ sense, plain }, at) =>
      (sense !== null || plain.length >= (plain >= THAI ? SHORTEST_THAI : SHORTEST)) &&
      words.findIndex((each) => (sense ? each.sense === sense : each.plain === plain)) === at,
  );
}

/** Fewer letters are in too many words; Thai ones even more, since there are no spaces between them. */
const SHORTEST = 2;
const SHORTEST_THAI = 3;

function partsOf(text: string, isLoose: boolean): readonly AskedWord[] {
  const { plain } = bothKeys(text);
  for (let at = 0; at < plain.key.length; at += 1) {
    const phrase = helpVocabulary().phrases.find((each) => beginsAt(plain, at, each.plain));
    if (!phrase) continue;
    const end = endOfWord(plain, at + phrase.plain.length);
    return around(text, [plain.from[at] ?? 0, plain.to[end - 1] ?? text.length], phrase, isLoose);
  }
  const known = (isLoose ? begun(text) : null) ?? nearest(text, isLoose);
  if (known) return around(text, known.range, known.phrase, isLoose);
  return wordSegments(text)
    .filter(({ isWordLike, segment }) => isWordLike && !EMPTY.has(segment))
    .map(({ segment }) => askedWord(segment, isLoose));
}

function around(
  text: string,
  [from, to]: readonly [number, number],
  { senses, ...phrase }: KnownPhrase,
  isLoose: boolean,
): readonly AskedWord[] {
  return [
    ...partsOf(text.slice(0, from), isLoose),
    ...senses.map((sense) => ({ ...phrase, budget: 0, sense })),
    // The marks of the last letter are not in its key.
    ...partsOf(text.slice(to).replace(/^\p{M}+/u, ''), isLoose),
  ];
}

/** Letters by which a word is told from others although one of them is wrong. */
const LONG = 5;
/** Letters by which a word is known by its sound. */
const HEARD = 4;

/** The cost of typos that a known phrase may have. In Thai, where it may begin anywhere, less than in a Latin word. */
function budgetOf({ plain, sound }: HelpPhrase): number {
  if (/\d/.test(plain)) return 0;
  const letters = Math.min(plain.length, sound.length);
  return sound >= THAI && letters <= LONG ? TYPO / 2 : forgiven(letters);
}

/** Letters by which a word is known before it is typed to the end. */
const BEGUN = 4;

interface Found {
  readonly phrase: KnownPhrase;
  /** Where it is in the text. */
  readonly range: readonly [number, number];
}

/** The shortest known word that begins with the last one of a text. */
function begun(text: string): Found | null {
  const from = text.search(/\S+$/);
  const { plain } = phraseOf(text.slice(from));
  // Also for a text that ends with a space: its last word is complete, so the rest of it is empty.
  if (plain.length < BEGUN) return null;
  const phrase = helpVocabulary()
    .phrases.filter((each) => each.plain.startsWith(plain) && !each.text.includes(' '))
    .at(-1);
  return phrase ? { phrase, range: [from, text.length] } : null;
}

/** The known phrase that a text contains by sound, or with the fewest typos; the longest first. */
function nearest(text: string, isLoose: boolean): Found | null {
  const { sound } = bothKeys(text);
  let best: (Found & { readonly cost: number }) | null = null;
  for (const phrase of helpVocabulary().phrases) {
    if (phrase.sound.length < HEARD) continue;
    const match = nearMatch(phrase.sound, sound, isLoose ? budgetOf(phrase) : 0);
    if (!match || match.cost >= (best?.cost ?? Infinity)) continue;
    const end = endOfWord(sound, match.to);
    const isWord =
      phrase.sound >= THAI || (sound.starts.includes(match.from) && endsNearly(sound, match.to));
    if (!isWord) continue;
    const range = [sound.from[match.from] ?? 0, sound.to[end - 1] ?? text.length] as const;
    best = { phrase, range, cost: match.cost };
  }
  return best;
}
