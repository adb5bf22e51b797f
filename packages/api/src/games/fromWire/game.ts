import { type Game, GAME_TYPES } from '@brand/domain';
import * as v from 'valibot';
import {
  colorOrNull,
  countOrNull,
  flagOrNull,
  id,
  imageOrNull,
  orNull,
  required,
  textOrNull,
} from '../../client/fromWire/loose.ts';
import { readable } from '../../client/fromWire/list.ts';
import { uniqueListOf } from '../../client/fromWire/uniqueList.ts';

/** Path of a launch call on the API host. Rejects text that a URL parser could read as another host or parent path. */
const launchPath = v.pipe(v.string(), v.regex(/^(?:\/[\w-]+(?:\.[\w-]+)*)+$/));

/** Game list item → game (section 3, Game list item). */
export const game = v.pipe(
  v.object({
    _id: id,
    type: v.picklist(GAME_TYPES),
    category: required,
    code: v.optional(v.string(), ''),
    handle: launchPath,
    nameTh: textOrNull,
    nameEn: textOrNull,
    img: imageOrNull,
    imgLayers: imageOrNull,
    color: colorOrNull,
    categoryName: textOrNull,
    provider: orNull(v.object({ id, name: required, img: imageOrNull })),
    hot: flagOrNull,
    new: flagOrNull,
    freespin: flagOrNull,
    favourite: flagOrNull,
    recent: flagOrNull,
    launching: flagOrNull,
    demo: flagOrNull,
    game_info: orNull(v.object({ rtp: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) })),
  }),
  v.check(({ nameTh, nameEn }) => nameTh !== null || nameEn !== null, 'no name'),
  v.transform((item): Game => ({
    id: item._id,
    code: item.code,
    handle: item.handle,
    type: item.type,
    nameTh: item.nameTh ?? '',
    nameEn: item.nameEn ?? '',
    provider: {
      id: item.provider?.id ?? item.category,
      name: item.provider?.name ?? item.categoryName ?? item.category,
      image: item.provider?.img ?? null,
    },
    image: item.img,
    ...(item.imgLayers && { imageLayers: item.imgLayers }),
    color: item.color,
    hot: item.hot ?? false,
    isNew: item.new ?? false,
    freeSpin: item.freespin ?? false,
    favourite: item.favourite ?? false,
    recent: item.recent ?? false,
    available: item.launching ?? true,
    rtp: item.game_info?.rtp ?? null,
    demo: item.demo ?? false,
  })),
);

/** One page of games. */
export interface GamePage {
  readonly games: readonly Game[];
  /** Games that match on all pages. */
  readonly total: number;
  /** Number of malformed entries that were excluded from this page; they count for `skip`. */
  readonly dropped: number;
}

/** Game list reply → page. If the API returns no total, it is the number of games. */
export const gamesReply = v.pipe(
  v.object({
    result: v.object({
      list: readable(uniqueListOf(game)),
      total: countOrNull,
    }),
  }),
  v.transform(({ result: { list, total } }): GamePage => ({
    games: list.items,
    total: total ?? list.items.length,
    dropped: list.dropped,
  })),
);
