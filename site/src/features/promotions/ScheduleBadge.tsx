import type { Schedule, ScheduleState } from '@brand/domain';
import { Badge, Inline, Text, TimeLeft, useText } from '@brand/ui';
import { useIntl } from 'react-intl';

const TONES = { upcoming: 'info', running: 'success', over: 'neutral' } as const;

interface ScheduleBadgeProps {
  schedule: Schedule;
  /** Where now stands to it. */
  state: ScheduleState;
}

/** Whether something is open, and how long it is until that changes. */
export function ScheduleBadge({ schedule, state }: ScheduleBadgeProps) {
  const t = useText();
  const intl = useIntl();
  const change = state === 'upcoming' ? schedule.startsAt : schedule.endsAt;
  return (
    <Inline as="span">
      <Badge tone={TONES[state]}>{t(`promotions.state.${state}`)}</Badge>
      {state !== 'over' && change !== null && (
        <Text as="span" size="sm" tone="muted">
          {intl.formatMessage({
            id: state === 'upcoming' ? 'site.schedule.startsIn' : 'site.schedule.endsIn',
          })}{' '}
          <TimeLeft until={change} />
        </Text>
      )}
    </Inline>
  );
}
