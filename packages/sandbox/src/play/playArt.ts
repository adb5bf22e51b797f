import type { Game } from '../catalogue/game.ts';
import { paletteOf } from '../art/palettes.ts';
import { symbolsOf } from './symbols.ts';

/** The cover of a game, or the symbol with that number on its reels; undefined if there is none. */
export async function drawPlayArt(game: Game, name: string): Promise<string | undefined> {
  if (name === 'cover') return (await import('../art/cover.ts')).cover(game);
  const id = symbolsOf(game)[Number(/^symbol-(\d)$/.exec(name)?.[1] ?? NaN)];
  if (id === undefined) return undefined;
  const { motifOf } = await import('../art/motifs/motifs.ts');
  const drawing = motifOf(id).small(paletteOf(game.palette));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200">${drawing}</svg>`;
}

/** The colours of a game as CSS custom properties. */
export function playTheme(game: Game): string {
  const { sky, ink, light, body, trim, accent, pattern } = paletteOf(game.palette);
  const colours = { ink, light, accent, pattern, sky: sky[1], 'sky-low': sky[2], body: body[1] };
  const ramps = { 'trim-dark': trim[0], trim: trim[1], 'trim-bright': trim[2] };
  const lines = Object.entries({ ...colours, ...ramps }).map(
    ([name, value]) => `--${name}: ${value};`,
  );
  return `:root { ${lines.join(' ')} --cover: url('/play/art/${game.code}/cover.svg'); }\n`;
}
