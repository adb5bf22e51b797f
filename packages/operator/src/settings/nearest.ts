/** Edit distance between two words (one letter added, removed, changed or two swapped). */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}

/** The known word that a misspelt word probably means; null if none is similar. */
export function nearest(word: string, known: readonly string[]): string | null {
  if (word.length > 80) return null;
  const plain = (text: string) => text.toLowerCase().replace(/[-_\s]/g, '');
  const ranked = known
    .map((name) => ({ name, far: distance(plain(word), plain(name)) }))
    .sort((a, b) => a.far - b.far);
  const best = ranked[0];
  return best && best.far <= Math.max(1, Math.floor(word.length / 3)) ? best.name : null;
}
