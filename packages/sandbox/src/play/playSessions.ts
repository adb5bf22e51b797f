import type { Context } from '../context.ts';
import { sessionStands } from '../auth/sessions.ts';
import { tokenHash } from '../auth/token.ts';
import type { Game } from '../catalogue/game.ts';
import { gameOf } from '../catalogue/games.ts';
import { sessionInvalid } from '../http/refusal.ts';
import { type Card, drawCard } from './cards/highLow.ts';

/** An open game of a member. */
export interface PlaySession {
  id: string;
  member: string;
  game: Game;
  siteOrigin: string;
  /** The open card, in card games. */
  card: Card;
}

interface PlayRow {
  id: string;
  member: string;
  session: string;
  game: string;
  site_origin: string;
  launch_expires: number;
  play_hash: string | null;
  play_expires: number | null;
  shown_card: string | null;
}

/** Exchanges a launch token, once, for the token of an open game. Throws 7002 on a used, expired or unknown token. */
export function openGame(
  context: Context,
  launchToken: string,
): { token: string; session: PlaySession } {
  const { db, clock, random, rules } = context;
  return db.transaction(() => {
    const row = db.get<PlayRow>(
      'SELECT * FROM play_sessions WHERE launch_hash = ?',
      tokenHash(launchToken),
    );
    if (!row || row.play_hash !== null || row.launch_expires <= clock.now()) throw sessionInvalid();
    if (!sessionStands(context, row.session)) throw sessionInvalid();
    const token = `pt_${random.token(32)}`;
    const card = drawCard(random);
    db.run(
      'UPDATE play_sessions SET play_hash = ?, play_expires = ?, shown_card = ? WHERE id = ?',
      tokenHash(token),
      clock.now() + rules.playSessionLife,
      JSON.stringify(card),
      row.id,
    );
    return { token, session: playSession(row, card) };
  });
}

/** The open game of a token. Throws 7002 after it, or the member’s session, has ended. */
export function openGameOf(context: Context, token: string | undefined): PlaySession {
  const { db, clock } = context;
  const row = db.get<PlayRow>(
    'SELECT * FROM play_sessions WHERE play_hash = ?',
    tokenHash(token ?? ''),
  );
  if (!row || (row.play_expires ?? 0) <= clock.now()) throw sessionInvalid();
  if (!sessionStands(context, row.session)) throw sessionInvalid();
  return playSession(row, JSON.parse(row.shown_card ?? '') as Card);
}

/** Stores the open card. */
export function layCard({ db }: Context, session: PlaySession, card: Card): void {
  db.run('UPDATE play_sessions SET shown_card = ? WHERE id = ?', JSON.stringify(card), session.id);
}

function playSession(row: PlayRow, card: Card): PlaySession {
  const game = gameOf(row.game);
  if (!game) throw sessionInvalid();
  return { id: row.id, member: row.member, game, siteOrigin: row.site_origin, card };
}
