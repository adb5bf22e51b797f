/**
 * Why a device gave no passkey. `closed`: the prompt was closed, took too long, or there was nothing to choose; a browser
 * does not tell these apart. `exists`: the device has a passkey of this account.
 */
export type PromptProblem = 'closed' | 'exists' | 'failed';

/** A prompt of the device that did not lead to a passkey. */
export class PromptError extends Error {
  readonly problem: PromptProblem;

  constructor(problem: PromptProblem, cause: unknown) {
    super(`passkey prompt: ${problem}`, { cause });
    this.problem = problem;
  }
}
