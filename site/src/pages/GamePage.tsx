import { ErrorState, useText } from '@brand/ui';
import type { Game } from '@brand/domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PagePlaceholder } from '../frame/layout/PagePlaceholder.tsx';
import { contentFailureOf } from '../platform/errors/failureOf.ts';
import { useRouteParam } from '../routing/navigation.ts';
import { useServices } from '../member/services.ts';
import { GameScreen } from '../areas/games/play/GameScreen.tsx';
import { isDemoName } from '../areas/games/gameHref.ts';
import { useGame } from '../areas/games/useGame.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export function GamePage() {
  const t = useText();
  const intl = useIntl();
  const { game, missing, error, retry } = useGame(useRouteParam('id'));
  const { operator } = useServices();
  const isDemo = isDemoName(useRouteParam('name'));
  // The cached list of the game expires after a while. The game that is being played stays.
  const [found, setFound] = useState<Game | null>(null);
  if (game && game !== found) setFound(game);
  const played = game ?? found;
  if (isDemo && !operator.features.demo) return <NotFoundPage />;
  if (played) return <GameScreen key={played.id} game={played} isDemo={isDemo} />;
  if (missing) return <NotFoundPage />;
  if (!error) return <PagePlaceholder />;
  return (
    <ErrorState
      title={t('error.launch.other')}
      text={intl.formatMessage({ id: contentFailureOf(error).messageId })}
      retryLabel={t('common.retry')}
      onRetry={retry}
    />
  );
}
