import { FRIEND_SESSION } from '../affiliate/playFriends.ts';
import type { Context } from '../context.ts';
import type { Tournament } from './calendar.ts';
import { allSeries } from './series.ts';
import { endedBetween } from './settleTournaments.ts';
import { memberPoints, standings } from './standings.ts';

/**
 * Settles the tournaments that ended during the seeded history of members, so that the rounds of this history are in
 * their tables. A tournament in which a member would have won is left out: a seed changes no wallet.
 */
export function seedTournaments(context: Context): void {
  const { db, clock } = context;
  const now = clock.now();
  const first = db.get<{ time: number | null }>(
    'SELECT min(time) AS time FROM rounds WHERE substr(play_session, 1, ?) <> ?',
    FRIEND_SESSION.length,
    FRIEND_SESSION,
  );
  const from = first?.time ?? now;
  for (const series of allSeries) {
    for (const tournament of endedBetween(context, series, from, now)) settle(context, tournament);
  }
  // From here on nothing is left out, even if the first request comes much later.
  db.run('INSERT OR IGNORE INTO tournament_state (id, settled, due) VALUES (1, ?, 0)', now);
}

function settle(context: Context, tournament: Tournament): void {
  const { db } = context;
  const { id, ends } = tournament;
  if (memberPoints(context, tournament).length === 0) return;
  const isNew = db.run('INSERT OR IGNORE INTO tournament_ends VALUES (?, ?)', id, ends) > 0;
  const table = standings(context, tournament);
  const isWon = table.some(({ member, prize }) => member !== null && prize !== null);
  if (isNew && isWon) db.run('DELETE FROM tournament_ends WHERE tournament = ?', id);
}
