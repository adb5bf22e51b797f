/** Thai letters that users confuse in loan words or that have the same sound. The first of a row represents all. */
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

/** Thai and Latin letters that are replaced by another one in the sound key. */
export const SOUND: ReadonlyMap<string, string> = new Map([
  ...ALIKE.flatMap((row) => Array.from(row, (letter) => [letter, row[0] ?? letter] as const)),
  // Sara am sounds like a short a with m; the short a is not always written.
  ['ำ', 'ม'],
  ['ะ', ''],
  ['ั', ''],
  ['c', 'k'],
  ['q', 'k'],
  ['z', 's'],
]);

/** Letters with the same sound at the end of a Thai word. A typo between them counts half. */
const ENDINGS = ['กค', 'ตทดสชจ', 'บปพฟ', 'นรย'];

const ENDING = new Uint8Array(0x0e80);
ENDINGS.forEach((row, group) => {
  for (const letter of row) ENDING[letter.charCodeAt(0)] = group + 1;
});

/** Whether two letters of {@link SOUND} end a Thai word with nearly the same sound. @param one code of a letter */
export function endAlike(one: number, other: number): boolean {
  return (ENDING[one] ?? 0) > 0 && ENDING[one] === ENDING[other];
}

/** Whether it is a Thai letter, mark or digit. */
export const isThai = (letter: string): boolean => letter >= '\u0e01' && letter <= '\u0e5b';
/** Whether it is a Thai consonant. */
export const isConsonant = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= 'ก' && letter <= 'ฮ';

/** Tone marks, the mark of a short vowel, and the mark of a silent letter: users often omit them. */
export const isToneMark = (letter: string): boolean => letter >= '\u0e47' && letter <= '\u0e4e';

/** A mark above or below the previous letter that cannot be displayed without it. */
export const isOverOrUnder = (letter: string): boolean =>
  letter === '\u0e31' || (letter >= '\u0e34' && letter <= '\u0e3a') || isToneMark(letter);

/** Whether it is a Thai vowel that is typed after its consonant. */
export const isVowelAfter = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= '\u0e30' && letter <= '\u0e39';
/** Whether it is a Thai vowel that is typed before its consonant. */
export const isVowelBefore = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= '\u0e40' && letter <= '\u0e44';

/** Expands the repetition sign: `ตุ๊กๆ` becomes `ตุ๊กตุ๊ก`. The repeated part starts after a space. */
export function repeated(text: string): string {
  return text.includes('ๆ') ? text.replace(/([^\sๆ]+)\s?ๆ/g, '$1$1') : text;
}
