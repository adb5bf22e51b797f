import { COLLECTION_MIN, gameName } from '@brand/domain';
import { GameRail } from '@brand/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { gameDetailOptions } from '../../../member/games/gameDetailQueries.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { similarGamesOptions } from '../detail/similarGamesQuery.ts';
import { useOwnGames } from '../lobby/useOwnGames.ts';
import { useGameActions } from '../useGameActions.ts';
import { mainLocale } from '../../../language/locale.ts';

interface BecauseYouPlayedProps {
  /**
   * Row for a member who has played nothing, and where too few games are similar. It has the same height, so that nothing
   * below moves.
   */
  instead: ReactNode;
}

/** A row with games that are similar to the one that the member played last. */
export function BecauseYouPlayed({ instead }: BecauseYouPlayedProps) {
  const intl = useIntl();
  const { href, locale } = usePlace();
  const { api } = useServices();
  const userId = useSession()?.userId ?? null;
  const actions = useGameActions();
  const { games, isEmpty } = useOwnGames('recent');
  const game = games?.[0] ?? null;
  const played = useQuery({
    ...gameDetailOptions(api, game?.id ?? ''),
    enabled: game !== null,
  });
  const similar = useQuery({
    queryKey: ['similarGames', game?.id ?? '', userId],
    staleTime: Infinity,
    queryFn: skipToken,
    ...(played.data && similarGamesOptions(api, played.data, userId)),
  });
  const isGone = isEmpty || played.data === null || played.isError || similar.isError;
  if (isGone || (similar.data && similar.data.length < COLLECTION_MIN)) return instead;
  return (
    <GameRail
      title={
        game
          ? intl.formatMessage(
              { id: 'site.collection.because' },
              { name: gameName(game, locale, mainLocale()) },
            )
          : '\u200b'
      }
      state={similar.data ? { status: 'ready', games: similar.data } : { status: 'loading' }}
      {...(game && { moreHref: href(`/list/${game.type}`) })}
      actions={actions}
    />
  );
}
