import type { GameCounts } from '@brand/domain';
import * as v from 'valibot';
import { game } from './game.ts';
import { gameCategory } from './gameCategory.ts';
import { listOf, readable } from '../../client/fromWire/list.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Counts of favourite and recent games (section 3, Counts). */
const counts = v.pipe(
  v.object({ countFavourite: count, countRecent: count }),
  v.transform(({ countFavourite, countRecent }): GameCounts => ({
    favourites: countFavourite,
    recents: countRecent,
  })),
);

/** `lists` → games. */
export const listsData = v.pipe(
  v.object({ lists: readable(listOf(game)) }),
  v.transform(({ lists }) => lists),
);

/** `categorys` → providers. */
export const categorysData = v.pipe(
  v.object({ categorys: readable(listOf(gameCategory)) }),
  v.transform(({ categorys }) => categorys),
);

/** `getFavouriteAndRecent` → counts. */
export const countsData = v.pipe(
  v.object({ getFavouriteAndRecent: counts }),
  v.transform((data) => data.getFavouriteAndRecent),
);

/** `addFavourite` → counts. */
export const addFavouriteData = v.pipe(
  v.object({ addFavourite: counts }),
  v.transform((data) => data.addFavourite),
);

/** `addRecent` → counts. */
export const addRecentData = v.pipe(
  v.object({ addRecent: counts }),
  v.transform((data) => data.addRecent),
);
