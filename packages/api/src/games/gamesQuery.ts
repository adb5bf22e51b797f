import type { GameSort, GameType } from '@brand/domain';
import type { WireSchema } from '../client/wire.ts';

/** Which games to list. What is left out does not narrow the list. */
export interface GamesQuery {
  readonly type?: GameType | undefined;
  /** `code` of a `GameCategory`. */
  readonly category?: string | undefined;
  /** Part of a game's or provider's name. */
  readonly search?: string | undefined;
  readonly hot?: boolean | undefined;
  readonly isNew?: boolean | undefined;
  readonly freeSpin?: boolean | undefined;
  readonly sort?: GameSort | undefined;
  /** Games a page, 1 to 500. */
  readonly limit?: number | undefined;
  /** Games to leave out from the start. */
  readonly skip?: number | undefined;
}

/** The query in the spelling of the wire; what is left out is not sent. */
export function listsRequest(query: GamesQuery): WireSchema<'ListsRequest'> {
  const { type, category, search, hot, isNew, freeSpin, sort, limit, skip } = query;
  return {
    ...(type && { type }),
    ...(category && { category }),
    ...(search && { search }),
    ...(hot !== undefined && { hot }),
    ...(isNew !== undefined && { new: isNew }),
    ...(freeSpin !== undefined && { freespin: freeSpin }),
    ...(sort && { sort }),
    ...(limit !== undefined && { limit }),
    ...(skip !== undefined && { skip }),
  };
}
