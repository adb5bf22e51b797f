import type { GameCollection, Locale } from '@brand/domain';
import type { PreviewImage } from '../documents/previewTags.ts';
import type { StructuredData } from '../documents/structuredData.ts';

/** What a brand offers to every visitor, as the member API reports it. */
export interface Catalogue {
  /** False only where the API has replied that there is no such game. */
  hasGame(id: string): Promise<boolean>;
  /** False only where the API has replied that there is no such promotion. */
  hasPromotion(id: string): Promise<boolean>;
  /**
   * False only where the API has replied, and the id of a list is neither a provider, a collection with enough games, nor
   * a term that finds games.
   *
   * @param id as the address has it, decoded
   */
  hasList(id: string): Promise<boolean>;
  /** False only where the API has replied that there is no such tournament. */
  hasTournament(id: string): Promise<boolean>;
  /** Ids of all games; none while the API is unavailable. */
  gameIds(): Promise<ReadonlySet<string>>;
  /** Collections with enough games; none while the API is unavailable. */
  collections(): Promise<readonly GameCollection[]>;
  /** Ids of all promotions; none while the API is unavailable. */
  promotionIds(): Promise<ReadonlySet<string>>;
  /** The cover of a game; null where there is none, and while the API is unavailable. */
  gamePreview(id: string, locale: Locale): Promise<PreviewImage | null>;
  /** The picture of a promotion; null where there is none, and while the API is unavailable. */
  promotionPreview(id: string, locale: Locale): Promise<PreviewImage | null>;
  /** Questions and answers of the help page; null while the API is unavailable. The same object until it is loaded again. */
  faq(locale: Locale): Promise<StructuredData | null>;
  /** Result of the last call. */
  state(): ApiState;
}

/** Whether the member API answers. */
export type ApiState = 'up' | 'down' | 'unknown';

/** A catalogue for where no API is asked: everything exists. */
export const NO_CATALOGUE: Catalogue = {
  hasGame: async () => true,
  hasPromotion: async () => true,
  hasList: async () => true,
  hasTournament: async () => true,
  gameIds: async () => new Set(),
  collections: async () => [],
  promotionIds: async () => new Set(),
  gamePreview: async () => null,
  promotionPreview: async () => null,
  faq: async () => null,
  state: () => 'unknown',
};
