import type { Problem } from '@brand/operator/editor';

import type { BrandDraft } from '../model/brandDraft.ts';
import type { SiteMessage } from '../model/wire.ts';

/** The site behind the studio. */
export interface StudioSite {
  /** Address of the site with the saved folder. */
  savedOrigin: string;
  /** Shows a draft on the site; returns what keeps it from being built. */
  change: (draft: BrandDraft) => Promise<readonly Problem[]>;
  /** Writes a draft into the operator folder, unless it has problems. */
  save: (draft: BrandDraft) => Promise<readonly Problem[]>;
}

/** What the studio edits, and where it shows it. */
export interface StudioSource {
  /** Name of the operator folder. */
  folder: string;
  saved: BrandDraft;
  /** The first state: the saved folder, or changes of an earlier visit. */
  draft: BrandDraft;
  messages: readonly SiteMessage[];
  /** Null without a server: stories are shown in place of the site, and there is nothing to save. */
  site: StudioSite | null;
  /** Address of the folder of a built Storybook; null if there is none. */
  stories: string | null;
}
