import type { GameDetail } from '@brand/domain';
import { GameRail } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { useGameActions } from '../useGameActions.ts';
import { similarGamesOptions } from './similarGamesQuery.ts';

/** A row of similar games, and a link to all of the same type. Renders nothing if there are none or they are unavailable. */
export function SimilarGames({ game }: { game: GameDetail }) {
  const intl = useIntl();
  const { href } = usePlace();
  const { api } = useServices();
  const session = useSession();
  const actions = useGameActions();
  const { data, isError } = useQuery(similarGamesOptions(api, game, session?.userId ?? null));
  if (isError || data?.length === 0) return <></>;
  return (
    <GameRail
      title={intl.formatMessage({ id: 'site.game.similar' })}
      state={data ? { status: 'ready', games: data } : { status: 'loading' }}
      moreHref={href(`/list/${game.type}`)}
      actions={actions}
    />
  );
}
