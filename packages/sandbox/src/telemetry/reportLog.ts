/** A report as the control page shows it. */
export interface ShownReport {
  /** Milliseconds since 1970 on the sandbox's clock. */
  time: number;
  /** Build of the page; null if it is unknown. */
  build: string | null;
  /** Type: `event`, `vital`, `error`, `violation` or `browser`. */
  type: string;
  /** The details in one line. */
  text: string;
}

/** The last reports of sites, newest first. */
export interface ReportLog {
  add(reports: readonly ShownReport[]): void;
  list(): readonly ShownReport[];
  clear(): void;
}

const MOST = 200;

/** Creates an empty log in memory. */
export function createReportLog(): ReportLog {
  let reports: readonly ShownReport[] = [];
  return {
    add(more) {
      reports = [...more].reverse().concat(reports).slice(0, MOST);
    },
    list: () => reports,
    clear() {
      reports = [];
    },
  };
}
