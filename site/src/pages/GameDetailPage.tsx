import { gameName } from '@brand/domain';
import { GameDetailSkeleton } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../platform/errors/LoadFailed.tsx';
import { useRouteParam } from '../routing/navigation.ts';
import { useServices } from '../member/services.ts';
import { useRetryFailed } from '../platform/connection/useRetryFailed.ts';
import { GameInfo } from '../areas/games/detail/GameInfo.tsx';
import { gameDetailOptions } from '../member/games/gameDetailQueries.ts';
import { type DescribePage, type PublicQueries, publicQuery } from '../member/publicQueries.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export const queries: PublicQueries = ({ services: { api }, params }) => [
  publicQuery(gameDetailOptions(api, params['id'] ?? '')),
];

export const describe: DescribePage = ({ services: { api }, params, locale, known }) => {
  const game = known(gameDetailOptions(api, params['id'] ?? ''));
  if (!game) return {};
  return { name: gameName(game, locale), images: game.image ? [{ href: game.image }] : [] };
};

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
