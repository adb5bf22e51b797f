import { type Session, CODE } from '@brand/domain';
import * as v from 'valibot';
import { ApiError } from './ApiError.ts';
import type { SessionStore } from './SessionStore.ts';
import { TimeLimitError, withDeadline } from './deadline.ts';
import { refreshKey } from './refreshKey.ts';
import { codeOf, endSession } from './refusal.ts';
import type { Send, WireReply } from './wire.ts';

/** The part of the browser's lock manager that is used. */
export interface Locks {
  request<Result>(
    name: string,
    options: { signal: AbortSignal },
    whileHeld: () => Promise<Result>,
  ): Promise<Result>;
}

/** What the renewal of a session works with. */
export interface RenewalOptions {
  readonly session: SessionStore;
  readonly locks: Locks | null;
  /** How long to wait for another tab that is refreshing, in ms. */
  readonly lockLimitMs: number;
  /** Puts a call on the wire with a token; rejects with an `ApiError` when no reply came. */
  readonly send: (send: Send, token: string) => Promise<WireReply>;
  /** As in `ApiClientOptions`. */
  readonly onRenewal?: (unknown: Session | null) => void;
}

const LOCK_NAME = 'member-api.refresh';

const tokens = v.object({
  code: v.literal(CODE.ok),
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
});

/**
 * Makes the function that gives a session whose access token differs from the refused one's (section 8, 7003). However
 * many calls and tabs ask at once, one refresh goes out. A refused refresh ends the session; a lost connection does not.
 */
export function createRenewal(options: RenewalOptions): (refused: Session) => Promise<Session> {
  const { session, locks, lockLimitMs, send, onRenewal } = options;
  let flight: { readonly of: string; readonly result: Promise<Session> } | null = null;

  return (refused) => {
    const current = session.read();
    if (current && current.accessToken !== refused.accessToken) return Promise.resolve(current);
    if (flight?.of === refused.accessToken) return flight.result;
    const result = exclusively(() => rotate(refused)).finally(() => {
      if (flight?.result === result) flight = null;
    });
    void result.then(
      () => onRenewal?.(null),
      (error: unknown) => onRenewal?.(isLost(error) ? refused : null),
    );
    flight = { of: refused.accessToken, result };
    return result;
  };

  /** Runs `work` while no other tab does. A browser without locks, or one that forbids them, runs it right away. */
  async function exclusively(work: () => Promise<Session>): Promise<Session> {
    if (!locks) return work();
    const running = await withDeadline(lockLimitMs, undefined, (signal) =>
      startLocked(locks, signal, work),
    ).catch((cause: unknown) => {
      if (cause instanceof TimeLimitError)
        throw new ApiError({ kind: 'network', raises: true, cause });
      return { outcome: work() };
    });
    return running.outcome;
  }

  async function rotate(refused: Session): Promise<Session> {
    const held = session.read();
    if (!held) throw new ApiError({ kind: 'session', code: CODE.tokenExpired });
    // Another tab rotated while this one waited for the lock: its token is the fresh one.
    if (held.accessToken !== refused.accessToken) return held;
    const reply = await sendRefresh(held.refreshToken);
    const parsed = v.safeParse(tokens, reply.body);
    if (reply.ok && parsed.success) {
      const renewed: Session = {
        ...held,
        accessToken: parsed.output.access_token,
        refreshToken: parsed.output.refresh_token,
      };
      // Logged out, or in as somebody else, in the meantime: the late pair must not bring the old session back.
      if (session.read()?.refreshToken !== held.refreshToken) {
        throw new ApiError({ kind: 'session', status: reply.status, code: CODE.tokenExpired });
      }
      session.write(renewed);
      return renewed;
    }
    throw refusal(reply, held);
  }

  function sendRefresh(refreshToken: string): Promise<WireReply> {
    return send(
      (wire, init) =>
        wire.POST('/refreshtoken/true', {
          ...init,
          params: { header: { 'Idempotency-Key': refreshKey(refreshToken) } },
          body: {},
          bodySerializer: () => new FormData(),
        }),
      refreshToken,
    );
  }

  function refusal(reply: WireReply, held: Session): ApiError {
    const { status } = reply;
    const code = codeOf(reply);
    if (code === CODE.tokenExpired || code === CODE.sessionInvalid) {
      endSession(session, held, 'expired');
      return new ApiError({ kind: 'session', status, code });
    }
    const isDown = status >= 500 || code === CODE.apiDown;
    return new ApiError({ kind: isDown ? 'maintenance' : 'malformed', status, code, raises: true });
  }
}

/** Whether a renewal ended without word from the API on whose session it is. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && error.kind !== 'session';
}

/** Resolves once the lock is held and `work` runs; its outcome is wrapped, because the time limit is for the wait alone. */
function startLocked<Result>(
  locks: Locks,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<{ readonly outcome: Promise<Result> }> {
  return new Promise((resolve, reject) => {
    const whileHeld = async () => {
      if (signal.aborted) return;
      const outcome = work();
      resolve({ outcome });
      await outcome.catch(() => undefined);
    };
    locks.request(LOCK_NAME, { signal }, whileHeld).catch(reject);
  });
}
