/** One row of `docs/proof.md`: a claim and what proves it. */
export interface Proof {
  readonly claim: string;
  /** Names of steps; `unit@` stands for the step at every moment, `repeats@` for every part. */
  readonly steps: readonly string[];
  /** Tests, as `file` or `file › part of the title`. @default every test of the steps */
  readonly tests?: readonly string[];
  /** Browser engines in which the tests must have run. */
  readonly engines?: readonly string[];
  /** Least number of runs of each test. */
  readonly times?: number;
  /** Least mutation score, in percent. */
  readonly score?: number;
}

export interface Topic {
  readonly title: string;
  readonly proofs: readonly Proof[];
}
