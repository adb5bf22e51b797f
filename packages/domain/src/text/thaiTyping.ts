/** Thai letters that players take for one another in loan words, or write for one sound: the first of a row stands for all. */
const ALIKE = [
  'สซศษ',
  'รลฬฤ',
  'คฆขฃฅ',
  'ทธฒฑถฐ',
  'นณ',
  'ยญ',
  'พภผ',
  'ตฏ',
  'ดฎ',
  'ฟฝ',
  'ชฌฉ',
  'ไใ',
  'ิี',
  'ึื',
  'ุู',
];

/** Thai and Latin letters that stand for another one when a word is compared by its sound. */
export const SOUND: ReadonlyMap<string, string> = new Map([
  ...ALIKE.flatMap((row) => Array.from(row, (letter) => [letter, row[0] ?? letter] as const)),
  // Sara am sounds as a short a with m; the short a is not written everywhere.
  ['ำ', 'ม'],
  ['ะ', ''],
  ['ั', ''],
  ['c', 'k'],
  ['q', 'k'],
  ['z', 's'],
]);

/** Letters of one sound at the end of a Thai word; by them a typo counts half. */
const ENDINGS = ['กค', 'ตทดสชจ', 'บปพฟ', 'นรย'];

const ENDING = new Uint8Array(0x0e80);
ENDINGS.forEach((row, group) => {
  for (const letter of row) ENDING[letter.charCodeAt(0)] = group + 1;
});

/** Whether two letters, as {@link SOUND} has them, end a Thai word with nearly the same sound. @param one code of a letter */
export function endAlike(one: number, other: number): boolean {
  return (ENDING[one] ?? 0) > 0 && ENDING[one] === ENDING[other];
}

/** Whether it is a Thai letter, mark or digit. */
export const isThai = (letter: string): boolean => letter >= '\u0e01' && letter <= '\u0e5b';
/** Whether it is a Thai consonant. */
export const isConsonant = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= 'ก' && letter <= 'ฮ';

/** Tone marks, the mark of a short vowel, and what makes a letter silent: people leave them out. */
export const isToneMark = (letter: string): boolean => letter >= '\u0e47' && letter <= '\u0e4e';

/** Stands over or under the letter before it and cannot be shown without it. */
export const isOverOrUnder = (letter: string): boolean =>
  letter === '\u0e31' || (letter >= '\u0e34' && letter <= '\u0e3a') || isToneMark(letter);

/** Whether it is a Thai vowel that is typed after its consonant. */
export const isVowelAfter = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= '\u0e30' && letter <= '\u0e39';
/** Whether it is a Thai vowel that is typed before its consonant. */
export const isVowelBefore = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= '\u0e40' && letter <= '\u0e44';

/** Written out where the sign of repetition stands: `ตุ๊กๆ` is `ตุ๊กตุ๊ก`. What is repeated begins after a space. */
export function repeated(text: string): string {
  return text.includes('ๆ') ? text.replace(/([^\sๆ]+)\s?ๆ/g, '$1$1') : text;
}
