import type { Schedule, ScheduleState } from '@brand/domain';
import { Badge, Inline, Text, TimeLeft, useText } from '@brand/ui';
import { useIntl } from 'react-intl';

const TONES = {
  upcoming: 'info',
  running: 'success',
  over: 'neutral',
  claimed: 'success',
  notForYou: 'neutral',
} as const;

interface ScheduleBadgeProps {
  schedule: Schedule;
  /** Current time relative to its schedule. */
  state: ScheduleState;
  /** Status for this member, in place of “running”. @default no other status */
  standing?: 'claimed' | 'notForYou' | null;
}

/** Whether something is open, for this member too, and the time until that changes. */
export function ScheduleBadge({ schedule, state, standing = null }: ScheduleBadgeProps) {
  const t = useText();
  const intl = useIntl();
  const change = state === 'upcoming' ? schedule.startsAt : schedule.endsAt;
  const said = state === 'running' && standing ? standing : state;
  return (
    <Inline as="span">
      <Badge tone={TONES[said]}>{t(`promotions.state.${said}`)}</Badge>
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
