import type { Game, Volatility } from '../catalogue/game.ts';
import { catalogueOf, games } from '../catalogue/games.ts';
import { DAY, HOUR, MINUTE } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { betsBetween } from '../play/bets.ts';
import { type Random, seededRandom } from '../random/random.ts';
import { TOLD_FROM, tellWin } from './wins.ts';

const WINS_PER_GAME = 6;
const MOST_TIMES: Readonly<Record<Volatility, number>> = { low: 120, medium: 400, high: 1500 };
const NAMES =
  'somchai ploy.w aofza nong99 bankz mintra golf88 fahsai beerz namwan tle2540 pim'.split(' ');

/** Members with favourites and recent games: ids and the number of each. */
const shelves: readonly (readonly [member: string, favourites: number, recents: number])[] = [
  ['m_0001', 6, 8],
  ['m_0005', 12, 24],
  ['m_0009', 20, 40],
];

/** Wins of the last days for every slot game, and favourites and recent games for members with a history. */
export function seedGames(context: Context): void {
  const random = seededRandom(220);
  for (const game of catalogueOf(context.rules.games)) {
    if (game.type === 'slot') seedWins(context, game, random);
  }
  for (const [member, favourites, recents] of shelves) {
    if (!context.db.get('SELECT 1 FROM members WHERE id = ?', member)) continue;
    seedShelf(context, member, 'favourite_games', favourites, random);
    seedShelf(context, member, 'recent_games', recents, random);
  }
}

/** From 0 up to 1. */
function share(random: Random): number {
  return random.below(10_000) / 10_000;
}

/** Small bets and small wins are frequent; bets at the top of the range are rare. */
function seedWins(context: Context, game: Game, random: Random): void {
  const bets = betsBetween(game.minBet, game.maxBet);
  const most = MOST_TIMES[game.volatility];
  for (let at = 0; at < WINS_PER_GAME; at += 1) {
    const bet = (bets[Math.floor(share(random) ** 2 * bets.length * 0.7)] ?? game.minBet) * 100;
    const times = TOLD_FROM * (most / TOLD_FROM) ** (share(random) ** 2);
    const ago = MINUTE + share(random) ** 2 * 3 * DAY;
    tellWin(context, {
      game: game.code,
      username: NAMES[random.below(NAMES.length)] ?? '',
      time: Math.floor(context.clock.now() - ago),
      bet,
      win: Math.ceil(bet * times),
    });
  }
}

function seedShelf(
  { db, clock }: Context,
  member: string,
  table: 'favourite_games' | 'recent_games',
  count: number,
  random: Random,
): void {
  for (let at = 0; at < count; at += 1) {
    const game = games[random.below(games.length)];
    if (!game) continue;
    db.run(
      `INSERT OR IGNORE INTO ${table} (member, game, time) VALUES (?, ?, ?)`,
      member,
      game.code,
      clock.now() - (at + 1) * 5 * HOUR,
    );
  }
}
