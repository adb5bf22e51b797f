import type { Game } from '@brand/domain';

/** `/game/{id}/{name}`; the name is there for people who read addresses. */
export function gamePath(game: Pick<Game, 'id' | 'nameEn'>): string {
  const name = game.nameEn
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `/game/${encodeURIComponent(game.id)}/${name || 'play'}`;
}
