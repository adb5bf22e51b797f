'use client';

import type { DayRange, DayRangeProblem } from '@brand/domain';
import { type FormEvent, useState } from 'react';

import type { OwnDaysProps } from './OwnDays.tsx';

/** Days that are typed next to presets. */
export interface OwnDaysState {
  /** Whether days are being typed. */
  readonly isTyping: boolean;
  /** Why the submitted days are not allowed. */
  readonly problem: DayRangeProblem | null;
  /** Starts typing with these days. */
  open(days: DayRange): void;
  /** Ends typing, for a preset. */
  close(): void;
  /** Props of the fields. @param days what they show before anything is typed */
  form(days: DayRange): Omit<OwnDaysProps, 'messages'>;
}

type Checked =
  | { readonly ok: true; readonly range: DayRange }
  | { readonly ok: false; readonly problem: DayRangeProblem };

/** Binds typed days to their check. An invalid range is never passed on. */
export function useOwnDays(
  check: (days: DayRange) => Checked,
  onRangeChange: (range: DayRange) => void,
): OwnDaysState {
  const [drafts, setDrafts] = useState<DayRange | null>(null);
  const [problem, setProblem] = useState<DayRangeProblem | null>(null);
  const close = () => {
    setDrafts(null);
    setProblem(null);
  };
  return {
    isTyping: drafts !== null,
    problem,
    open: setDrafts,
    close,
    form: (days) => ({
      days: drafts ?? days,
      onDaysChange: setDrafts,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        const checked = check(drafts ?? days);
        if (!checked.ok) return setProblem(checked.problem);
        close();
        onRangeChange(checked.range);
      },
    }),
  };
}
