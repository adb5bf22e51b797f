import { WinsRail } from '@brand/ui';
import { useState } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { useDocumentQuery } from '../../../platform/query/useDocumentQuery.ts';
import { rhythm } from '../../../platform/clock/rhythm.ts';
import { gameInfoPath } from '../gameHref.ts';
import { recentWinsOptions } from './recentWinsQuery.ts';

/** Polling interval while the row is in sight. */
const POLL_MS = rhythm(60_000);

/**
 * Recent wins in the most played games. New ones come in while the row is visible; nothing is requested while it is not.
 * Without any win, or without a reply, there is no row.
 */
export function RecentWins() {
  const { href } = usePlace();
  const { api } = useServices();
  const [watched, setWatched] = useState(false);
  const { data, isError } = useDocumentQuery({
    ...recentWinsOptions(api),
    refetchInterval: watched && POLL_MS,
  });
  // Its place stays empty.
  if (data ? data.length === 0 : isError) return <span hidden />;
  return (
    <WinsRail
      state={data ? { status: 'ready', wins: data } : { status: 'loading' }}
      hrefOf={(game) => href(gameInfoPath(game))}
      windowMs={POLL_MS}
      onWatchedChange={setWatched}
    />
  );
}
