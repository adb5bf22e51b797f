import { type Session, CODE } from '@brand/domain';
import * as v from 'valibot';
import { ApiError } from './ApiError.ts';
import type { ApiClientOptions } from './clientOptions.ts';
import { CALL_LIMIT_MS, withDeadline } from './deadline.ts';
import { lateCode } from './lateCode.ts';
import type { Operation } from './operation.ts';
import { codeOf, endSession, sessionError } from './refusal.ts';
import type { SessionKeeper } from './sessionKeeper.ts';
import { type Send, type WireReply, createExchange } from './wire.ts';

/** What a client does once its code has loaded. A page with its content in the document is hydrated without it. */
export interface Calls {
  /** @param used the session, null for visitors */
  call<Result>(
    operation: Operation<Result>,
    used: Session | null,
    signal: AbortSignal,
  ): Promise<Result>;
  renew(refused: Session, signal?: AbortSignal): Promise<Session>;
}

/** The calls of one client. */
export function createCalls(options: ApiClientOptions): Calls {
  const { session } = options;
  const exchange = createExchange(options);

  /** The session code is loaded only if there is a session: with the first call, before it is needed. */
  const keeperCode = lateCode(async () =>
    (await import('./sessionKeeper.ts')).createSessionKeeper({
      session,
      locks: options.locks,
      lease: options.lease,
      lockLimitMs: CALL_LIMIT_MS,
      send: (send, refreshToken) => request(send, refreshToken, undefined, true),
      ...(options.onRenewal && { onRenewal: options.onRenewal }),
    }),
  );

  async function keeperOf(refused: Session): Promise<SessionKeeper> {
    try {
      return await keeperCode();
    } catch (error) {
      options.onRenewal?.(refused);
      throw error;
    }
  }

  return {
    call,
    renew: async (refused, signal) => (await keeperOf(refused)).renew(refused, signal),
  };

  async function request(
    send: Send,
    token: string | null,
    outer: AbortSignal | undefined,
    raises: boolean,
  ): Promise<WireReply> {
    const began = performance.now();
    try {
      return await withDeadline(CALL_LIMIT_MS, outer, (signal) => exchange(send, token, signal));
    } catch (cause) {
      if (outer?.aborted) throw outer.reason;
      const afterMs = performance.now() - began;
      throw new ApiError({ kind: 'network', raises, cause, afterMs });
    }
  }

  async function call<Result>(
    operation: Operation<Result>,
    used: Session | null,
    signal: AbortSignal,
  ): Promise<Result> {
    const ask = (token: string | null) =>
      request(operation.send, token, signal, operation.quiet !== true);
    if (operation.token !== undefined) return readReply(operation, await ask(operation.token));
    if (used) void keeperCode().catch(() => undefined);
    const reply = await ask(used?.accessToken ?? null);
    if (!isSessionRefusal(reply, operation)) return readReply(operation, reply);
    if (!used) throw sessionError(reply);
    try {
      const fresh = await (await keeperOf(used)).sessionAfter(reply, used, signal);
      const second = await ask(fresh.accessToken);
      if (!isSessionRefusal(second, operation)) return readReply(operation, second);
      endSession(session, fresh, 'expired');
      throw sessionError(second);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const goesOn = operation.isPublic && error.kind === 'session' && !session.read();
      if (!goesOn) throw error;
      return readReply(operation, await ask(null));
    }
  }
}

function isSessionRefusal(reply: WireReply, operation: Operation<unknown>): boolean {
  const code = codeOf(reply);
  if (operation.codes === 'any') return false;
  return code === CODE.tokenExpired || code === CODE.sessionInvalid;
}

function readReply<Result>(operation: Operation<Result>, reply: WireReply): Result {
  const { status, ok, body } = reply;
  const code = codeOf(reply);
  const { codes = [CODE.ok], area = null, quiet = false, refusesWith9998 = false } = operation;
  if (status >= 500 || (code === CODE.apiDown && !refusesWith9998)) {
    throw new ApiError({ kind: 'maintenance', status, code, raises: !quiet });
  }
  const isAnswer = code !== null && (codes === 'any' || codes.includes(code));
  if (code !== null && code !== CODE.ok && !isAnswer) {
    if (isSessionRefusal(reply, operation)) throw sessionError(reply);
    const details = operation.refusalDetails?.(body);
    const serverMessage = messageOf(body);
    throw new ApiError({ kind: 'business', status, code, area, serverMessage, ...details });
  }
  const parsed = ok && isAnswer ? v.safeParse(operation.reads, body) : null;
  if (parsed?.success) return parsed.output;
  const { malformedId } = operation;
  const cause = parsed?.issues;
  throw new ApiError({
    kind: 'malformed',
    status,
    code,
    cause,
    ...(malformedId && { messageId: malformedId }),
  });
}

/** The payment and launch calls return `message`, the others `messages` (section 7). */
function messageOf(body: unknown): string | null {
  const { message, messages } = body as { message?: unknown; messages?: unknown };
  if (typeof message === 'string') return message;
  return typeof messages === 'string' ? messages : null;
}
