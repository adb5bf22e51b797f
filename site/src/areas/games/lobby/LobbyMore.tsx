import { useHydrated } from '@brand/ui';
import { LobbyRows } from './LobbyRows.tsx';
import { LobbySkeletons } from './LobbySkeletons.tsx';

/**
 * Home page below its first screen. Skeletons are hydrated first, because some lists may have loaded before this code,
 * and the server had none of them.
 */
export function LobbyMore() {
  return useHydrated() ? <LobbyRows /> : <LobbySkeletons />;
}

export { RecentWins } from './RecentWins.tsx';
