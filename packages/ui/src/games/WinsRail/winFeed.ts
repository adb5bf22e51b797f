import type { WonGame } from './WonGame.ts';

/** Number of wins in the row. The oldest one leaves when a new one comes. */
const MOST = 12;
/** Minimum time between two wins, so that each can be read. */
const GAP_MS = 2_500;

/** A new win, and its distance in ms from what came before it: another win, or the reply. */
interface WaitingWin {
  readonly win: WonGame;
  readonly after: number;
}

/** The wins in the row, and those that are still to come. */
export interface WinFeed {
  /** Newest first. */
  readonly shown: readonly WonGame[];
  /** Oldest first. */
  readonly waiting: readonly WaitingWin[];
  /** Time of the newest known win, in unix ms. An older win that appears later is not new. */
  readonly newest: number;
  /** Keys of the last wins: none of them comes twice. */
  readonly known: readonly string[];
  /** Number of wins that have come into the row one by one. */
  readonly arrivals: number;
}

/** Identifies a win: the API has no ids for them. */
export function winKey({ game, at, player, bet, win }: WonGame): string {
  return `${game.id} ${at} ${player} ${bet} ${win}`;
}

/** A reply may contain a win twice, for example of a game that is in two places of its list. */
function withoutCopies(wins: readonly WonGame[]): readonly WonGame[] {
  return [...new Map(wins.map((win) => [winKey(win), win])).values()];
}

/** The feed of the first reply: all its wins are in the row. */
export function firstWins(reply: readonly WonGame[]): WinFeed {
  const wins = withoutCopies(reply);
  return {
    shown: wins.slice(0, MOST),
    waiting: [],
    newest: Math.max(0, ...wins.map(({ at }) => at)),
    known: wins.map(winKey),
    arrivals: 0,
  };
}

/**
 * The feed after another reply. Its new wins come one by one, at the pace at which they happened, the first one immediately.
 *
 * @param wins newest first
 * @param windowMs time until the next reply: all have come by then
 */
export function receiveWins(feed: WinFeed, wins: readonly WonGame[], windowMs: number): WinFeed {
  if (feed.shown.length === 0) return wins.length > 0 ? firstWins(wins) : feed;
  const fresh = withoutCopies(wins)
    .filter((win) => win.at >= feed.newest && !feed.known.includes(winKey(win)))
    .sort((a, b) => a.at - b.at);
  const newest = fresh.at(-1);
  if (!newest) return feed;
  const added = fresh.map((win, index) => ({ win, after: win.at - (fresh[index - 1] ?? win).at }));
  // A row that was not looked at for long does not show every win since.
  const waiting = [...feed.waiting, ...added].slice(-MOST);
  const whole = waiting.reduce((sum, { after }) => sum + after, 0);
  const pace = Math.min(1, windowMs / Math.max(1, whole));
  return {
    ...feed,
    waiting: waiting.map(({ win, after }, index) => ({
      win,
      after: index === 0 ? after * pace : Math.max(GAP_MS, after * pace),
    })),
    newest: newest.at,
    known: [...fresh.map(winKey), ...feed.known].slice(0, 4 * MOST),
  };
}

/** The feed after the next waiting win has come into the row. */
export function nextWin(feed: WinFeed): WinFeed {
  const [next, ...waiting] = feed.waiting;
  if (!next) return feed;
  const shown = [next.win, ...feed.shown].slice(0, MOST);
  return { ...feed, shown, waiting, arrivals: feed.arrivals + 1 };
}

/** The feed with all waiting wins in the row at once, without movement. */
export function allWins(feed: WinFeed): WinFeed {
  if (feed.waiting.length === 0) return feed;
  const fresh = feed.waiting.map(({ win }) => win).reverse();
  return { ...feed, shown: [...fresh, ...feed.shown].slice(0, MOST), waiting: [] };
}
