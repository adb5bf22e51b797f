import type { GameCounts } from '@brand/domain';
import { openTabChannel } from '../../../platform/tabs/openTabChannel.ts';
import type { Services } from '../../../member/services.ts';
import { cardMarks } from '../cardMarks.ts';
import { COUNTS_KEY } from '../countsQuery.ts';

/** Message to other tabs about a favourite. */
export interface FavouriteEvent {
  readonly userId: string;
  readonly id: string;
  readonly favourite: boolean;
  readonly counts: GameCounts | undefined;
}

// One channel object per tab: a tab does not receive its own messages.
const channel = openTabChannel('favourites');

/** Notifies the other tabs. Without a channel they see the change with their next list. */
export function tellFavourite(news: FavouriteEvent): void {
  channel?.postMessage(news);
}

/** Applies the changes of other tabs. @returns unsubscribe */
export function subscribeToFavourites({ queries, session }: Services): () => void {
  const hear = ({ data }: MessageEvent<FavouriteEvent>) => {
    const { userId, id, favourite, counts } = data;
    if (session.read()?.userId !== userId) return;
    cardMarks.setFavourite(id, favourite);
    if (counts) queries.setQueryData(COUNTS_KEY, counts);
    void queries.invalidateQueries({ queryKey: ['games', 'favourite', userId] });
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
