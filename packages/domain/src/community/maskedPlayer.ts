/** Maximum number of letters and digits of a name that others may see. */
const MOST_SHOWN = 4;
const LETTERS = 3;

/**
 * The name of a player as others may see it. A name that the API has masked is unchanged, unless too much of it is
 * readable. Any other name keeps at most three letters and never more than half.
 */
export function maskedPlayer(name: string): string {
  const letters = Array.from(name.trim());
  const shown = letters.filter((letter) => /[\p{L}\p{N}]/u.test(letter)).length;
  if (letters.includes('*') && shown <= MOST_SHOWN) return letters.join('');
  const open = letters.slice(0, Math.min(LETTERS, Math.floor(letters.length / 2)));
  const star = open.indexOf('*');
  return `${(star < 0 ? open : open.slice(0, star)).join('')}***`;
}
