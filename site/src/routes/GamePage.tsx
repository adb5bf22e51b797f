import { ErrorState, useText } from '@brand/ui';
import { useIntl } from 'react-intl';
import { PagePlaceholder } from '../app/PagePlaceholder.tsx';
import { failureOf } from '../app/failureOf.ts';
import { useRouteParam } from '../app/navigation.ts';
import { GameScreen } from '../features/play/GameScreen.tsx';
import { isDemoName } from '../features/games/gameHref.ts';
import { useGame } from '../features/games/useGame.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export function GamePage() {
  const t = useText();
  const intl = useIntl();
  const { game, missing, error, retry } = useGame(useRouteParam('id'));
  const isDemo = isDemoName(useRouteParam('name'));
  if (game) return <GameScreen key={game.id} game={game} isDemo={isDemo} />;
  if (missing) return <NotFoundPage />;
  if (!error) return <PagePlaceholder />;
  return (
    <ErrorState
      title={t('error.launch.other')}
      text={intl.formatMessage({ id: failureOf(error).messageId })}
      retryLabel={t('common.retry')}
      onRetry={retry}
    />
  );
}
