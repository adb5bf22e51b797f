import { createCommunityApi } from '@brand/api/community';
import { type Game, type Tournament, countsFor, tournamentStateAt } from '@brand/domain';
import { GameStanding, now, useNowAt } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices, useSession } from '../../../../member/services.ts';
import { tournamentsOptions } from '../../../../member/tournaments/tournamentQueries.ts';
import { rhythm } from '../../../../platform/clock/rhythm.ts';
import { usePlace } from '../../../../routing/navigation.ts';
import { isRanked } from '../../isRanked.ts';
import { useForemost } from '../../useForemost.ts';

/** Polling interval while the page is visible and the game counts. */
const POLL_MS = rhythm(60_000);

/**
 * The rank of the member in a running tournament in which the game counts; of several, in the one that ends first. Nothing
 * without a rank, because that would invite to play on. A game that counts in none is not asked about again.
 */
export function TournamentStandingSlot({ game }: { game: Game }) {
  const { api } = useServices();
  const { locale } = usePlace();
  const userId = useSession()?.userId ?? null;
  const community = useMemo(() => createCommunityApi(api.client), [api]);
  const counting = (tournaments: readonly Tournament[] | undefined) =>
    tournaments?.filter((each) => countsFor(game, each)) ?? [];
  const { data } = useQuery({
    ...tournamentsOptions(community, { locale, userId }),
    refetchInterval: ({ state }) =>
      counting(state.data).some((each) => tournamentStateAt(each, now()) === 'active') && POLL_MS,
  });
  // Renders when one starts, so that it is polled.
  useNowAt(...counting(data).map(({ startsAt }) => startsAt));
  const foremost = useForemost(counting(data).filter(isRanked));
  if (foremost?.tournament.state !== 'active') return <></>;
  const { title, endsAt, own } = foremost.tournament;
  if (typeof own?.rank !== 'number') return <></>;
  return <GameStanding tournament={title} rank={own.rank} points={own.points} endsAt={endsAt} />;
}
