import { openLogin, requireWelcome } from '../auth/openLogin.ts';
import { tokenHash } from '../auth/token.ts';
import type { Context } from '../context.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { memberById } from '../members/members.ts';
import { joinRefusal } from './joinRefusal.ts';

/** Creates a link that logs a member in once. */
export function makeLoginLink(context: Context, member: string): string {
  const { db, clock, random, rules, siteOrigins } = context;
  const token = `ll_${random.token(32)}`;
  const now = clock.now();
  db.run('DELETE FROM login_links WHERE expires < ?', now);
  db.run(
    'INSERT INTO login_links (hash, member, expires) VALUES (?, ?, ?)',
    tokenHash(token),
    member,
    now + rules.join.loginLinkLife,
  );
  return `${siteOrigins[0]}/loginUrl?token=${token}`;
}

/** Exchanges the token of a login link for a session. Throws the codes of login; then the link stays valid. */
export function openLoginLink(context: Context, token: string): ReplyBody {
  const { db, clock } = context;
  return db.transaction(() => {
    const row = db.get<{ member: string }>(
      'SELECT member FROM login_links WHERE hash = ? AND used IS NULL AND expires > ?',
      tokenHash(token),
      clock.now(),
    );
    if (!row) return joinRefusal(5003);
    const member = memberById(context, row.member);
    requireWelcome(context, member);
    db.run('UPDATE login_links SET used = ? WHERE hash = ?', clock.now(), tokenHash(token));
    return { code: 0, result: openLogin(context, member) };
  });
}
