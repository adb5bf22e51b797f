import type { Game } from '@brand/domain';

/** What the last part of an address ends in where a game is played with play money (section 6). */
const DEMO = '-demo';

/** `/game/{id}/{name}`, where it is played; the name is there for people who read addresses. */
export function gamePath(game: Pick<Game, 'id' | 'nameEn'>): string {
  const name = game.nameEn
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    // A game whose own name says so is no demo.
    .replaceAll(DEMO, '_demo');
  return `${gameInfoPath(game)}/${name || 'play'}`;
}

/** `/game/{id}/{name}-demo`, where it is tried with play money; open to visitors. */
export function demoPath(game: Pick<Game, 'id' | 'nameEn'>): string {
  return gamePath(game) + DEMO;
}

/** Whether the name in an address means the game with play money. */
export function isDemoName(name: string | null): boolean {
  return name !== null && name.includes(DEMO);
}

/** `/game/{id}`, where one reads about it. */
export function gameInfoPath({ id }: Pick<Game, 'id'>): string {
  return `/game/${encodeURIComponent(id)}`;
}
