import { GameRail, useText } from '@brand/ui';
import { usePlace } from '../../../routing/navigation.ts';
import { useGameActions } from '../useGameActions.ts';
import type { OwnList } from '../list/listQuery.ts';
import { type LobbyList, LobbyRail } from './LobbyRail.tsx';
import { useOwnGames } from './useOwnGames.ts';

const RAIL_GAMES = 14;

interface OwnRailProps {
  list: OwnList;
  /** Shown when the member has none yet. It has the same height, so that nothing below moves. */
  instead: LobbyList;
}

/** Recently played games or favourites of a member. */
export function OwnRail({ list, instead }: OwnRailProps) {
  const t = useText();
  const { href } = usePlace();
  const actions = useGameActions();
  const { games, isEmpty } = useOwnGames(list);
  if (isEmpty) return <LobbyRail id={instead} eager />;
  return (
    <GameRail
      title={t(`shell.nav.${list}`)}
      state={
        games && isEmpty === false
          ? { status: 'ready', games: games.slice(0, RAIL_GAMES) }
          : { status: 'loading' }
      }
      moreHref={href(`/list/${list}`)}
      actions={actions}
      eager
    />
  );
}
