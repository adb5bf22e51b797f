import type { Failure, Game } from '@brand/domain';
import { gameName } from '@brand/domain';
import { GameFrame, type GameFrameProps } from '@brand/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { usePlace } from '../../app/navigation.ts';
import { useServices } from '../../app/services.ts';
import { CREDIT_KEY } from '../wallet/creditQuery.ts';
import { useGameLaunch } from './useGameLaunch.ts';

interface GameScreenProps {
  game: Game;
  /** With play money. @default false */
  isDemo?: boolean;
}

/** A game that is being started or played. */
export function GameScreen({ game, isDemo = false }: GameScreenProps) {
  const intl = useIntl();
  const place = usePlace();
  const { operator, queries } = useServices();
  const launch = useGameLaunch(game, place.locale, isDemo);

  // The game tells when a round has been settled; a message counts only from the games host.
  const gamesOrigin = new URL(operator.hosts.games).origin;
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== gamesOrigin || !isBalanceNews(event.data)) return;
      void queries.invalidateQueries({ queryKey: CREDIT_KEY });
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [gamesOrigin, queries]);

  const say = (id: string) => intl.formatMessage({ id });
  return (
    <GameFrame
      title={gameName(game, place.locale)}
      state={frameState(launch, say)}
      balance={null}
      backHref={place.href(`/list/${game.type}`)}
      depositHref={null}
      onLoad={launch.loaded}
      onRetry={launch.retry}
    />
  );
}

function frameState(
  { src, refused, failure, progress, isMobile }: ReturnType<typeof useGameLaunch>,
  say: (id: string) => string,
): GameFrameProps['state'] {
  if (failure) return { status: 'failed', ...sentenceOf(failure, say) };
  if (refused) return { status: 'failed', text: say('site.game.badAddress') };
  if (progress === 'late') return { status: 'failed', text: say('site.game.late') };
  // On a phone the page itself goes to the game.
  if (!src || isMobile) return { status: 'launching' };
  return { status: progress, src };
}

function sentenceOf({ messageId, code }: Failure, say: (id: string) => string) {
  return { text: say(messageId), code };
}

function isBalanceNews(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'balance';
}
