import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import type { Evidence, Score } from './evidence.ts';

/** Result of a finished step of `npm run prove`. */
export interface StoredResult {
  /** Name of the step. */
  readonly step: string;
  /** Commit that it was obtained from. */
  readonly commit: string;
  /** Key of the files of that commit, see `source.ts`. */
  readonly key: string;
  /** ISO 8601 time at which it ended. */
  readonly date: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  /** What could not run on the machine, with the reason. */
  readonly skipped: readonly string[];
  readonly tests: readonly Evidence[];
  /** Null if it is no mutation test. */
  readonly score: Score | null;
}

export type StoredResults = ReadonlyMap<string, StoredResult>;

/** Seconds that each step took last, for any commit. */
export type Durations = Readonly<Record<string, number>>;

/**
 * The last result of each step, in a file that is committed: all steps together take longer than a change of the files, so
 * that most results are from an earlier commit, which the page names.
 */
export class ResultFile {
  private readonly file: string;
  /** Two steps may end at the same time. */
  private written: Promise<void> = Promise.resolve();

  constructor(file: string) {
    this.file = file;
  }

  read(): StoredResults {
    let text: string;
    try {
      text = readFileSync(this.file, 'utf8');
    } catch {
      return new Map();
    }
    const results = JSON.parse(text) as readonly StoredResult[];
    return new Map(results.map((result) => [result.step, result]));
  }

  durations(): Durations {
    return Object.fromEntries([...this.read()].map(([step, { seconds }]) => [step, seconds]));
  }

  async keep(result: StoredResult): Promise<void> {
    this.written = this.written.then(async () => this.write(result));
    return this.written;
  }

  private async write(result: StoredResult): Promise<void> {
    const results = new Map(this.read()).set(result.step, result);
    const sorted = [...results.values()].toSorted((one, other) =>
      one.step.localeCompare(other.step),
    );
    const { code } = await format('proof.json', JSON.stringify(sorted), { printWidth: 100 });
    writeFileSync(this.file, code);
  }
}
