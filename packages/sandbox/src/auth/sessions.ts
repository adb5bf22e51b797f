import { SECOND } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { type Refusal, sessionInvalid, tokenExpired } from '../http/refusal.ts';
import { derivedToken, tokenHash } from './token.ts';

/** A token pair as the client receives it. `expires_in` is in seconds. */
export interface TokenPair {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

/** The caller of a request. */
export interface Caller {
  member: string;
  session: string;
}

/** Opens a session for a member. */
export function openSession(context: Context, member: string): TokenPair {
  const { db, clock, random } = context;
  return db.transaction(() => {
    const session = `s_${random.token(12)}`;
    db.run(
      'INSERT INTO sessions (id, member, created) VALUES (?, ?, ?)',
      session,
      member,
      clock.now(),
    );
    const pair = { access: `at_${random.token(32)}`, refresh: `rt_${random.token(32)}` };
    return store(context, session, pair);
  });
}

function store(
  { db, clock, random, rules }: Context,
  session: string,
  { access, refresh }: { access: string; refresh: string },
): TokenPair {
  const now = clock.now();
  db.run(
    'INSERT INTO access_tokens (hash, session, expires) VALUES (?, ?, ?)',
    tokenHash(access),
    session,
    now + rules.accessTokenLife,
  );
  db.run(
    'INSERT INTO refresh_tokens (hash, session, expires, salt) VALUES (?, ?, ?, ?)',
    tokenHash(refresh),
    session,
    now + rules.refreshTokenLife,
    random.token(32),
  );
  return reply(rules.accessTokenLife, { access, refresh });
}

function reply(life: number, { access, refresh }: { access: string; refresh: string }): TokenPair {
  return { access_token: access, refresh_token: refresh, expires_in: Math.ceil(life / SECOND) };
}

/** The member of an access token. Throws 7003 when it has expired, 7002 when it is invalid. */
export function callerOf({ db, clock }: Context, accessToken: string): Caller {
  const row = db.get<Caller & { expires: number; revoked: number | null }>(
    `SELECT sessions.member, sessions.id AS session, expires, revoked FROM access_tokens
     JOIN sessions ON sessions.id = access_tokens.session WHERE hash = ?`,
    tokenHash(accessToken),
  );
  if (!row || row.revoked !== null) throw sessionInvalid();
  if (row.expires <= clock.now()) throw tokenExpired();
  return { member: row.member, session: row.session };
}

/**
 * Ends the session of an access token. An expired token is accepted, because logout must not need a refresh. Throws
 * 7002 when the token is invalid.
 */
export function endSessionOf(context: Context, accessToken: string): void {
  const row = context.db.get<{ session: string }>(
    `SELECT session FROM access_tokens JOIN sessions ON sessions.id = session
     WHERE hash = ? AND revoked IS NULL`,
    tokenHash(accessToken),
  );
  if (!row) throw sessionInvalid();
  revokeSession(context, row.session);
}

/** Ends every session of a member except one. */
export function revokeSessionsOf({ db, clock }: Context, member: string, except?: string): void {
  db.run(
    'UPDATE sessions SET revoked = ? WHERE member = ? AND revoked IS NULL AND id IS NOT ?',
    clock.now(),
    member,
    except ?? null,
  );
}

/** Whether a session is still open. */
export function sessionStands({ db }: Context, session: string): boolean {
  return db.get('SELECT 1 FROM sessions WHERE id = ? AND revoked IS NULL', session) !== undefined;
}

/** Ends a session with all of its tokens; an ended session does not change. */
function revokeSession({ db, clock }: Context, session: string): void {
  db.run('UPDATE sessions SET revoked = ? WHERE id = ? AND revoked IS NULL', clock.now(), session);
}

/**
 * Exchanges a refresh token for a new pair. The same token with the same key returns the same pair for a while. Any
 * other second use means that the token was stolen, and revokes the session. Returns a refusal instead of throwing it,
 * so that the revocation is committed.
 */
export function rotate(
  context: Context,
  refreshToken: string,
  key: string | undefined,
): TokenPair | Refusal {
  const { db, clock, rules } = context;
  const now = clock.now();
  return db.transaction(() => {
    const row = db.get<RefreshRow>(
      `SELECT session, expires, used, used_key, salt, revoked FROM refresh_tokens
       JOIN sessions ON sessions.id = refresh_tokens.session WHERE hash = ?`,
      tokenHash(refreshToken),
    );
    if (!row || row.revoked !== null) return sessionInvalid();
    const pair = {
      access: derivedToken('at_', refreshToken, row.salt),
      refresh: derivedToken('rt_', refreshToken, row.salt),
    };
    if (row.used !== null) {
      const again =
        key !== undefined && key === row.used_key && now < row.used + rules.refreshReplay;
      if (again) return reply(row.used + rules.accessTokenLife - now, pair);
      revokeSession(context, row.session);
      return tokenExpired();
    }
    if (row.expires <= now) return tokenExpired();
    db.run(
      'UPDATE refresh_tokens SET used = ?, used_key = ? WHERE hash = ?',
      now,
      key ?? null,
      tokenHash(refreshToken),
    );
    return store(context, row.session, pair);
  });
}

interface RefreshRow {
  session: string;
  expires: number;
  used: number | null;
  used_key: string | null;
  salt: string;
  revoked: number | null;
}
