import type { Operator } from '@brand/operator';
import type { DynamicPages } from '../documents/staticPages.ts';

/** What a host of files must be told. */
export interface ExportedSite {
  readonly operator: Operator;
  /** Headers of every reply. */
  readonly headers: Readonly<Record<string, string>>;
  readonly dynamic: readonly DynamicPages[];
}

/** A file that tells a host about the site, by its name in the exported folder. */
export type HostFiles = Readonly<Record<string, string>>;
