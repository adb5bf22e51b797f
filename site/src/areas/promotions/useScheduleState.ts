import { type Schedule, type ScheduleState, scheduleState } from '@brand/domain';
import { useNowAt } from '@brand/ui';

/** The state of a schedule, which changes everywhere on the page in the moment in which it starts or ends. */
export function useScheduleState(schedule: Schedule): ScheduleState {
  return scheduleState(schedule, useNowAt(schedule.startsAt, schedule.endsAt));
}
