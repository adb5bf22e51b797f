import type { Satang } from '../money/money.ts';

/** What can happen to a withdrawal, in order; it ends with one of the last three. */
export const WITHDRAWAL_STEPS = [
  'requested',
  'checked',
  'sent',
  'received',
  'refused',
  'cancelled',
] as const;

/** A step of a withdrawal. */
export type WithdrawalStep = (typeof WITHDRAWAL_STEPS)[number];

/** Steps that end a withdrawal. */
export type WithdrawalEnd = 'received' | 'refused' | 'cancelled';

/** A withdrawal that the server has recorded, and what has happened to it so far. */
export interface WithdrawalProgress {
  /** Reference for support. */
  readonly reference: string;
  readonly amount: Satang;
  /** `open` while it is in progress. After `refused` and `cancelled` the money is back in the wallet. */
  readonly status: 'open' | WithdrawalEnd;
  /** Whether the member may cancel it. */
  readonly cancellable: boolean;
  /** Why it was refused, in the member's language; null if there is none. */
  readonly reason: string | null;
  /** Past steps, oldest first. `at` is in ms since 1970 on the server's clock. */
  readonly steps: readonly { readonly step: WithdrawalStep; readonly at: number }[];
}

/** A step of a timeline. */
export interface TimelineStep {
  readonly step: WithdrawalStep;
  /** When it happened, in ms since 1970; null if it has not. */
  readonly at: number | null;
  /** `next` is the first step that has not happened. */
  readonly state: 'done' | 'next' | 'later' | WithdrawalEnd;
}

const WAY = ['requested', 'checked', 'sent', 'received'] as const;

/** The steps to show: those that have happened, and while it is open those that are expected. */
export function withdrawalTimeline({ status, steps }: WithdrawalProgress): readonly TimelineStep[] {
  const past = steps.map(({ step, at }): TimelineStep => ({
    step,
    at,
    state: step === status ? status : 'done',
  }));
  if (status !== 'open') return past;
  const last = Math.max(...steps.map(({ step }) => (WAY as readonly string[]).indexOf(step)));
  const expected = WAY.slice(last + 1).map((step, at): TimelineStep => ({
    step,
    at: null,
    state: at === 0 ? 'next' : 'later',
  }));
  return [...past, ...expected];
}

/** A withdrawal that has changed since the last reply, and its newest step. */
export interface WithdrawalNews {
  readonly withdrawal: WithdrawalProgress;
  readonly step: WithdrawalStep;
}

/** What is new in a reply. A withdrawal that was not in the last one is no news: its member has just requested it. */
export function withdrawalNews(
  before: readonly WithdrawalProgress[],
  now: readonly WithdrawalProgress[],
): readonly WithdrawalNews[] {
  return now.flatMap((withdrawal) => {
    const earlier = before.find(({ reference }) => reference === withdrawal.reference);
    const step = withdrawal.steps.at(-1)?.step;
    return earlier && step && step !== earlier.steps.at(-1)?.step ? [{ withdrawal, step }] : [];
  });
}
