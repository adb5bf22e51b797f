import type { Locale, Session } from '@brand/domain';
import type { LeaseStore } from './lease.ts';
import type { Locks } from './locks.ts';
import type { SessionStore } from './SessionStore.ts';
import type { WireOptions } from './wire.ts';

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
