import { type Session, CODE } from '@brand/domain';
import { ApiError } from './ApiError.ts';
import type { SessionEnd, SessionStore } from './SessionStore.ts';
import type { WireReply } from './wire.ts';

/** Clears the session of a call, unless another one has replaced it since. */
export function endSession(session: SessionStore, ended: Session, reason: SessionEnd): void {
  if (session.read()?.accessToken === ended.accessToken) session.write(null, reason);
}

/** Code in the envelope of a reply; null if there is none. A 401 without a code counts as an expired token. */
export function codeOf(reply: WireReply): number | null {
  const { body } = reply;
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  if (Number.isSafeInteger(code)) return code as number;
  return reply.status === 401 ? CODE.tokenExpired : null;
}

/** The error of a call that was refused because the session has ended. */
export function sessionError(reply: WireReply): ApiError {
  return new ApiError({ kind: 'session', status: reply.status, code: codeOf(reply) });
}
