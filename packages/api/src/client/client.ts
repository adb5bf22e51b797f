import { type ErrorArea, type Locale, type Session, type ShippedLocale, CODE } from '@brand/domain';
import * as v from 'valibot';
import { ApiError, type ApiErrorDetails } from './ApiError.ts';
import type { SessionStore } from './SessionStore.ts';
import { CALL_LIMIT_MS, withinCallLimit } from './callLimit.ts';
import { TimeLimitError, withDeadline } from './deadline.ts';
import type { LeaseStore } from './lease.ts';
import { codeOf, endSession, sessionError } from './refusal.ts';
import type { Locks } from './locks.ts';
import type { SessionKeeper } from './sessionKeeper.ts';
import { type Send, type WireOptions, type WireReply, createExchange } from './wire.ts';

/** Dependencies and options of a client. */
export interface ApiClientOptions extends WireOptions {
  readonly session: SessionStore;
  /** The browser's lock manager; null if there is none. @default navigator.locks */
  readonly locks?: Locks | null | undefined;
  /** Storage that all tabs share, used without locks; null if there is none. @default localStorage */
  readonly lease?: LeaseStore | null | undefined;
  /**
   * Called after each token renewal. Receives the session if the API was unreachable or sent an invalid reply, so that
   * the state of the session is unknown. Receives null if there are new tokens or the session has ended.
   */
  readonly onRenewal?: ((unknown: Session | null) => void) | undefined;
  /**
   * The language to ask for where a page is in one that the API does not have.
   *
   * @default the language of the page
   */
  readonly languageOf?: ((locale: Locale) => Locale) | undefined;
  /** Called when malformed list entries were excluded. */
  readonly onDropped?: ((entity: string, count: number) => void) | undefined;
}

/** Options of every call. */
export interface CallOptions {
  /** Cancels the call, which then rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/** For calls whose reply contains names or notes. */
export interface NamedCallOptions extends CallOptions {
  /** Language of names and notes in the reply. @default the language of the browser */
  readonly locale?: Locale | undefined;
}

/** For calls that move money. */
export interface MoneyCallOptions extends CallOptions {
  /**
   * One key per intent of the member, 8 to 128 of `A-Z a-z 0-9 . _ : -`. A retry with the same key cannot pay twice.
   */
  readonly idempotencyKey: string;
}

/** One API operation and the parser of its reply. */
export interface Operation<Result> {
  readonly send: Send;
  /** Parses the whole body of a reply whose code is in `codes`. The code is already checked. */
  readonly reads: v.GenericSchema<unknown, Result>;
  /** True if a failure never shows the maintenance screen (section 7, last paragraph). @default false */
  readonly quiet?: boolean;
  /** True if code 9998 is a refusal of this call and not maintenance (section 8, Register). @default false */
  readonly refusesWith9998?: boolean;
  /** Codes that count as success; any other is an error. `any` if the code itself is the result. @default [0] */
  readonly codes?: readonly number[] | 'any';
  /** Message catalogue for the codes of this call. */
  readonly area?: ErrorArea;
  /** Uses this token, or none, instead of the session's, and never triggers a refresh. */
  readonly token?: string | null;
  /** Visitors may call it too: if the session ends during the call, it is repeated without a session. */
  readonly isPublic?: boolean;
  /** Message for a reply that cannot be parsed. */
  readonly malformedId?: NonNullable<ApiErrorDetails['messageId']>;
  /** Reads further details of a refusal from its body. */
  readonly refusalDetails?: (body: unknown) => Partial<ApiErrorDetails>;
}

/** Internal base of the operations. Its interface is not stable for applications. */
export interface ApiClient {
  readonly session: SessionStore;
  call<Result>(operation: Operation<Result>, options?: CallOptions): Promise<Result>;
  /** Renews the tokens of the session, or waits for the pending renewal. */
  renew(refused: Session, options?: CallOptions): Promise<Session>;
  onDropped(entity: string, count: number): void;
  /** The language to ask for. Typed as those that every API has; an API may have more. */
  languageOf(locale: Locale): ShippedLocale;
}

/** Combines the HTTP layer, the session and the refresh (section 7; section 8, 7002 and 7003). */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { session } = options;
  const exchange = createExchange(options);

  let keeper: Promise<SessionKeeper> | null = null;

  /** The session code is loaded only if there is a session: with the first call, before it is needed. */
  function keeperCode() {
    keeper ??= import('./sessionKeeper.ts').then(
      ({ createSessionKeeper }) =>
        createSessionKeeper({
          session,
          locks: options.locks,
          lease: options.lease,
          lockLimitMs: CALL_LIMIT_MS,
          send: (send, refreshToken) => request(send, refreshToken, undefined, true),
          ...(options.onRenewal && { onRenewal: options.onRenewal }),
        }),
      (cause: unknown) => {
        // If the chunk is unavailable, the next call loads it again.
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
    languageOf: (locale) => (options.languageOf?.(locale) ?? locale) as ShippedLocale,
  };

  function request(
    send: Send,
    token: string | null,
    outer: AbortSignal | undefined,
    raises: boolean,
  ): Promise<WireReply> {
    return withinCallLimit((signal) => exchange(send, token, signal), outer, raises);
  }

  /** One limit for the call with its refresh and its repetition. */
  async function call<Result>(
    operation: Operation<Result>,
    { signal }: CallOptions = {},
  ): Promise<Result> {
    try {
      return await withDeadline(CALL_LIMIT_MS, signal, (within) => callWithin(operation, within));
    } catch (cause) {
      if (!(cause instanceof TimeLimitError)) throw cause;
      const raises = operation.quiet !== true;
      throw new ApiError({ kind: 'network', raises, cause, afterMs: CALL_LIMIT_MS });
    }
  }

  async function callWithin<Result>(
    operation: Operation<Result>,
    signal: AbortSignal,
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

/** The refresh may show the maintenance screen, but not for a call that may not. */
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

/** The payment and launch calls return `message`, the others `messages` (section 7). */
function messageOf(body: unknown): string | null {
  const { message, messages } = body as { message?: unknown; messages?: unknown };
  if (typeof message === 'string') return message;
  return typeof messages === 'string' ? messages : null;
}
