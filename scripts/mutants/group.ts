/**
 * A mutant: its file from the folder in which Stryker runs, Stryker's name of the change, the code before and after it, of
 * each the first line.
 */
export type Mutant = readonly [file: string, mutator: string, code: string, change: string];

/** Mutants that no test can notice, for the same reason. A mutant that occurs twice is listed twice. */
export interface Group {
  /** Why no caller can see the change. */
  readonly why: string;
  readonly mutants: readonly Mutant[];
}
