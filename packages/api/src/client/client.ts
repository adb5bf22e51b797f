import type { Locale, Session, ShippedLocale } from '@brand/domain';
import type { ApiClientOptions } from './clientOptions.ts';
import type { SessionStore } from './SessionStore.ts';
import { lateCode } from './lateCode.ts';
import { withinLimit } from './withinLimit.ts';
import type { Operation } from './operation.ts';

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

/** Internal base of the operations. Its interface is not stable for applications. */
export interface ApiClient {
  readonly session: SessionStore;
  /** Loads the code of the calls, which the first call would load. */
  prepare(): Promise<void>;
  call<Result>(operation: Operation<Result>, options?: CallOptions): Promise<Result>;
  /** Renews the tokens of the session, or waits for the pending renewal. */
  renew(refused: Session, options?: CallOptions): Promise<Session>;
  onDropped(entity: string, count: number): void;
  /** The language to ask for. Typed as those that every API has; an API may have more. */
  languageOf(locale: Locale): ShippedLocale;
}

/** Combines the HTTP layer, the session and the refresh (section 7; section 8, 7002 and 7003). */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { session, onRenewal } = options;
  const calls = lateCode(async () => (await import('./calls.ts')).createCalls(options));

  return {
    session,
    prepare: async () => void (await calls()),
    onDropped: options.onDropped ?? (() => undefined),
    languageOf: (locale) => (options.languageOf?.(locale) ?? locale) as ShippedLocale,

    /** One limit for the call with its code, its refresh and its repetition. */
    async call(operation, { signal } = {}) {
      // Of the moment of the call: while its code loads, another member may log in.
      const used = session.read();
      return withinLimit({ signal, quiet: operation.quiet }, async (within) =>
        (await calls()).call(operation, used, within),
      );
    },

    async renew(refused, { signal } = {}) {
      const { renew } = await calls().catch((error: unknown) => {
        onRenewal?.(refused);
        throw error;
      });
      return renew(refused, signal);
    },
  };
}
