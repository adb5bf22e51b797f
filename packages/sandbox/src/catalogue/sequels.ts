import { palettes } from '../art/palettes.ts';
import { designedGame, designedGames } from './designedGames.ts';
import { type Edition, editionsFor } from './editions.ts';
import type { Game } from './game.ts';

/** A deterministic whole number below `limit` for a text, distributed evenly enough for flags and figures. */
function steadyBelow(limit: number, words: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < words.length; at += 1) {
    hash = Math.imul(hash ^ words.charCodeAt(at), 16_777_619);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % limit;
}

/** A palette other than that of the game, different for each of the first editions. */
function paletteFor(game: Game, round: number): string {
  const own = palettes.findIndex(({ id }) => id === game.palette);
  const step = 1 + (round % (palettes.length - 1));
  return palettes[(own + step) % palettes.length]?.id ?? game.palette;
}

function sequel(game: Game, edition: Edition, round: number): Game {
  const code = `${game.code}-${edition.id}`;
  const mark = steadyBelow(16, code);
  const drift = (steadyBelow(81, `${code} rtp`) - 40) / 100;
  return {
    ...game,
    code,
    nameEn: `${game.nameEn} ${edition.en}`,
    nameTh: `${game.nameTh} ${edition.th}`,
    palette: paletteFor(game, round),
    hot: mark === 0,
    new: mark === 1,
    rtp: Math.round((game.rtp + drift) * 100) / 100,
  };
}

/** Whether the name of the game already contains the text of the edition. */
function repeats(game: Game, edition: Edition): boolean {
  const [word = ''] = edition.en.split(' ');
  const [thai = ''] = edition.th.split(' ');
  const isPart = /^\d+$/.test(word);
  return !isPart && (game.nameEn.includes(word) || game.nameTh.includes(thai));
}

/**
 * The first `count` sequels of the designed games, in the order of the lobby: the first edition of all, then the next.
 */
export function sequels(count: number): readonly Game[] {
  const found: Game[] = [];
  for (let round = 0; found.length < count; round += 1) {
    const before = found.length;
    for (const game of designedGames) {
      const edition = editionsFor(game.type)[round];
      if (edition && !repeats(game, edition)) found.push(sequel(game, edition, round));
    }
    if (found.length === before) break;
  }
  return found.slice(0, Math.max(0, count));
}

/** The sequel of that code; undefined when there cannot be one. */
export function sequelOf(code: string): Game | undefined {
  // The id of an edition has at most one hyphen: `gold`, `gold-2`.
  for (let cut = code.lastIndexOf('-'), ends = 0; cut > 0 && ends < 2; ends += 1) {
    const game = designedGame(code.slice(0, cut));
    const id = code.slice(cut + 1);
    const round = game ? editionsFor(game.type).findIndex((edition) => edition.id === id) : -1;
    const edition = game && editionsFor(game.type)[round];
    if (game && edition && !repeats(game, edition)) return sequel(game, edition, round);
    cut = code.lastIndexOf('-', cut - 1);
  }
  return undefined;
}
