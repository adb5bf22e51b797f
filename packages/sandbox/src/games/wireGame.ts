import { startOfBangkokDay } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { gameColour } from './gameColour.ts';
import { gameInfo, ratingOf, rtpHistory } from './gameFigures.ts';
import type { OfferedGame } from './offeredGame.ts';
import type { Shelf } from './shelf.ts';
import { recentPlay } from './recentPlay.ts';
import { winsOf } from './wins.ts';

/** Path that launches every game. */
export const LAUNCH_PATH = '/api/v3/member/game/launch';

/** Languages that every game supports. */
export const LANGUAGES = ['th', 'en'];

/** Address of a provider’s logo. */
export function providerImage({ apiOrigin }: Context, id: string): string {
  return `${apiOrigin}/cdn/providers/${id}.svg`;
}

/** Id of a game in the API. */
export function gameId(code: string): string {
  return `g_${code}`;
}

/** Code of the game of that id; an unknown code if the id is not a game id. */
export function codeOfId(id: string): string {
  return id.startsWith('g_') ? id.slice(2) : '';
}

/** The fields of a game that are the same for everyone (section 3, Game list item). */
function steadyFields(context: Context, { game, provider, demo }: OfferedGame) {
  const { name } = provider;
  return {
    _id: gameId(game.code),
    type: game.type,
    category: game.provider,
    code: game.code,
    img: `${context.apiOrigin}/cdn/covers/${game.code}.svg`,
    imgLayers: `${context.apiOrigin}/cdn/covers/${game.code}.layers.svg`,
    language: LANGUAGES,
    nameTh: game.nameTh,
    nameEn: game.nameEn,
    freespin: game.freespin,
    hot: game.hot,
    new: game.new,
    categoryName: name,
    handle: LAUNCH_PATH,
    color: gameColour(game),
    provider: { id: game.provider, name, img: providerImage(context, game.provider) },
    demo,
  };
}

/** The member’s own fields. */
function ownFields({ game, closure }: OfferedGame, rating: number, shelf: Shelf) {
  return {
    rating,
    favourite: shelf.favourites.has(game.code),
    recent: shelf.recents.has(game.code),
    launching: closure === null,
  };
}

/** A game in the fields of section 3, for callers that select some of them. */
export function wireGame(context: Context, each: OfferedGame, shelf: Shelf | undefined) {
  const { game } = each;
  return {
    ...steadyFields(context, each),
    ...(shelf && ownFields(each, ratingOf(game), shelf)),
    game_info: () => gameInfo(game, context.clock.now()),
    slotWinHistory: () => (game.type === 'slot' ? winsOf(context, game.code) : null),
  };
}

interface GameText {
  rating: number;
  /** The day of `json`; the trends change with it. */
  day: number;
  /** The fields for everyone, as a JSON object without the closing bracket. */
  json: Buffer;
}

const texts = new WeakMap<OfferedGame, GameText>();

/**
 * Bytes that are the same in many replies. Serialising a list of games as JSON and encoding its Thai texts is almost
 * the whole cost of a list call.
 */
function textOf(context: Context, each: OfferedGame): GameText {
  const now = context.clock.now();
  const day = startOfBangkokDay(now);
  const known = texts.get(each);
  if (known?.day === day) return known;
  const fields = { ...steadyFields(context, each), game_info: gameInfo(each.game, now) };
  const text = {
    rating: known?.rating ?? ratingOf(each.game),
    day,
    json: Buffer.from(JSON.stringify(fields).slice(0, -1)),
  };
  texts.set(each, text);
  return text;
}

/** Like `textOf`, with daily figures. It is requested for single games, so it is not cached. */
function textWithHistory(context: Context, each: OfferedGame): Buffer {
  const now = context.clock.now();
  const game_info = { ...gameInfo(each.game, now), history: rtpHistory(each.game, now) };
  return Buffer.from(JSON.stringify({ ...steadyFields(context, each), game_info }).slice(0, -1));
}

const CLOSE = Buffer.from('}');
const COMMA = Buffer.from(',');

/** Options for a page of games. */
export interface GamePageOptions {
  /** Total number of matching games on all pages. */
  total: number;
  /** Favourites and recent games of the member; undefined for a visitor. */
  shelf: Shelf | undefined;
  /** Whether slot games include their latest wins. */
  wins: boolean;
  /** Whether figures include the daily history. */
  history: boolean;
}

/** The reply of a list call as bytes. */
export function gamePage(
  context: Context,
  games: readonly OfferedGame[],
  { total, shelf, wins, history }: GamePageOptions,
): Uint8Array<ArrayBuffer> {
  const playOf = recentPlay(context);
  const pieces: Buffer[] = [Buffer.from(`{"code":0,"result":{"total":${total},"list":[`)];
  games.forEach((each, at) => {
    const { json, rating } = textOf(context, each);
    if (at > 0) pieces.push(COMMA);
    pieces.push(history ? textWithHistory(context, each) : json);
    if (shelf) pieces.push(ownBytes(ownFields(each, rating, shelf)));
    pieces.push(furtherFields(playOf(each.game.code)));
    if (wins && each.game.type === 'slot') {
      pieces.push(furtherFields({ slotWinHistory: winsOf(context, each.game.code) }));
    }
    pieces.push(CLOSE);
  });
  pieces.push(Buffer.from(']}}'));
  return Buffer.concat(pieces);
}

const ownKept = new Map<string, Buffer>();

/** The member’s own fields; there are at most a hundred different combinations. */
function ownBytes(own: ReturnType<typeof ownFields>): Buffer {
  const key = `${own.rating} ${own.favourite} ${own.recent} ${own.launching}`;
  const known = ownKept.get(key);
  if (known) return known;
  const bytes = furtherFields(own);
  ownKept.set(key, bytes);
  return bytes;
}

/** Fields that follow others in an object. */
function furtherFields(fields: object): Buffer {
  return Buffer.from(`,${JSON.stringify(fields).slice(1, -1)}`);
}
