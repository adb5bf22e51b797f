/** The selectable bets in whole baht: the limits of the range, and 1, 2 and 5 of each power of ten between them. */
export function betsBetween(least: number, most: number): readonly number[] {
  const bets = new Set([least]);
  for (let power = 1; power <= most; power *= 10) {
    for (const step of [1, 2, 5]) {
      const bet = step * power;
      if (bet > least && bet < most) bets.add(bet);
    }
  }
  return [...bets, most];
}
