import { GameDetailSkeleton } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../platform/errors/LoadFailed.tsx';
import { useRouteParam } from '../routing/navigation.ts';
import { useServices } from '../member/services.ts';
import { useRetryFailed } from '../platform/connection/useRetryFailed.ts';
import { GameInfo } from '../areas/games/detail/GameInfo.tsx';
import { gameDetailOptions } from '../member/games/gameDetailQueries.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export function GameDetailPage() {
  const intl = useIntl();
  const id = useRouteParam('id') ?? '';
  const { api } = useServices();
  const retry = useRetryFailed();
  const { data, error } = useQuery(gameDetailOptions(api, id));
  if (data) return <GameInfo key={data.id} game={data} />;
  if (data === null) return <NotFoundPage />;
  if (!error) return <GameDetailSkeleton />;
  const title = intl.formatMessage({ id: 'site.game.failed' });
  return <LoadFailed title={title} error={error} onRetry={retry} />;
}
