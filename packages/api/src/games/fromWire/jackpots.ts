import { type Jackpot, type JackpotWin, type Jackpots, maskedPlayer } from '@brand/domain';
import * as v from 'valibot';
import { listOf, readable } from '../../client/fromWire/list.ts';
import { id, orNull, required, textOrNull, unixTime } from '../../client/fromWire/loose.ts';
import { baht } from '../../client/fromWire/money.ts';
import { uniqueListOf } from '../../client/fromWire/uniqueList.ts';

/** Seconds between two questions: the bounds of the contract, and what is usual without an answer. */
const INTERVAL = { least: 5, most: 3600, usual: 30 };

const win = v.pipe(
  v.object({ username: required, date_time: unixTime, win: baht }),
  v.transform((item): JackpotWin => ({
    player: maskedPlayer(item.username),
    at: item.date_time,
    win: item.win,
  })),
);

/** A pool without a readable amount, or without a game, is no jackpot. Unreadable wins are left out. */
const jackpot = v.pipe(
  v.object({
    id,
    nameTh: textOrNull,
    nameEn: textOrNull,
    pool: baht,
    games: listOf(id),
    wins: orNull(listOf(win)),
  }),
  v.check(({ nameTh, nameEn }) => nameTh !== null || nameEn !== null, 'no name'),
  v.check(({ games }) => games.items.length > 0, 'no game'),
  v.transform((item): Jackpot => ({
    id: item.id,
    nameTh: item.nameTh ?? '',
    nameEn: item.nameEn ?? '',
    pool: item.pool,
    gameIds: item.games.items,
    wins: item.wins?.items ?? [],
  })),
);

/** Jackpots reply → jackpots, and how many of them cannot be read. */
export const jackpotsReply = v.pipe(
  v.object({
    result: v.object({
      interval: orNull(v.pipe(v.number(), v.finite())),
      jackpots: readable(uniqueListOf(jackpot)),
    }),
  }),
  v.transform(({ result: { interval, jackpots } }): { value: Jackpots; dropped: number } => ({
    value: {
      intervalMs:
        Math.min(INTERVAL.most, Math.max(INTERVAL.least, interval ?? INTERVAL.usual)) * 1000,
      jackpots: jackpots.items,
    },
    dropped: jackpots.dropped,
  })),
);
