import {
  type Tournament,
  type TournamentDetail,
  type TournamentOwn,
  type TournamentPrize,
  type TournamentRow,
  type TournamentState,
  GAME_TYPES,
} from '@brand/domain';
import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { listOf, readable } from '../../client/fromWire/list.ts';
import {
  flagOrNull,
  id,
  imageOrNull,
  orNull,
  required,
  textOrNull,
  unixTime,
} from '../../client/fromWire/loose.ts';
import { title } from '../../client/fromWire/title.ts';
import { baht } from '../../client/fromWire/money.ts';

const whole = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(whole, v.minValue(0));
const rank = v.pipe(whole, v.minValue(1));

/** Places of a podium. */
const PODIUM = 3;

const STATES: Readonly<Record<string, TournamentState>> = {
  active: 'active',
  coming_soon: 'comingSoon',
  ended: 'ended',
};

const state = v.pipe(
  v.picklist(['active', 'coming_soon', 'ended']),
  v.transform((word): TournamentState => STATES[word] ?? 'ended'),
);

const own = v.pipe(
  v.object({
    rank: orNull(rank),
    points: count,
    prize: orNull(baht),
    points_to_next: orNull(count),
    paid_at: orNull(unixTime),
  }),
  v.transform((wire): TournamentOwn => ({
    rank: wire.rank,
    points: wire.points,
    prize: wire.prize,
    pointsToNext: wire.points_to_next,
    paidAt: wire.paid_at,
  })),
);

const row = v.pipe(
  v.object({ rank, name: required, points: count, prize: orNull(baht), own: flagOrNull }),
  v.transform((wire): TournamentRow => ({ ...wire, own: wire.own ?? false })),
);

const facts = v.object({
  id,
  title,
  summary: textOrNull,
  state,
  starts_at: unixTime,
  ends_at: unixTime,
  prize_pool: baht,
  players: count,
  game_type: v.picklist(GAME_TYPES),
  providers: v.nullish(v.array(required)),
  imageUrl: imageOrNull,
  leaders: v.nullish(listOf(row)),
  own: orNull(own),
});

function tournamentOf(wire: v.InferOutput<typeof facts>): Tournament {
  return {
    id: wire.id,
    title: wire.title,
    summary: wire.summary ?? '',
    state: wire.state,
    startsAt: wire.starts_at,
    endsAt: wire.ends_at,
    prizePool: wire.prize_pool,
    players: wire.players,
    gameType: wire.game_type,
    providers: wire.providers ?? null,
    image: wire.imageUrl,
    leaders: wire.leaders?.items.slice(0, PODIUM) ?? [],
    own: wire.own,
  };
}

/** Reply of the tournament list. Tournaments that end before they start are excluded. */
export const tournamentsReply = v.pipe(
  resultOf(
    v.object({
      list: readable(
        listOf(
          v.pipe(
            facts,
            v.check(({ starts_at, ends_at }) => starts_at < ends_at),
            v.transform(tournamentOf),
          ),
        ),
      ),
    }),
  ),
  v.transform(({ list }) => list),
);

const prize = v.pipe(
  v.object({ from: rank, to: rank, amount: baht }),
  v.check(({ from, to }) => from <= to),
  v.transform((wire): TournamentPrize => wire),
);

/** Reply of the tournament detail, and the number of excluded prizes and rows. */
export const tournamentDetailReply = v.pipe(
  resultOf(
    v.object({
      ...facts.entries,
      rules: listOf(required),
      turnover_per_point: baht,
      prizes: listOf(prize),
      leaderboard: listOf(row),
      skip: orNull(count),
    }),
  ),
  v.transform((wire): { tournament: TournamentDetail; dropped: number } => ({
    tournament: {
      ...tournamentOf(wire),
      rules: wire.rules.items,
      turnoverPerPoint: wire.turnover_per_point,
      prizes: wire.prizes.items,
      leaderboard: wire.leaderboard.items,
      skipped: wire.skip,
    },
    dropped: wire.rules.dropped + wire.prizes.dropped + wire.leaderboard.dropped,
  })),
);
