const THAI = 'ก';
const VOWELS = /[aeiouyะ-ูเ-ไอ]/g;

/**
 * The consonants of a sound key, for vowels that are wrong or missing: `มังกอน` has those of `มังกร`, `โรเล็ต` those of `รูเล็ต`,
 * `mermade` those of `mermaid`. A final n is spelled with n, r or l in Thai.
 */
const consonants = (sound: string) => sound.replace(VOWELS, '').replaceAll('น', 'ร');

/** How many consonants tell a word apart: fewer are in too many others. */
const SURE = 4;
const FEW = 3;

/** The consonants of a word, prepared once for all names. Null for a word with too few of them. */
export interface ConsonantFrame {
  readonly word: string;
  readonly frame: string;
  /** The consonants that every such name contains: `น` and `ร` may replace each other. */
  readonly certain: string;
}

/** The frame of a sound key. */
export function consonantFrame(word: string): ConsonantFrame | null {
  const frame = consonants(word);
  return frame.length < FEW ? null : { word, frame, certain: frame.replaceAll('ร', '') };
}

/** Whether a word of a name has the consonants of a typed word. Both are sound keys. */
export function isFramedAlike({ word, frame }: ConsonantFrame, name: string): boolean {
  const other = consonants(name);
  if (word >= THAI) return other.startsWith(frame) && isAsLong(frame.length, word, name);
  if (other !== frame && other !== `${frame}s`) return false;
  return frame.length >= SURE || (word[0] === name[0] && Math.abs(word.length - name.length) < 2);
}

/** Thai names have no spaces, so that the word may end anywhere. About as many vowels must be between the consonants. */
function isAsLong(count: number, word: string, name: string): boolean {
  return Math.abs(lengthTo(name, count) - lengthTo(word, count)) < 2;
}

/** Letters before that consonant. */
function lengthTo(sound: string, count: number): number {
  let left = count;
  for (let at = 0; at < sound.length; at += 1) {
    if (consonants(sound.charAt(at)) !== '') left -= 1;
    if (left === 0) return at;
  }
  return sound.length;
}
