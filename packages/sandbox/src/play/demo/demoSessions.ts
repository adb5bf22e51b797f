import { type Satang, satang, type ShippedLocale } from '@brand/domain';
import { tokenHash } from '../../auth/token.ts';
import type { Game } from '../../catalogue/game.ts';
import { gameOf } from '../../catalogue/games.ts';
import type { Context } from '../../context.ts';
import { sessionInvalid } from '../../http/refusal.ts';
import { type Card, drawCard } from '../cards/highLow.ts';

/** An open game with play money, without member, wallet and ledger. */
export interface DemoSession {
  id: string;
  game: Game;
  siteOrigin: string;
  /** The open card, in card games. */
  card: Card;
  /** Remaining play money. */
  balance: Satang;
}

interface DemoRow {
  id: string;
  game: string;
  site_origin: string;
  launch_expires: number;
  play_hash: string | null;
  play_expires: number | null;
  shown_card: string | null;
  balance: number;
}

const LAUNCH = 'dl_';
const PLAY = 'dp_';

/** Whether a token belongs to a game with play money. */
export function isDemoToken(token: string | undefined): boolean {
  return token !== undefined && (token.startsWith(LAUNCH) || token.startsWith(PLAY));
}

/** Address of a game with play money; its launch token works once, within a minute. */
export function demoAddress(
  context: Context,
  { game, lang, siteOrigin }: { game: Game; lang: ShippedLocale; siteOrigin: string },
): string {
  const { db, clock, random, rules, gamesOrigin } = context;
  const now = clock.now();
  const token = `${LAUNCH}${random.token(24)}`;
  db.transaction(() => {
    // Everyone may start a game, so expired ones are deleted.
    db.run('DELETE FROM demo_sessions WHERE coalesce(play_expires, launch_expires) <= ?', now);
    db.run(
      `INSERT INTO demo_sessions (id, game, lang, site_origin, launch_hash, launch_expires, balance)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      `d_${random.token(12)}`,
      game.code,
      lang,
      siteOrigin,
      tokenHash(token),
      now + rules.launchTokenLife,
      rules.playMoney,
    );
  });
  return `${gamesOrigin}/play/${game.code}?token=${token}&lang=${lang}`;
}

/** Exchanges a launch token, once, for the token of an open game. Throws 7002 on a used, expired or unknown token. */
export function openDemo(
  context: Context,
  launchToken: string,
): { token: string; session: DemoSession } {
  const { db, clock, random, rules } = context;
  return db.transaction(() => {
    const row = db.get<DemoRow>(
      'SELECT * FROM demo_sessions WHERE launch_hash = ?',
      tokenHash(launchToken),
    );
    if (!row || row.play_hash !== null || row.launch_expires <= clock.now()) throw sessionInvalid();
    const token = `${PLAY}${random.token(32)}`;
    const card = drawCard(random);
    db.run(
      'UPDATE demo_sessions SET play_hash = ?, play_expires = ?, shown_card = ? WHERE id = ?',
      tokenHash(token),
      clock.now() + rules.playSessionLife,
      JSON.stringify(card),
      row.id,
    );
    return { token, session: demoSession(row, card) };
  });
}

/** The open game of a token. Throws 7002 after it has expired. */
export function openDemoOf({ db, clock }: Context, token: string): DemoSession {
  const row = db.get<DemoRow>('SELECT * FROM demo_sessions WHERE play_hash = ?', tokenHash(token));
  if (!row || (row.play_expires ?? 0) <= clock.now()) throw sessionInvalid();
  return demoSession(row, JSON.parse(row.shown_card ?? '') as Card);
}

function demoSession(row: DemoRow, card: Card): DemoSession {
  const game = gameOf(row.game);
  if (!game) throw sessionInvalid();
  return { id: row.id, game, siteOrigin: row.site_origin, card, balance: satang(row.balance) };
}
