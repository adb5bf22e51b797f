import { bangkokDay, shiftDay } from '@brand/domain';
import type { Game } from '../catalogue/game.ts';
import { gameOf } from '../catalogue/games.ts';
import type { Context } from '../context.ts';
import { gameInfo, rtpHistory } from '../games/gameFigures.ts';
import { gameIndex } from '../games/gameIndex.ts';
import { TOLD_FROM, winsOf } from '../games/wins.ts';
import { machineOf } from '../play/slot/machine.ts';

/** Rounds, shown wins, figures and orders of games that cannot all be true. */
export function gameDisagreements(context: Context): string[] {
  return [
    ...impossibleRounds(context),
    ...impossibleWins(context),
    ...missingRecents(context),
    ...gameIndex(context).games.flatMap(({ game }) => [
      ...unlikeItsDays(context, game),
      ...unlikeItsRounds(context, game.code),
    ]),
    ...wrongOrder(context),
  ];
}

function isBet({ minBet, maxBet }: Game, satang: number): boolean {
  return satang >= minBet * 100 && satang <= maxBet * 100;
}

function impossibleRounds({ db }: Context): string[] {
  const rows = db.all<{ id: string; game: string; bet: number }>(
    'SELECT id, game, bet FROM rounds',
  );
  return rows.flatMap(({ id, game: code, bet }) => {
    const game = gameOf(code);
    if (!game) return [`The round ${id} is of no game: ${code}.`];
    return isBet(game, bet) ? [] : [`The round ${id} of ${code} has a bet of ${bet} satang.`];
  });
}

/** The highest win of a slot, as a multiple of the bet: the best symbol everywhere. */
function mostTimes(game: Game): number {
  const { heights, lines, stakes, pays } = machineOf(game);
  const ways = heights.reduce((product, rows) => product * rows, 1);
  const five = (pays[0]?.[2] ?? 0) / 100;
  return ((lines.length || ways) * five) / stakes;
}

function impossibleWins({ db }: Context): string[] {
  const rows = db.all<{ id: number; game: string; bet: number; win: number }>(
    'SELECT id, game, bet, win FROM shown_wins',
  );
  return rows.flatMap(({ id, game: code, bet, win }) => {
    const game = gameOf(code);
    const isSlot = game?.type === 'slot';
    const isPossible =
      isSlot && isBet(game, bet) && win >= bet * TOLD_FROM && win <= bet * mostTimes(game);
    return isPossible
      ? []
      : [`The shown win ${id} of ${code} is impossible: ${bet}, ${win} satang.`];
  });
}

/** A member who has played a game finds it among the recent games. */
function missingRecents({ db }: Context): string[] {
  const rows = db.all<{ member: string; game: string }>(
    `SELECT DISTINCT member, game FROM rounds
     WHERE NOT EXISTS (SELECT 1 FROM recent_games AS recent WHERE recent.member = rounds.member AND recent.game = rounds.game)`,
  );
  return rows.map(
    ({ member, game }) => `${member} has played ${game}, which is not a recent game.`,
  );
}

interface Info {
  day: { trend: string; rtp: number };
  week: { trend: string; rtp: number };
  month: { trend: string; rtp: number };
}

/** RTP is a model of its own: a figure per day. Week and month are averages of the days of the history. */
function unlikeItsDays({ clock }: Context, game: Game): string[] {
  const now = clock.now();
  const days = rtpHistory(game, now);
  const info = gameInfo(game, now) as unknown as Info;
  const today = bangkokDay(now);
  const isConsecutive = days.every(
    ({ date }, at) => date === shiftDay(today, at + 1 - days.length),
  );
  const wrong = (['day', 'week', 'month'] as const).filter((span) => {
    const last = days.slice(-{ day: 1, week: 7, month: days.length }[span]);
    const mean = last.reduce((sum, { rtp }) => sum + rtp, 0) / last.length;
    const { rtp, trend } = info[span];
    const isOff = trend === 'up' ? rtp <= game.rtp : trend === 'down' && rtp >= game.rtp;
    return Math.abs(rtp - mean) > 0.006 || isOff || rtp < 0;
  });
  return [
    ...(isConsecutive ? [] : [`${game.code}: the days of the RTP are not the last ones.`]),
    ...wrong.map((span) => `${game.code}: the RTP of the ${span} is not that of its days.`),
  ];
}

/** The shown wins are the newest, and no recorded win among them is left out. */
function unlikeItsRounds(context: Context, code: string): string[] {
  const wins = winsOf(context, code);
  const times = wins.map((win) => win.date_time);
  if (times.some((time, at) => at > 0 && time > (times[at - 1] ?? 0))) {
    return [`${code}: the shown wins are not the newest first.`];
  }
  const oldest = times.at(-1);
  if (oldest === undefined) return [];
  const best = context.db.get<{ win: number | null }>(
    'SELECT max(win) AS win FROM rounds WHERE game = ? AND time >= ? AND time <= ? AND win >= bet * ?',
    code,
    (oldest + 1) * 1000,
    context.clock.now(),
    TOLD_FROM,
  );
  const shown = Math.max(...wins.map(({ win }) => Math.round(win * 100)));
  return (best?.win ?? 0) > shown
    ? [`${code}: a recorded win is above the highest shown one.`]
    : [];
}

/** Popular games are before the others, each position is taken once. */
function wrongOrder(context: Context): string[] {
  const rows = context.db.get<{ count: number; positions: number; least: number }>(
    'SELECT count(*) AS count, count(DISTINCT position) AS positions, min(position) AS least FROM games',
  );
  const hot = gameIndex(context)
    .find({ sort: 'hot' })
    .map(({ game }) => game.hot);
  const isOrdered = hot.toSorted((a, b) => Number(b) - Number(a)).every((is, at) => is === hot[at]);
  return [
    ...(rows && rows.count === rows.positions && rows.least >= 0
      ? []
      : ['Two games have one position, or a negative one.']),
    ...(isOrdered ? [] : ['A popular game is after others.']),
  ];
}
