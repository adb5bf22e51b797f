import { bahtFromSatang, satang, type ShippedLocale } from '@brand/domain';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { optionalCaller } from '../auth/caller.ts';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { notFound } from '../http/refusal.ts';
import { gameType, language, text, valid } from '../http/validate.ts';
import { type Tournament, listed, stateOf, tournamentOf } from './calendar.ts';
import { rulesOf } from './rulesOf.ts';
import { type Place, prizePool, standings } from './standings.ts';

type Lang = ShippedLocale;

/** Rows of each tournament in the list. */
const PODIUM = 3;

const rows = v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number));
const ListQuery = v.object({ type: v.optional(gameType), lang: v.optional(language, 'th') });
const DetailQuery = v.object({
  id: text(1, 64),
  lang: v.optional(language, 'th'),
  limit: v.optional(v.pipe(rows, v.minValue(1), v.maxValue(100)), '20'),
  skip: v.optional(v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,8})$/), v.transform(Number)), '0'),
});

/** Tournaments in all three states, and one of them with its table; members also get their own rank. */
export function tournamentRoutes(app: Hono, context: Context): void {
  app.get('/api/v3/member/tournament/list', (request) => {
    const member = optionalCaller(context, request)?.member;
    const { type, lang } = valid(ListQuery, request.req.query());
    const list = listed(context)
      .filter(({ series }) => type === undefined || series.gameType === type)
      .map((tournament) => {
        const table = standings(context, tournament);
        return wireTournament(context, tournament, { table, lang, member });
      });
    return request.json({ code: 0, result: { list } });
  });

  app.get('/api/v3/member/tournament/detail', (request) => {
    const member = optionalCaller(context, request)?.member;
    const { id, lang, limit, skip } = valid(DetailQuery, request.req.query());
    const tournament = tournamentOf(context, id);
    if (!tournament) throw notFound();
    const { series } = tournament;
    const table = standings(context, tournament);
    return request.json({
      code: 0,
      result: {
        ...wireTournament(context, tournament, { table, lang, member }),
        rules: rulesOf(series, lang),
        turnover_per_point: series.bahtPerPoint,
        prizes: series.prizes.map(([from, to, amount]) => ({ from, to, amount })),
        leaderboard: table.slice(skip, skip + limit).map((place) => wireRow(place, member)),
        skip,
      },
    });
  });
}

function wireTournament(
  context: Context,
  tournament: Tournament,
  { table, lang, member }: { table: readonly Place[]; lang: Lang; member: string | undefined },
): Record<string, unknown> {
  const { id, series, starts, ends } = tournament;
  return {
    id,
    title: series.title[lang],
    summary: series.summary[lang],
    state: stateOf(tournament, context.clock.now()),
    starts_at: unixSeconds(starts),
    ends_at: unixSeconds(ends),
    prize_pool: baht(prizePool(series)),
    players: table.length,
    game_type: series.gameType,
    providers: series.providers,
    imageUrl: `${context.apiOrigin}/cdn/covers/${series.cover}.svg`,
    leaders: table.slice(0, PODIUM).map((place) => wireRow(place, member)),
    ...(member !== undefined && { own: ownPlace(context, id, table, member) }),
  };
}

function wireRow(
  { rank, name, points, prize, member: player }: Place,
  member: string | undefined,
): Record<string, unknown> {
  return { rank, name, points, prize: baht(prize), own: member !== undefined && player === member };
}

function ownPlace(
  { db }: Context,
  tournament: string,
  table: readonly Place[],
  member: string,
): Record<string, unknown> {
  const place = table.find((each) => each.member === member);
  const ahead = place && table[place.rank - 2];
  const paid = db.get<{ time: number }>(
    `SELECT time FROM tournament_prizes JOIN tournament_ends USING (tournament)
     WHERE tournament = ? AND member = ?`,
    tournament,
    member,
  );
  return {
    rank: place?.rank ?? null,
    points: place?.points ?? 0,
    prize: baht(place?.prize ?? null),
    points_to_next: place && ahead ? ahead.points - place.points + 1 : null,
    paid_at: paid ? unixSeconds(paid.time) : null,
  };
}

function baht(amount: number | null): number | null {
  return amount === null ? null : bahtFromSatang(satang(amount));
}
