import { type GameCategory, GAME_TYPES } from '@brand/domain';
import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { listOf, readable } from '../../client/fromWire/list.ts';
import { flagOrNull, id, imageOrNull, required, textOrNull } from '../../client/fromWire/loose.ts';

/** Game category → provider with games. `code` is the value for `games({ category })` (section 3, Game category). */
export const gameCategory = v.pipe(
  v.object({
    _id: id,
    type: v.picklist(GAME_TYPES),
    category: required,
    nameTh: textOrNull,
    nameEn: textOrNull,
    img: imageOrNull,
    enable: flagOrNull,
    launching: flagOrNull,
  }),
  v.check(({ nameTh, nameEn }) => nameTh !== null || nameEn !== null, 'no name'),
  v.transform((item): GameCategory => ({
    id: item._id,
    code: item.category,
    type: item.type,
    nameTh: item.nameTh ?? '',
    nameEn: item.nameEn ?? '',
    image: item.img,
    enabled: item.enable !== false && item.launching !== false,
    disabled: item.enable === false,
  })),
);

/** Category reply → providers. */
export const categoriesReply = resultOf(readable(listOf(gameCategory)));
