import { DAY, SECOND } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { gameIndex } from '../games/gameIndex.ts';
import { JACKPOTS, type JackpotRules, SHARE } from './jackpotRules.ts';
import { otherBets, steady } from './otherBets.ts';

/** A win of a whole pool, in satang. */
export interface JackpotWin {
  time: number;
  username: string;
  game: string;
  win: number;
}

/** A jackpot now. */
export interface Jackpot {
  rules: JackpotRules;
  /** In satang. */
  pool: number;
  /** Codes of its games that the operator offers. */
  games: readonly string[];
  /** The latest, newest first. */
  wins: readonly JackpotWin[];
}

type Pot = Pick<Jackpot, 'rules' | 'games'>;

interface Turn {
  cycle: number;
  since: number;
}

/** Pools start to grow so long before the first question. */
const GROWN = 8 * DAY;
const WINS = 5;
const NAMES =
  'somchai ploy.w aofza nong99 bankz mintra golf88 fahsai beerz namwan tle2540 pim'.split(' ');

/** All jackpots that have a game, after the wins that have happened since the last question. */
export function jackpots(context: Context): readonly Jackpot[] {
  const { db } = context;
  return db.transaction(() =>
    JACKPOTS.flatMap((rules) => {
      const pot = { rules, games: gamesOf(context, rules) };
      if (pot.games.length === 0) return [];
      const turn = settle(context, pot);
      const wins = db.all<JackpotWin>(
        `SELECT time, username, game, win FROM jackpot_wins WHERE jackpot = ? AND time <= ?
         ORDER BY cycle DESC LIMIT ?`,
        rules.id,
        context.clock.now(),
        WINS,
      );
      return [{ ...pot, pool: poolAt(context, pot, turn, context.clock.now()), wins }];
    }),
  );
}

/** Another player wins a pool now, whatever is in it. @returns the win; undefined for an unknown jackpot */
export function winNow(context: Context, id: string): JackpotWin | undefined {
  const rules = JACKPOTS.find((each) => each.id === id);
  if (!rules) return undefined;
  const pot = { rules, games: gamesOf(context, rules) };
  return context.db.transaction(() => {
    const time = context.clock.now();
    const turn = settle(context, pot);
    return endTurn(context, pot, turn, { time, win: poolAt(context, pot, turn, time) });
  });
}

function gamesOf(context: Context, { providers }: JackpotRules): readonly string[] {
  return providers.flatMap((provider) =>
    gameIndex(context)
      .gamesBy(provider, 'slot')
      .map(({ game }) => game.code),
  );
}

/** Adds the wins up to now. @returns the turn that is running */
function settle(context: Context, pot: Pot): Turn {
  const { db, clock } = context;
  const { rules } = pot;
  const now = clock.now();
  db.run(
    'INSERT OR IGNORE INTO jackpots (id, cycle, since) VALUES (?, 0, ?)',
    rules.id,
    now - GROWN,
  );
  for (;;) {
    const turn = db.get<Turn>('SELECT cycle, since FROM jackpots WHERE id = ?', rules.id);
    if (!turn) throw new Error(`The jackpot ${rules.id} has no turn`);
    const win = wonAt(rules, turn);
    if (poolAt(context, pot, turn, now) < win) return turn;
    endTurn(context, pot, turn, { time: timeOf(context, pot, turn, win), win });
  }
}

/** The amount at which a pool is won, in whole baht. */
function wonAt({ id, wonFrom, wonTo }: JackpotRules, { cycle }: Turn): number {
  return wonFrom + Math.round((steady(`won ${id} ${cycle}`) * (wonTo - wonFrom)) / 100) * 100;
}

/** What is in a pool at a time: its start, and a share of all bets on its games since then. */
function poolAt({ db }: Context, { rules, games }: Pot, { since }: Turn, time: number): number {
  const bets = db.get<{ sum: number }>(
    `SELECT COALESCE(SUM(bet), 0) AS sum FROM rounds
     WHERE time > ? AND time <= ? AND game IN (SELECT value FROM json_each(?))`,
    since,
    time,
    JSON.stringify(games),
  );
  return rules.start + Math.floor(((bets?.sum ?? 0) + otherBets(rules, since, time)) / SHARE);
}

/** The second at which a pool reaches an amount, which it has reached by now. */
function timeOf(context: Context, pot: Pot, turn: Turn, amount: number): number {
  let [before, reached] = [turn.since, context.clock.now()];
  while (reached - before > SECOND) {
    const middle = Math.floor((before + reached) / 2);
    if (poolAt(context, pot, turn, middle) < amount) before = middle;
    else reached = middle;
  }
  return reached;
}

function endTurn(
  { db }: Context,
  { rules: { id }, games }: Pot,
  { cycle }: Turn,
  { time, win }: { time: number; win: number },
): JackpotWin {
  const pick = <Item>(list: readonly Item[], what: string) =>
    list[Math.floor(steady(`${what} ${id} ${cycle}`) * list.length)];
  const won = { time, username: pick(NAMES, 'who') ?? '', game: pick(games, 'in') ?? '', win };
  db.run(
    'INSERT INTO jackpot_wins (jackpot, cycle, time, username, game, win) VALUES (?, ?, ?, ?, ?, ?)',
    id,
    cycle,
    time,
    won.username,
    won.game,
    win,
  );
  db.run('UPDATE jackpots SET cycle = ?, since = ? WHERE id = ?', cycle + 1, time, id);
  return won;
}
