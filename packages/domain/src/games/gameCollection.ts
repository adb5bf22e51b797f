/** Collections of games by a feature, a figure or a theme, in the order of their links. */
export const GAME_COLLECTIONS = [
  'jackpot',
  'high-rtp',
  'big-wins',
  'buy-bonus',
  'low-bet',
  'fortune',
  'animals',
  'fruits',
] as const;
export type GameCollection = (typeof GAME_COLLECTIONS)[number];

/** A collection with fewer games is not shown. */
export const COLLECTION_MIN = 4;
/** The collection of an address. @returns null for any other text */
export function gameCollectionOf(text: string): GameCollection | null {
  return GAME_COLLECTIONS.find((each) => each === text) ?? null;
}
