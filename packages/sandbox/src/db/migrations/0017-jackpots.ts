/**
 * Jackpots: how often each was won and since when its pool grows, and who won it. What is in a pool follows from the bets
 * since then. Amounts are in satang.
 */
export const jackpots = `
CREATE TABLE jackpots (
  id TEXT PRIMARY KEY,
  cycle INTEGER NOT NULL,
  since INTEGER NOT NULL
) STRICT;

CREATE TABLE jackpot_wins (
  jackpot TEXT NOT NULL REFERENCES jackpots (id),
  cycle INTEGER NOT NULL,
  time INTEGER NOT NULL,
  username TEXT NOT NULL,
  game TEXT NOT NULL,
  win INTEGER NOT NULL CHECK (win > 0),
  PRIMARY KEY (jackpot, cycle)
) STRICT;
`;
