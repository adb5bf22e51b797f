import { type Session, CODE } from '@brand/domain';
import { ApiError } from './ApiError.ts';
import type { SessionEnd, SessionStore } from './SessionStore.ts';
import type { WireReply } from './wire.ts';

/** Clears the session that a call was made with, unless another one has taken its place since. */
export function endSession(session: SessionStore, ended: Session, reason: SessionEnd): void {
  if (session.read()?.accessToken === ended.accessToken) session.write(null, reason);
}

/** Code of a reply's envelope. A 401 that says nothing is read as an expired token. Null when there is none. */
export function codeOf(reply: WireReply): number | null {
  const { body } = reply;
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  if (Number.isSafeInteger(code)) return code as number;
  return reply.status === 401 ? CODE.tokenExpired : null;
}

/** The error of a call that was refused because the session is over. */
export function sessionError(reply: WireReply): ApiError {
  return new ApiError({ kind: 'session', status: reply.status, code: codeOf(reply) });
}
