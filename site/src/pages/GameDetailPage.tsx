import type { GameDetail } from '@brand/domain';
import { GameDetailSkeleton } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../platform/errors/LoadFailed.tsx';
import { useRouteParam } from '../routing/navigation.ts';
import { useServices } from '../member/services.ts';
import { useRetryFailed } from '../platform/connection/useRetryFailed.ts';
import { GameInfo } from '../areas/games/detail/GameInfo.tsx';
import { useKnownGame } from '../areas/games/useGame.ts';
import { gameDetailOptions } from '../member/games/gameDetailQueries.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const UNREAD = {
  info: null,
  rating: null,
  wins: [],
  playersToday: null,
  biggestWin: null,
  buyBonus: false,
} satisfies Partial<GameDetail>;

export function GameDetailPage() {
  const intl = useIntl();
  const id = useRouteParam('id') ?? '';
  const { api } = useServices();
  const retry = useRetryFailed();
  const { data, error } = useQuery(gameDetailOptions(api, id));
  const known = useKnownGame(id);
  if (data === null) return <NotFoundPage />;
  // After a tap on its card: name, cover and button immediately, the figures when they arrive.
  const game = data ?? (known && !error ? { ...known, ...UNREAD } : undefined);
  if (game) return <GameInfo key={game.id} game={game} />;
  if (!error) return <GameDetailSkeleton />;
  const title = intl.formatMessage({ id: 'site.game.failed' });
  return <LoadFailed title={title} error={error} onRetry={retry} />;
}
