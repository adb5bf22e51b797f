import { lateCode } from '@brand/api';
import type { GameCollection, GameDetail } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../member/services.ts';
import { page } from '../../../routing/chunks/page.ts';

const STALE_MS = 1_800_000;

/** A collection with enough games. */
export interface OfferedCollection {
  readonly id: GameCollection;
  readonly total: number;
  /** Addresses of the covers of its first games. */
  readonly covers: readonly string[];
}

/** The first games of a collection, and how many it has. */
export interface CollectionPage {
  readonly games: readonly GameDetail[];
  readonly total: number;
}

/** What belongs to a collection. Only needed where the server has not answered. */
export const collectionCode = page(() => import('./collectionGames.ts'));

const loadCollectionCode = lateCode(collectionCode.load);

type CollectionServices = Pick<Services, 'api' | 'operator'>;

/** The collections that have enough games. They are found in all games of the API, usually by the server. */
export function collectionsOptions(services: CollectionServices) {
  return queryOptions({
    queryKey: ['collections'],
    queryFn: async ({ client, signal }) => {
      const { collectable, offeredCollections } = await loadCollectionCode();
      return offeredCollections(await collectable(client, services, null, signal));
    },
    staleTime: STALE_MS,
  });
}

/** The first games of a collection. */
export function collectionOptions(
  services: CollectionServices,
  id: GameCollection,
  userId: string | null,
) {
  return queryOptions({
    queryKey: ['collection', id, userId],
    queryFn: async ({ client, signal }) => {
      const { collectable, collectionPage } = await loadCollectionCode();
      return collectionPage(id, await collectable(client, services, userId, signal));
    },
    staleTime: 300_000,
  });
}
