/** Vowels that are written before their consonant. They are skipped. */
const LEADING_VOWEL = /^[\u0E40-\u0E44]+/u;
/** Marks above or below a consonant, and vowels after it. */
const THAI_MARKS = /[\u0E30-\u0E3A\u0E45-\u0E4E]/gu;

/**
 * One or two initials: the first letter of the first and the second word. In Thai this is the consonant, without the vowel
 * before it and the marks around it: `เอกชัย น้ำดี` → `อน`. Empty if the name has no letter.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map(firstLetter).join('').toLocaleUpperCase('en');
}

function firstLetter(word: string): string {
  const spelled = word.normalize('NFC').replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, '');
  const [first = ''] = graphemes(spelled.replace(LEADING_VOWEL, '') || spelled);
  return first.replace(THAI_MARKS, '');
}

function graphemes(text: string): string[] {
  // Old browsers have no segmenter; code points are a close approximation.
  if (typeof Intl.Segmenter === 'undefined') return Array.from(text);
  return [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
}
