import type { Game } from '@brand/domain';

/** Suffix of an address where a game is played with play money (section 6). */
const DEMO = '-demo';

/** `/game/{id}/{name}`, where the game is played. The name is only for readers. */
export function gamePath(game: Pick<Game, 'id' | 'nameEn'>): string {
  const name = game.nameEn
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    // A game whose own name ends in “demo” is not a demo.
    .replaceAll(DEMO, '_demo');
  return `${gameInfoPath(game)}/${name || 'play'}`;
}

/** `/game/{id}/{name}-demo`, where the game is tried with play money. Open to visitors. */
export function demoPath(game: Pick<Game, 'id' | 'nameEn'>): string {
  return gamePath(game) + DEMO;
}

/** Whether the name in an address means the game with play money. */
export function isDemoName(name: string | null): boolean {
  return name !== null && name.includes(DEMO);
}

/** `/game/{id}`, the details of the game. */
export function gameInfoPath({ id }: Pick<Game, 'id'>): string {
  return `/game/${encodeURIComponent(id)}`;
}
