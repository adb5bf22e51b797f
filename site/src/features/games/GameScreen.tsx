import type { Failure, Game } from '@brand/domain';
import { gameName } from '@brand/domain';
import { GameFrame, type GameFrameProps } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { usePlace } from '../../app/navigation.ts';
import { useServices } from '../../app/services.ts';
import { useIsPhone } from '../../app/useIsPhone.ts';
import { CREDIT_KEY, creditOptions } from '../wallet/creditQuery.ts';
import { cashierHref } from '../wallet/walletHref.ts';
import { useGameLaunch } from './useGameLaunch.ts';

/** A game that is being started or played. */
export function GameScreen({ game }: { game: Game }) {
  const intl = useIntl();
  const place = usePlace();
  const isPhone = useIsPhone();
  const { account, config, queries } = useServices();
  const { data: balance } = useQuery(creditOptions(account));
  const launch = useGameLaunch(game, place.locale);

  // The game tells when a round has been settled; a message counts only from the games host.
  const gamesOrigin = new URL(config.hosts.games).origin;
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
      balance={balance ?? null}
      backHref={place.href(`/list/${game.type}`)}
      depositHref={cashierHref(place, isPhone, 'deposit-tab')}
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
