import { type ErrorArea, type Locale, type Session, CODE } from '@brand/domain';
import * as v from 'valibot';
import { ApiError, type ApiErrorDetails } from './ApiError.ts';
import type { SessionStore } from './SessionStore.ts';
import { withDeadline } from './deadline.ts';
import { type Locks, codeOf, createRenewal, endSession } from './renewal.ts';
import { refreshKey } from './refreshKey.ts';
import { type Send, type WireOptions, type WireReply, createExchange } from './wire.ts';

/** A call that has not answered after this long is given up. Applies to each request on the wire. */
export const CALL_LIMIT_MS = 15_000;

export interface ApiClientOptions extends WireOptions {
  readonly session: SessionStore;
  /** The browser's lock manager; null where there is none. @default navigator.locks */
  readonly locks?: Locks | null | undefined;
  /** Told when entries of a list were left out because they are malformed. */
  readonly onDropped?: ((entity: string, count: number) => void) | undefined;
}

export interface CallOptions {
  /** Gives the call up; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

export interface NamedCallOptions extends CallOptions {
  /** Language of names and notes in the reply. @default what the browser asks for */
  readonly locale?: Locale | undefined;
}

export interface MoneyCallOptions extends CallOptions {
  /** One per intent of the member, 8 to 128 of `A-Z a-z 0-9 . _ : -`; asking again with it cannot pay twice. */
  readonly idempotencyKey: string;
}

/** One call of the description and how its reply is read. */
export interface Operation<Result> {
  readonly send: Send;
  /** Reads the whole body of a reply whose code is in `codes`; the code itself has been looked at. */
  readonly reads: v.GenericSchema<unknown, Result>;
  /** True on the paths whose failure never raises the maintenance screen (section 7, last paragraph). @default false */
  readonly quiet?: boolean;
  /** True where 9998 is a refusal of this call and not the service being down (section 8, Register). @default false */
  readonly refusesWith9998?: boolean;
  /** Codes that are an answer; any other is an error. `any` where the code itself is the answer. @default [0] */
  readonly codes?: readonly number[] | 'any';
  /** Catalogue of the sentences for this call's codes. */
  readonly area?: ErrorArea;
  /** Goes with this token, or with none, instead of the session's, and never leads to a refresh. */
  readonly token?: string | null;
  /** Visitors may ask too: when the session ends on the way, the call is repeated without it. */
  readonly isPublic?: boolean;
  /** Sentence for a reply that cannot be read. */
  readonly malformedId?: NonNullable<ApiErrorDetails['messageId']>;
  /** What else a refusal's body says. */
  readonly refusalDetails?: (body: unknown) => Partial<ApiErrorDetails>;
}

/** What the operations are built on. Its shape is no promise to an application. */
export interface ApiClient {
  readonly session: SessionStore;
  call<Result>(operation: Operation<Result>, options?: CallOptions): Promise<Result>;
  /** Changes the tokens of the session, or waits for the change that is under way. */
  renew(refused: Session, options?: CallOptions): Promise<Session>;
  onDropped(entity: string, count: number): void;
}

/** Puts together wire, session and refresh (section 7; section 8, 7002 and 7003). */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { session } = options;
  const exchange = createExchange(options);

  const renewAlone = createRenewal({
    session,
    locks: options.locks === undefined ? browserLocks() : options.locks,
    lockLimitMs: CALL_LIMIT_MS,
    sendRefresh: (refreshToken) =>
      request(
        (wire, init) =>
          wire.POST('/refreshtoken/true', {
            ...init,
            params: { header: { 'Idempotency-Key': refreshKey(refreshToken) } },
            body: {},
            bodySerializer: () => new FormData(),
          }),
        refreshToken,
        undefined,
        true,
      ),
  });

  return { session, call, renew, onDropped: options.onDropped ?? (() => undefined) };

  async function request(
    send: Send,
    token: string | null,
    outer: AbortSignal | undefined,
    raises: boolean,
  ): Promise<WireReply> {
    try {
      return await withDeadline(CALL_LIMIT_MS, outer, (signal) => exchange(send, token, signal));
    } catch (cause) {
      if (outer?.aborted) throw outer.reason;
      throw new ApiError({ kind: 'network', raises, cause });
    }
  }

  /** One refresh serves many callers, so a caller's signal ends its own wait and not the refresh. */
  async function renew(refused: Session, { signal }: CallOptions = {}): Promise<Session> {
    const renewal = renewAlone(refused);
    if (!signal) return renewal;
    signal.throwIfAborted();
    let onAbort = () => {};
    const aborted = new Promise<never>((_, reject) => {
      onAbort = () => reject(signal.reason);
      signal.addEventListener('abort', onAbort);
    });
    try {
      return await Promise.race([renewal, aborted]);
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  async function call<Result>(
    operation: Operation<Result>,
    { signal }: CallOptions = {},
  ): Promise<Result> {
    const ask = (token: string | null) =>
      request(operation.send, token, signal, operation.quiet !== true);
    if (operation.token !== undefined) return readReply(operation, await ask(operation.token));
    const used = session.read();
    const reply = await ask(used?.accessToken ?? null);
    if (!isSessionRefusal(reply, operation)) return readReply(operation, reply);
    if (!used) throw sessionError(reply);
    try {
      const fresh = await sessionAfter(reply, used, signal);
      const second = await ask(fresh.accessToken);
      if (!isSessionRefusal(second, operation)) return readReply(operation, second);
      endSession(session, fresh, 'expired');
      throw sessionError(second);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const goesOn = operation.isPublic && error.kind === 'session' && !session.read();
      if (!goesOn) throw operation.quiet && error.raisesMaintenance ? quietly(error) : error;
      return readReply(operation, await ask(null));
    }
  }

  /** The session to repeat a refused call with. Throws when there is none. */
  async function sessionAfter(
    reply: WireReply,
    used: Session,
    signal: AbortSignal | undefined,
  ): Promise<Session> {
    const current = session.read();
    const isReplaced = current !== null && current.accessToken !== used.accessToken;
    if (codeOf(reply) === CODE.sessionInvalid && !isReplaced) {
      endSession(session, used, 'revoked');
      throw sessionError(reply);
    }
    const fresh = await renew(used, { signal });
    // Somebody else has logged in meanwhile: what the first member asked for must not be done to the second.
    if (fresh.userId !== used.userId) throw sessionError(reply);
    return fresh;
  }
}

function isSessionRefusal(reply: WireReply, operation: Operation<unknown>): boolean {
  const code = codeOf(reply);
  if (operation.codes === 'any') return false;
  return code === CODE.tokenExpired || code === CODE.sessionInvalid;
}

/** The refresh may raise the maintenance screen, but not on behalf of a call that may not. */
function quietly({ kind, status, code, messageId, cause }: ApiError): ApiError {
  return new ApiError({ kind, status, code, messageId, cause });
}

function sessionError(reply: WireReply): ApiError {
  return new ApiError({ kind: 'session', status: reply.status, code: codeOf(reply) });
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

/** The payment and launch calls write `message`, the others `messages` (section 7). */
function messageOf(body: unknown): string | null {
  const { message, messages } = body as { message?: unknown; messages?: unknown };
  if (typeof message === 'string') return message;
  return typeof messages === 'string' ? messages : null;
}

function browserLocks(): Locks | null {
  return typeof navigator === 'undefined' ? null : (navigator.locks ?? null);
}
