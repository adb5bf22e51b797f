import type { Counts, Status } from '../outcome.ts';

/** A picture that differs, with all that the page shows of it. */
export interface ReportEntry {
  /** `mode/story`. */
  key: string;
  mode: string;
  /** Component and story, as the workshop's sidebar has them. */
  title: string;
  name: string;
  status: Exclude<Status, 'same'>;
  /** Of a changed picture: nothing but smoothed edges differ. */
  rendering: boolean;
  /** What is to be said in a line: sizes, pixels, why it failed. */
  note: string;
  /** Address of the story in a running workshop, and its file; null for a story that is no more. */
  link: string | null;
  file: string | null;
  /** Addresses of pictures, as data. */
  before: string | null;
  after: string | null;
  mask: string | null;
}

/** Everything that the page is made of. */
export interface ReportData {
  counts: Counts;
  /** What is said before anything else: another browser, another machine. */
  warning: string | null;
  entries: readonly ReportEntry[];
}
