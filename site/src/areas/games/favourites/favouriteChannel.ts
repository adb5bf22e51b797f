import type { GameCounts } from '@brand/domain';
import { openTabChannel } from '../../../platform/tabs/openTabChannel.ts';
import type { Services } from '../../../member/services.ts';
import { cardMarks } from '../cardMarks.ts';
import { COUNTS_KEY } from '../countsQuery.ts';

/** What one tab tells the others of a favourite. */
export interface FavouriteEvent {
  readonly userId: string;
  readonly id: string;
  readonly favourite: boolean;
  readonly counts: GameCounts | undefined;
}

// One object for the tab: it does not hear itself.
const channel = openTabChannel('favourites');

/** Tells the other tabs. Where tabs cannot talk, they see it with their next list. */
export function tellFavourite(news: FavouriteEvent): void {
  channel?.postMessage(news);
}

/** Takes over what other tabs did. @returns ends it */
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
