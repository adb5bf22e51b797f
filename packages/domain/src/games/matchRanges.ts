import { wantedOf } from './gameSearchTerm.ts';
import { nearMatch } from '../text/nearMatch.ts';
import { type SearchKey, bothKeys } from '../text/searchKey.ts';
import { type TextRange, joinedRanges } from '../text/textRange.ts';
import { isOverOrUnder } from '../text/thaiTyping.ts';

/**
 * The parts of a name that match a term, in order and not overlapping; none if the match is elsewhere, such as in the
 * name in the other language. A letter is never separated from its combining marks.
 */
export function matchRanges(name: string, term: string): readonly TextRange[] {
  const wanted = wantedOf(term);
  if (!wanted) return [];
  const { plain, sound } = bothKeys(name);
  for (const word of wanted.whole) {
    const at = placeOf(plain, word.plain);
    if (at >= 0) return [rangeOf(name, plain, at, at + word.plain.length)];
  }
  for (const word of wanted.whole) {
    const at = word.isHeard ? placeOf(sound, word.sound) : -1;
    if (at >= 0) return [rangeOf(name, sound, at, at + word.sound.length)];
  }
  const parts = partsOf(plain, wanted.whole[0]?.plain ?? '');
  if (parts) return joinedRanges(parts.map(([from, to]) => rangeOf(name, plain, from, to)));
  const found = wanted.words.flatMap((ways): TextRange[] => {
    for (const way of ways) {
      const at = placeOf(plain, way.plain);
      if (at >= 0) return [rangeOf(name, plain, at, at + way.plain.length)];
      if (!way.isHeard || way.budget === 0) continue;
      const near = nearMatch(way.sound, sound, way.budget);
      if (near) return [rangeOf(name, sound, near.from, near.to)];
    }
    return [];
  });
  return joinedRanges(found);
}

/** Position at the beginning of a word of the name, or else anywhere; -1 if not found. */
function placeOf({ key, starts }: SearchKey, word: string): number {
  return starts.find((start) => key.startsWith(word, start)) ?? key.indexOf(word);
}

function partsOf({ key }: SearchKey, word: string): readonly TextRange[] | null {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const first = key.indexOf(word.slice(0, cut));
    if (first < 0) return null;
    const second = key.indexOf(word.slice(cut));
    if (second >= 0) {
      return [
        [first, first + cut],
        [second, second + word.length - cut],
      ];
    }
  }
  return null;
}

function rangeOf(name: string, { from, to }: SearchKey, first: number, end: number): TextRange {
  let after = to[end - 1] ?? name.length;
  while (isOverOrUnder(name[after] ?? '')) after += 1;
  return [from[first] ?? 0, after];
}
