import { type Session, CODE } from '@brand/domain';
import * as v from 'valibot';
import { ApiError } from './ApiError.ts';
import type { SessionStore } from './SessionStore.ts';
import { TimeLimitError, withDeadline } from './deadline.ts';
import { type LeaseStore, browserLease, leaseLocks } from './lease.ts';
import { type Locks, settlingLocks } from './locks.ts';
import { refreshKey } from './refreshKey.ts';
import { codeOf, endSession } from './refusal.ts';
import type { Send, WireReply } from './wire.ts';

/** Options of the session renewal. */
export interface RenewalOptions {
  readonly session: SessionStore;
  /** As in `ApiClientOptions`. */
  readonly locks: Locks | null | undefined;
  /** As in `ApiClientOptions`. */
  readonly lease: LeaseStore | null | undefined;
  /** Maximum wait for another tab that is refreshing, in ms. */
  readonly lockLimitMs: number;
  /** Sends a call with a token; rejects with an `ApiError` without a reply. */
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
 * Creates the function that returns a session with a different access token than the refused one (section 8, 7003).
 * Concurrent calls and tabs share one refresh. A refused refresh ends the session; a lost connection does not.
 */
export function createRenewal(options: RenewalOptions): (refused: Session) => Promise<Session> {
  const { session, lockLimitMs, send, onRenewal } = options;
  const { locks = browserLocks(), lease = browserLease() } = options;
  let flight: { readonly of: string; readonly result: Promise<Session> } | null = null;

  return (refused) => {
    const current = session.read();
    if (current && current.accessToken !== refused.accessToken) return Promise.resolve(current);
    if (flight?.of === refused.accessToken) return flight.result;
    const result = exclusively(refused).finally(() => {
      if (flight?.result === result) flight = null;
    });
    void result.then(
      () => onRenewal?.(null),
      (error: unknown) => onRenewal?.(isLost(error) ? refused : null),
    );
    flight = { of: refused.accessToken, result };
    return result;
  };

  /** Renews while no other tab does: under the browser's lock, or under the lease. */
  async function exclusively(refused: Session): Promise<Session> {
    const isNeeded = () => session.read()?.accessToken === refused.accessToken;
    for (const by of [locks && settlingLocks(locks), lease && leaseLocks(lease, isNeeded)]) {
      const running = by && (await start(by, () => rotate(refused)));
      if (running) return running.outcome;
    }
    return rotate(refused);
  }

  /** Runs `work` when the lock is held. Null if the browser forbids it. */
  async function start(by: Locks, work: () => Promise<Session>) {
    try {
      return await withDeadline(lockLimitMs, undefined, (signal) => startLocked(by, signal, work));
    } catch (cause) {
      if (!(cause instanceof TimeLimitError)) return null;
      throw new ApiError({ kind: 'network', raises: true, cause });
    }
  }

  async function rotate(refused: Session): Promise<Session> {
    const held = session.read();
    if (!held) throw new ApiError({ kind: 'session', code: CODE.tokenExpired });
    // Another tab rotated the token while this one waited for the lock: use its token.
    if (held.accessToken !== refused.accessToken) return held;
    const reply = await sendRefresh(held.refreshToken);
    // Under a lease, another tab may have renewed meanwhile: with the same reply, or first, so that this one is refused.
    const current = session.read();
    if (current && current.userId === held.userId && current.refreshToken !== held.refreshToken) {
      return current;
    }
    const parsed = v.safeParse(tokens, reply.body);
    if (reply.ok && parsed.success) {
      const renewed: Session = {
        ...held,
        accessToken: parsed.output.access_token,
        refreshToken: parsed.output.refresh_token,
      };
      // The member has logged out or changed meanwhile. The late tokens must not restore the old session.
      if (current?.refreshToken !== held.refreshToken) {
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

function browserLocks(): Locks | null {
  return typeof navigator === 'undefined' ? null : (navigator.locks ?? null);
}

/** Whether a renewal failed without a clear reply about the session. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && error.kind !== 'session';
}

/**
 * Resolves when the lock is held and `work` runs. Its result is wrapped, because the timeout applies only to the wait.
 */
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
