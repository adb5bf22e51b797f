import type { Counts, Status } from '../outcome.ts';

/** A different picture, with all data that the page shows. */
export interface ReportEntry {
  /** `mode/story`. */
  key: string;
  mode: string;
  /** Component and story, as in Storybook's sidebar. */
  title: string;
  name: string;
  status: Exclude<Status, 'same'>;
  /** For a changed picture: only antialiased edges differ. */
  rendering: boolean;
  /** Details in one line: sizes, pixels, reason of a failure. */
  note: string;
  /** Address of the story in a running Storybook, and its file; null for a removed story. */
  link: string | null;
  file: string | null;
  /** Data URLs of the pictures. */
  before: string | null;
  after: string | null;
  mask: string | null;
}

/** All data of the page. */
export interface ReportData {
  counts: Counts;
  /** Shown first: another browser, another machine. */
  warning: string | null;
  entries: readonly ReportEntry[];
}
