import { type GameDetail, gameName } from '@brand/domain';
import { GameDetailPanel, GameWinList, RtpTrendPanel } from '@brand/ui';
import { createElement, useSyncExternalStore } from 'react';
import { useServices } from '../../../member/services.ts';
import { origin } from '../../../routing/address.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useNamePage } from '../../../document/pageName.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { useSpinsInGame } from '../../../member/missions/useSpinsInGame.ts';
import { cardMarks } from '../cardMarks.ts';
import { gameInfoPath } from '../gameHref.ts';
import { gameJackpot } from '../jackpots/jackpotParts.ts';
import { useClosedProviders } from '../useClosedProviders.ts';
import { useGameActions } from '../useGameActions.ts';
import * as css from './GameInfo.css.ts';
import { SimilarGames } from './SimilarGames.tsx';
import { useShare } from './useShare.ts';
import { mainLocale } from '../../../language/locale.ts';

/** Details of one game: description, payouts, wins of other members, and similar games. */
export function GameInfo({ game: told }: { game: GameDetail }) {
  const { href, locale } = usePlace();
  const actions = useGameActions();
  useClosedProviders();
  const isClosed = useSyncExternalStore(
    cardMarks.subscribe,
    () => cardMarks.isClosed(told),
    () => false,
  );
  const game = isClosed ? { ...told, available: false } : told;
  const name = gameName(game, locale, mainLocale());
  const link = origin() + href(gameInfoPath(game));
  const onShare = useShare(name, link);
  useNamePage(name);
  const freeSpins = useSpinsInGame(game.id);
  const { info, wins, available } = game;
  const hasTrend = Boolean(info && (info.day ?? info.week ?? info.month));
  const { optionalCalls } = useServices().operator;
  const Jackpot = useLazyModule(gameJackpot, optionalCalls.jackpots);
  const similar = <SimilarGames game={game} />;
  return (
    <GameDetailPanel
      game={game}
      actions={actions}
      freeSpins={freeSpins}
      providerHref={href(`/list/${encodeURIComponent(game.provider.id)}`)}
      link={link}
      onShare={onShare}
    >
      {!available && similar}
      {(hasTrend || wins.length > 0) && (
        <div className={css.lately}>
          {info && hasTrend && <RtpTrendPanel info={info} className={css.trend} />}
          {wins.length > 0 && <GameWinList wins={wins} className={css.wins} />}
        </div>
      )}
      {Jackpot && createElement(Jackpot, { gameId: game.id })}
      {available && similar}
    </GameDetailPanel>
  );
}
