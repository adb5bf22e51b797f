import {
  type GameDetail,
  type GameInfo,
  type GameWin,
  type RtpDay,
  type RtpTrend,
  type Satang,
  VOLATILITIES,
  isBangkokDay,
  maskedPlayer,
} from '@brand/domain';
import * as v from 'valibot';
import { game } from './game.ts';
import { type ReadList, listOf, readable } from '../../client/fromWire/list.ts';
import {
  countOrNull,
  flagOrNull,
  orNull,
  required,
  unixTime,
} from '../../client/fromWire/loose.ts';
import { baht } from '../../client/fromWire/money.ts';
import { uniqueListOf } from '../../client/fromWire/uniqueList.ts';

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** Over a short period a game may return more than was bet. */
const trend = v.pipe(
  v.object({
    trend: orNull(v.picklist(['up', 'down', 'flat'])),
    rtp: v.pipe(v.number(), v.minValue(0), v.finite()),
  }),
  v.transform(({ trend: direction, rtp }): RtpTrend => ({ direction, rtp })),
);

const rtpDay = v.pipe(
  v.object({
    date: v.pipe(v.string(), v.check(isBangkokDay)),
    rtp: v.pipe(v.number(), v.minValue(0), v.finite()),
  }),
  v.transform(({ date, rtp }): RtpDay => ({ day: date, rtp })),
);

/** Number of days in the history of a game. */
const HISTORY_DAYS = 30;

/** In calendar order, each day once. */
function inOrder(days: readonly RtpDay[]): readonly RtpDay[] {
  const byDay = new Map(days.map((each) => [each.day, each]));
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-HISTORY_DAYS);
}

const info = v.pipe(
  v.object({
    rtp: orNull(percent),
    min_bet: orNull(baht),
    max_bet: orNull(baht),
    volatility: orNull(v.picklist(VOLATILITIES)),
    paylines: countOrNull,
    hit_ratio: orNull(percent),
    day: orNull(trend),
    week: orNull(trend),
    month: orNull(trend),
    history: orNull(listOf(rtpDay)),
  }),
  v.transform(({ min_bet, max_bet, hit_ratio, history, ...rest }): GameInfo => ({
    ...rest,
    history: inOrder(history?.items ?? []),
    minBet: min_bet,
    maxBet: max_bet,
    hitRatio: hit_ratio,
  })),
);

const win = v.pipe(
  v.object({
    username: required,
    date_time: unixTime,
    bet: baht,
    win: baht,
    multiplier: v.pipe(v.number(), v.minValue(0), v.finite()),
  }),
  v.transform((item): GameWin => ({
    player: maskedPlayer(item.username),
    at: item.date_time,
    bet: item.bet,
    win: item.win,
    multiplier: item.multiplier,
  })),
);

interface DetailParts {
  readonly info: GameInfo | null;
  readonly rating: number | null;
  readonly wins: ReadList<GameWin> | null;
  readonly playersToday: number | null;
  readonly biggestWin: Satang | null;
  readonly buyBonus: boolean;
}

const parts = v.pipe(
  v.object({
    game_info: orNull(info),
    rating: orNull(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
    slotWinHistory: orNull(listOf(win)),
    playersToday: countOrNull,
    biggestWin: orNull(baht),
    buyBonus: flagOrNull,
  }),
  v.transform((item): DetailParts => ({
    info: item.game_info,
    rating: item.rating,
    wins: item.slotWinHistory,
    playersToday: item.playersToday,
    biggestWin: item.biggestWin,
    buyBonus: item.buyBonus ?? false,
  })),
);

/** Game list item → game with its figures and wins (section 3). Optional data is null if it is malformed. */
const gameDetail = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, GameDetail>(({ dataset, addIssue, NEVER }) => {
    const card = v.safeParse(game, dataset.value);
    const more = v.safeParse(parts, dataset.value);
    if (!card.success || !more.success) {
      addIssue({ message: 'no game' });
      return NEVER;
    }
    const { wins, ...figures } = more.output;
    return { ...card.output, ...figures, wins: wins?.items ?? [] };
  }),
);

/** One page of games in detail. */
export interface GameDetailPage {
  readonly games: readonly GameDetail[];
  /** Games that match on all pages. */
  readonly total: number;
  /** Number of malformed entries that were excluded from this page; they count for `skip`. */
  readonly dropped: number;
}

/** Game list reply → page in detail. If the API returns no total, it is the number of games. */
export const gameDetailsReply = v.pipe(
  v.object({ result: v.object({ list: readable(uniqueListOf(gameDetail)), total: countOrNull }) }),
  v.transform(({ result: { list, total } }): GameDetailPage => ({
    games: list.items,
    total: total ?? list.items.length,
    dropped: list.dropped,
  })),
);
