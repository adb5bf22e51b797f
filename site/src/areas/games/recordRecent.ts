import type { Game } from '@brand/domain';
import type { Services } from '../../member/services.ts';
import { COUNTS_KEY } from './countsQuery.ts';
import { loadLibrary } from './libraryCode.ts';

/**
 * Records a game as the last played one (section 4, Game launch). Its count in the menu and the list of played games
 * follow. A launch neither waits for it nor fails with it.
 */
export function recordRecent(services: Services, game: Game): void {
  const { queries, session } = services;
  const userId = session.read()?.userId;
  if (userId === undefined) return;
  const record = async () => {
    const counts = await (await loadLibrary(services)).recordRecent(game);
    if (session.read()?.userId !== userId) return;
    queries.setQueryData(COUNTS_KEY, counts);
    await queries.invalidateQueries({ queryKey: ['games', 'recent', userId] });
  };
  // A missing entry in the list is not a reason to interrupt a player.
  record().catch(() => undefined);
}
