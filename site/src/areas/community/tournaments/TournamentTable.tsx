import type { TournamentDetail } from '@brand/domain';
import { Leaderboard } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../member/services.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useCommunityApi } from '../communityQueries.ts';
import {
  TABLE_ROWS,
  joinedRows,
  tournamentRowsOptions,
} from '../../../member/tournaments/tournamentQueries.ts';

/** The table of a tournament. Where the API pages it, the ranks after the first reply are read on demand. */
export function TournamentTable({ tournament }: { tournament: TournamentDetail }) {
  const { id, state, leaderboard, own, players, skipped } = tournament;
  const api = useCommunityApi();
  const { locale } = usePlace();
  const userId = useSession()?.userId ?? null;
  const [pages, setPages] = useState(1);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    tournamentRowsOptions(api, { id, locale, userId }, { pages, polled: state === 'active' }),
  );
  const rows = joinedRows(leaderboard, data ?? []);
  const isReading = isFetching && (!data || isPlaceholderData);
  const isWhole = pages * TABLE_ROWS >= players && !isReading && !isError;
  const more = () => {
    if (isError) void refetch();
    else setPages(pages + 1);
  };
  return (
    <Leaderboard
      rows={rows}
      own={own}
      players={players}
      moreState={isReading ? 'loading' : isError ? 'failed' : 'idle'}
      {...(skipped !== null && !isWhole && { onMore: more })}
    />
  );
}
