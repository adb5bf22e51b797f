import { useHydrated } from '@brand/ui';
import { LobbyRows } from './LobbyRows.tsx';
import { LobbySkeletons } from './LobbySkeletons.tsx';

/**
 * Home below its first screen. What is taken over from the server are shapes: by the time that this code comes some lists may
 * be here already, and the server knew none of them.
 */
export function LobbyMore() {
  return useHydrated() ? <LobbyRows /> : <LobbySkeletons />;
}
