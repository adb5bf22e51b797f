import { bearerToken, tokenHash } from '../../auth/token.ts';
import type { Context } from '../../context.ts';
import type { LogEntry } from './requestLog.ts';

/** Name of the member whose token was in a request, valid or not; null for a visitor. */
export function memberOfEntry({ db }: Context, { headers, origin }: LogEntry): string | null {
  const token = bearerToken(headers.authorization);
  if (token === undefined) return null;
  const sql = origin === 'games' ? PLAYER : MEMBER;
  return db.get<{ username: string }>(sql, tokenHash(token))?.username ?? null;
}

const MEMBER = `
  SELECT username FROM members JOIN sessions ON sessions.member = members.id
  WHERE sessions.id = (SELECT session FROM access_tokens WHERE hash = ?1
    UNION ALL SELECT session FROM refresh_tokens WHERE hash = ?1 LIMIT 1)`;
const PLAYER = `
  SELECT username FROM members JOIN play_sessions ON play_sessions.member = members.id
  WHERE play_hash = ?1`;
