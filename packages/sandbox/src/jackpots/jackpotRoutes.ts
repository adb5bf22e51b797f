import { bahtFromSatang, satang } from '@brand/domain';
import type { Hono } from 'hono';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { masked } from '../games/wins.ts';
import { gameId } from '../games/wireGame.ts';
import { jackpots } from './jackpots.ts';

/** Seconds after which the pools are worth asking for again. */
const INTERVAL = 15;

/** The jackpots with their pools, games and last wins. */
export function jackpotRoutes(app: Hono, context: Context): void {
  app.get('/api/v3/member/game/jackpots', (request) =>
    request.json({
      code: 0,
      result: {
        interval: INTERVAL,
        jackpots: jackpots(context).map(({ rules, pool, games, wins }) => ({
          id: rules.id,
          nameTh: rules.nameTh,
          nameEn: rules.nameEn,
          pool: bahtFromSatang(satang(pool)),
          games: games.map(gameId),
          wins: wins.map(({ username, time, win, game }) => ({
            username: masked(username),
            date_time: unixSeconds(time),
            win: bahtFromSatang(satang(win)),
            game: gameId(game),
          })),
        })),
      },
    }),
  );
}
