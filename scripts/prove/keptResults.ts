import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Evidence, Score } from './evidence.ts';

/** Result of a finished step of `npm run prove`. */
export interface KeptResult {
  /** Name of the step. */
  readonly step: string;
  /** Commit that it was obtained from. */
  readonly commit: string;
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

export type KeptResults = ReadonlyMap<string, KeptResult>;

/** Seconds that each step took when it passed last, for any commit. */
export type Durations = Readonly<Record<string, number>>;

/** Results in a folder, by the key of their source. */
export class ResultFolder {
  private readonly folder: string;
  private readonly durationFile: string;

  constructor(folder: string, key: string) {
    this.folder = join(folder, key);
    this.durationFile = join(folder, 'durations.json');
  }

  read(): KeptResults {
    const results = namesIn(this.folder).map(
      (name) => JSON.parse(readFileSync(join(this.folder, name), 'utf8')) as KeptResult,
    );
    return new Map(results.map((result) => [result.step, result]));
  }

  durations(): Durations {
    try {
      return JSON.parse(readFileSync(this.durationFile, 'utf8')) as Durations;
    } catch {
      return {};
    }
  }

  keep(result: KeptResult): void {
    write(join(this.folder, `${result.step}.json`), result);
    if (result.failed > 0) return;
    write(this.durationFile, { ...this.durations(), [result.step]: Math.round(result.seconds) });
  }

  forget(steps: readonly string[]): void {
    for (const step of steps) rmSync(join(this.folder, `${step}.json`), { force: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function write(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}
