import { WinsRail } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { gameInfoPath } from '../gameHref.ts';
import { recentWinsOptions } from './recentWinsQuery.ts';

/** Recent wins in the most played games. Without any, or without a reply, there is no row. */
export function RecentWins() {
  const { href } = usePlace();
  const { api } = useServices();
  const { data, isError } = useQuery(recentWinsOptions(api));
  if (isError || data?.length === 0) return <></>;
  return (
    <WinsRail
      state={data ? { status: 'ready', wins: data } : { status: 'loading' }}
      hrefOf={(game) => href(gameInfoPath(game))}
    />
  );
}
