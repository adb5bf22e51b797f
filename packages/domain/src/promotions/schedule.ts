/** Opening period in ms since 1970 on the server's clock. */
export interface Schedule {
  readonly startsAt: number;
  /** Null for no end. */
  readonly endsAt: number | null;
}

/** Before, during or after a schedule. */
export type ScheduleState = 'upcoming' | 'running' | 'over';

/** State of a schedule at `now`. The end is exclusive. */
export function scheduleState({ startsAt, endsAt }: Schedule, now: number): ScheduleState {
  if (now < startsAt) return 'upcoming';
  return endsAt !== null && now >= endsAt ? 'over' : 'running';
}
