import type { ShippedLocale } from '@brand/domain';
import type { Context } from '../context.ts';
import type { Caller } from '../auth/sessions.ts';
import { tokenHash } from '../auth/token.ts';
import type { Game } from '../catalogue/game.ts';
import { readSetting } from '../settings/settings.ts';
import { rememberGame } from './shelf.ts';

/** The caller of a launch. */
export interface Launch {
  caller: Caller;
  game: Game;
  lang: ShippedLocale;
  /** Origin of the site that launches; the game notifies it about balance changes. */
  siteOrigin: string;
}

/** Address of a game with a launch token that works once, within a minute. */
export function launchAddress(
  context: Context,
  { caller, game, lang, siteOrigin }: Launch,
): string {
  const { db, clock, random, rules, gamesOrigin } = context;
  const token = `lt_${random.token(24)}`;
  db.transaction(() => {
    rememberGame(context, caller.member, game.code);
    db.run(
      `INSERT INTO play_sessions (id, member, session, game, lang, site_origin, launch_hash, launch_expires)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      `p_${random.token(12)}`,
      caller.member,
      caller.session,
      game.code,
      lang,
      siteOrigin,
      tokenHash(token),
      clock.now() + rules.launchTokenLife,
    );
  });
  const trick = readSetting(db, 'hostileTrick');
  if (trick !== null) return `${gamesOrigin}/play/hostile/${trick}?site=${siteOrigin}`;
  return `${gamesOrigin}/play/${game.code}?token=${token}&lang=${lang}`;
}
