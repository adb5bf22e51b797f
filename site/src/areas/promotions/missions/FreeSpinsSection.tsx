import { canSpin } from '@brand/domain';
import { ErrorState, FreeSpinsCard, Heading, useNowAt, useText } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { usePlace } from '../../../routing/navigation.ts';
import { freeSpinsOptions } from '../../../member/missions/missionQueries.ts';
import { useServices } from '../../../member/services.ts';
import * as css from './MissionsOverview.css.ts';

interface FreeSpinsSectionProps {
  /** While a limit or a break applies, there is no link to the games. */
  isProtected: boolean;
}

/** Free spins of the member. Nothing while there are none: the missions say how to get some. */
export function FreeSpinsSection({ isProtected }: FreeSpinsSectionProps) {
  const t = useText();
  const intl = useIntl();
  const services = useServices();
  const { locale, href } = usePlace();
  const { data, error, refetch } = useQuery(freeSpinsOptions(services, locale));
  const now = useNowAt(...(data ?? []).map(({ expiresAt }) => expiresAt));
  if (data?.length === 0 || (!data && !error)) return <></>;
  return (
    <section className={css.section}>
      <Heading level={2}>{intl.formatMessage({ id: 'site.missions.freeSpins' })}</Heading>
      {data ? (
        <ul role="list" className={css.spins}>
          {data.map((spins) => (
            <li key={spins.id}>
              <FreeSpinsCard
                spins={spins}
                state={canSpin(spins, now) ? 'ready' : 'ended'}
                href={isProtected ? undefined : href(`/game/${encodeURIComponent(spins.game.id)}`)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <ErrorState
          level={3}
          title={intl.formatMessage({ id: 'site.missions.freeSpinsFailed' })}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}
