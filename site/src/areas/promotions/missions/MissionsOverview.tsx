import { CheckInPanelSkeleton, Heading, LinkButton, MissionList, Stack } from '@brand/ui';
import { useIntl } from 'react-intl';
import { hasLimits } from '../../../platform/operator/hasLimits.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { CheckInSection } from './CheckInSection.tsx';
import { FreeSpinsSection } from './FreeSpinsSection.tsx';
import { MissionItem } from './MissionItem.tsx';
import * as css from './MissionsOverview.css.ts';
import { useMissionBoard } from './useMissionBoard.ts';
import { useMissionOrder } from './useMissionOrder.ts';

/** Check-in, missions and free spins of the member. */
export function MissionsOverview() {
  const intl = useIntl();
  const { href } = usePlace();
  const { operator } = useServices();
  const { board, error, retry } = useMissionBoard();
  const missions = useMissionOrder(board?.missions);
  const isLoading = !board && !error;
  return (
    <Stack gap={8}>
      {isLoading && <CheckInPanelSkeleton />}
      {board?.checkIn && <CheckInSection key={board.checkIn.nextAt} checkIn={board.checkIn} />}
      <section className={css.section}>
        <Heading level={2}>{intl.formatMessage({ id: 'site.missions.list' })}</Heading>
        <MissionList
          state={stateOf(board, error)}
          onRetry={retry}
          protectionAction={
            hasLimits(operator) && (
              <LinkButton href={href('/limits')} size="sm" variant="ghost">
                {intl.formatMessage({ id: 'site.missions.limits' })}
              </LinkButton>
            )
          }
        >
          {missions.map((mission) => (
            <MissionItem key={mission.id} mission={mission} />
          ))}
        </MissionList>
      </section>
      {board && <FreeSpinsSection isProtected={board.isProtected} />}
    </Stack>
  );
}

function stateOf(board: ReturnType<typeof useMissionBoard>['board'], error: Error | null) {
  if (!board) return error ? 'error' : 'loading';
  if (board.isProtected) return 'protected';
  return board.missions.length > 0 ? 'ready' : 'empty';
}
