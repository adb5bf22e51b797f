import { tokenHash } from '../auth/token.ts';
import type { Caller } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import { sessionInvalid, tokenExpired } from '../http/refusal.ts';

/**
 * Creates a token for the reward service. The service accepts no other token, and the token is valid for nothing else.
 */
export function issueRewardToken({ db, clock, random, rules }: Context, session: string): string {
  const now = clock.now();
  const token = `wt_${random.token(32)}`;
  db.transaction(() => {
    db.run('DELETE FROM reward_tokens WHERE expires <= ?', now - rules.rewardTokenLife);
    db.run(
      'INSERT INTO reward_tokens (hash, session, expires) VALUES (?, ?, ?)',
      tokenHash(token),
      session,
      now + rules.rewardTokenLife,
    );
  });
  return token;
}

/** The member of a reward token. Throws 7003 when it has expired, 7002 when it is invalid or its session has ended. */
export function rewardCaller({ db, clock }: Context, token: string | undefined): Caller {
  const row = db.get<Caller & { expires: number; revoked: number | null }>(
    `SELECT sessions.member, sessions.id AS session, expires, revoked FROM reward_tokens
     JOIN sessions ON sessions.id = reward_tokens.session WHERE hash = ?`,
    tokenHash(token ?? ''),
  );
  if (!row || row.revoked !== null) throw sessionInvalid();
  if (row.expires <= clock.now()) throw tokenExpired();
  return { member: row.member, session: row.session };
}
