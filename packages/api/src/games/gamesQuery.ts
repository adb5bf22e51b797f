import type { FigureSort, GameSort, GameType } from '@brand/domain';
import type { WireSchema } from '../client/wire.ts';

/** Query of games. Omitted fields do not filter. */
export interface GamesQuery {
  readonly type?: GameType | undefined;
  /** `code` of a `GameCategory`. */
  readonly category?: string | undefined;
  /** Part of a game's or provider's name. */
  readonly search?: string | undefined;
  readonly hot?: boolean | undefined;
  readonly isNew?: boolean | undefined;
  readonly freeSpin?: boolean | undefined;
  readonly sort?: Exclude<GameSort, FigureSort> | undefined;
  /** Games per page, 1 to 500. */
  readonly limit?: number | undefined;
  /** Games to skip. */
  readonly skip?: number | undefined;
}

/** The query with the parameter names of the API; omitted fields are not sent. */
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
