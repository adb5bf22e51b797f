import { TYPE_KEYS } from './gameIndex.ts';
import { bothKeys } from '../text/searchKey.ts';

/** Words that are part of every search and of no name. */
const THAI = 'เกมส์ เกม เล่น ออนไลน์ แตกง่าย ฟรี โบนัส ทดลองเล่น ทดลอง';
const ENGLISH = 'games game play online free bonus demo';
const GENERIC = `${THAI} ${ENGLISH}`.split(' ').map((word) => bothKeys(word).plain.key);

/** The shortest rest that can be a name. */
const SHORTEST_REST = 2;

/**
 * A term without words such as "game", and with the word of a game type apart: `เกมส์ทุเรียน` is `ทุเรียน`, and `สล็อตเสือ` is
 * `สล็อต เสือ`. Thai writes them without a space.
 *
 * @returns null if the term has none of them, or nothing else
 */
export function simplified(term: string): string | null {
  const words = term.split(/[\s-]+/).flatMap(apart);
  const kept = words.filter((word) => !GENERIC.includes(bothKeys(word).plain.key));
  const text = kept.join(' ');
  return kept.length === 0 || text === term ? null : text;
}

/** Thai words that stand before or after a name without a space. English has spaces: `demons` is no `demo`. */
const JOINED = [...GENERIC, ...TYPE_KEYS].filter((key) => key >= 'ก');

/** Splits a word before or after one of {@link JOINED}. */
function apart(word: string): readonly string[] {
  const { key, from, to } = bothKeys(word).plain;
  for (const known of JOINED) {
    const rest = key.length - known.length;
    if (rest < SHORTEST_REST) continue;
    if (key.startsWith(known)) {
      const cut = to[known.length - 1] ?? 0;
      return [word.slice(0, cut), ...apart(withoutMarks(word.slice(cut)))];
    }
    if (key.endsWith(known)) {
      const cut = from[rest] ?? word.length;
      return [...apart(word.slice(0, cut)), word.slice(cut)];
    }
  }
  return [word];
}

/** Marks of the letter before a cut: the key does not contain them. */
function withoutMarks(text: string): string {
  return text.replace(/^\p{M}+/u, '');
}
