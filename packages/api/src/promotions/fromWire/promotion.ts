import {
  GAME_TYPES,
  type Promotion,
  type PromotionPicture,
  type PromotionTerms,
} from '@brand/domain';
import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { listOf, readable } from '../../client/fromWire/list.ts';
import {
  colorOrNull,
  flagOrNull,
  id,
  image,
  required,
  textOrNull,
  unixTime,
} from '../../client/fromWire/loose.ts';
import { title } from '../../client/fromWire/title.ts';
import { exactBaht } from '../../client/fromWire/money.ts';

/** An amount or null only: a malformed term must not count as a missing term. */
const bahtOrNothing = v.nullable(exactBaht);

/** Parses the terms. Money depends on them, so missing or malformed fields make them invalid. */
export const promotionTerms = v.pipe(
  v.object({
    min_deposit: bahtOrNothing,
    percent: v.nullable(
      v.pipe(
        v.number(),
        v.check((percent) => percent > 0),
        v.finite(),
      ),
    ),
    fixed: bahtOrNothing,
    max_bonus: bahtOrNothing,
    turnover: v.pipe(v.number(), v.minValue(0), v.finite()),
    turnover_on: v.picklist(['bonus', 'depositAndBonus']),
    excluded_types: v.array(v.picklist(GAME_TYPES)),
    excluded_games: v.array(required),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): PromotionTerms => {
    const { percent, fixed, ...rest } = dataset.value;
    const common = {
      minDeposit: rest.min_deposit,
      maxBonus: rest.max_bonus,
      turnover: rest.turnover,
      turnoverOn: rest.turnover_on,
      excludedTypes: rest.excluded_types,
      excludedGames: rest.excluded_games,
    };
    if (percent !== null && fixed === null)
      return { ...common, bonus: { kind: 'percent', percent } };
    if (fixed !== null && percent === null) {
      return { ...common, bonus: { kind: 'fixed', amount: fixed } };
    }
    addIssue({ message: 'either per cent or a sum' });
    return NEVER;
  }),
);

/** Fields with the alternative text of a picture. */
export const pictureFields = {
  imageUrl: image,
  imageUrlMobile: image,
  alt: textOrNull,
  color: colorOrNull,
};

/** Picture of an entry. Without an alternative text, the title is used. */
export function pictureOf(entry: {
  imageUrl: string;
  imageUrlMobile: string;
  alt: string | null;
  color: string | null;
  title: string;
}): PromotionPicture {
  return {
    alt: entry.alt ?? entry.title,
    image: entry.imageUrl,
    imagePhone: entry.imageUrlMobile,
    color: entry.color,
  };
}

/** Start, and an optional end. */
export const scheduleFields = { starts: unixTime, ends: v.nullable(unixTime) };

/** Promotion list entry → promotion. */
const promotion = v.pipe(
  v.object({
    id,
    title,
    summary: v.string(),
    content: v.string(),
    ...pictureFields,
    ...scheduleFields,
    terms: promotionTerms,
    by: v.picklist(['deposit', 'claim', 'registration', 'countdown']),
    audience: v.picklist(['all', 'new', 'visitors', 'invited']),
    period: v.picklist(['once', 'daily', 'weekly', 'monthly', 'each']),
    channels: v.nullable(v.array(required)),
    claimed: flagOrNull,
  }),
  v.transform((entry): Promotion => ({
    id: entry.id,
    title: entry.title,
    summary: entry.summary,
    content: entry.content,
    picture: pictureOf(entry),
    terms: entry.terms,
    by: entry.by,
    audience: entry.audience,
    period: entry.period,
    channels: entry.channels,
    startsAt: entry.starts,
    endsAt: entry.ends,
    claimed: entry.claimed,
  })),
);

/** Promotion list reply → promotions. */
export const promotionsReply = resultOf(readable(listOf(promotion)));
