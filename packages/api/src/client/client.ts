import { type ErrorArea, type Locale, type Session, CODE } from '@brand/domain';
import * as v from 'valibot';
import { ApiError, type ApiErrorDetails } from './ApiError.ts';
import type { SessionStore } from './SessionStore.ts';
import { withDeadline } from './deadline.ts';
import { codeOf, endSession, sessionError } from './refusal.ts';
import type { Locks } from './renewal.ts';
import type { SessionKeeper } from './sessionKeeper.ts';
import { type Send, type WireOptions, type WireReply, createExchange } from './wire.ts';

/** A call that has not answered after this long is given up. Applies to each request on the wire. */
export const CALL_LIMIT_MS = 15_000;

/** What a client needs of its surroundings. */
export interface ApiClientOptions extends WireOptions {
  readonly session: SessionStore;
  /** The browser's lock manager; null where there is none. @default navigator.locks */
  readonly locks?: Locks | null | undefined;
  /**
   * Told how each renewal of a session's tokens went: with the session when the API was not reached or made no sense, so that
   * nobody knows whether it still stands; with null when there are new tokens or the session has ended.
   */
  readonly onRenewal?: ((unknown: Session | null) => void) | undefined;
  /** Told when entries of a list were left out because they are malformed. */
  readonly onDropped?: ((entity: string, count: number) => void) | undefined;
}

/** What every call takes. */
export interface CallOptions {
  /** Gives the call up; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** For calls whose reply holds names or notes. */
export interface NamedCallOptions extends CallOptions {
  /** Language of names and notes in the reply. @default what the browser asks for */
  readonly locale?: Locale | undefined;
}

/** For calls that move money. */
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

  let keeper: Promise<SessionKeeper> | null = null;

  /** Only who has a session fetches the code that keeps it: with the first call, before it is needed. */
  function keeperCode() {
    keeper ??= import('./sessionKeeper.ts').then(
      ({ createSessionKeeper }) =>
        createSessionKeeper({
          session,
          locks: options.locks === undefined ? browserLocks() : options.locks,
          lockLimitMs: CALL_LIMIT_MS,
          send: (send, refreshToken) => request(send, refreshToken, undefined, true),
          ...(options.onRenewal && { onRenewal: options.onRenewal }),
        }),
      (cause: unknown) => {
        // Code that cannot be had now is asked for again by the next call.
        keeper = null;
        throw new ApiError({ kind: 'network', raises: true, cause });
      },
    );
    return keeper;
  }

  async function keeperOf(refused: Session): Promise<SessionKeeper> {
    try {
      return await keeperCode();
    } catch (error) {
      options.onRenewal?.(refused);
      throw error;
    }
  }

  return {
    session,
    call,
    renew: async (refused, { signal } = {}) => (await keeperOf(refused)).renew(refused, signal),
    onDropped: options.onDropped ?? (() => undefined),
  };

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

  async function call<Result>(
    operation: Operation<Result>,
    { signal }: CallOptions = {},
  ): Promise<Result> {
    const ask = (token: string | null) =>
      request(operation.send, token, signal, operation.quiet !== true);
    if (operation.token !== undefined) return readReply(operation, await ask(operation.token));
    const used = session.read();
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
      if (!goesOn) throw operation.quiet && error.raisesMaintenance ? quietly(error) : error;
      return readReply(operation, await ask(null));
    }
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
