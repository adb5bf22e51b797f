import {
  type BonusOffer,
  type BonusRefusal,
  type MemberBonus,
  errorMessageId,
} from '@brand/domain';
import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { listOf, readable } from '../../client/fromWire/list.ts';
import { id, orNull, unixTime } from '../../client/fromWire/loose.ts';
import { title } from '../../client/fromWire/title.ts';
import { baht, exactBaht } from '../../client/fromWire/money.ts';
import { pictureFields, pictureOf, promotionTerms } from './promotion.ts';

const amountOrNull = orNull(baht);

const refusal = v.pipe(
  v.object({
    code: v.pipe(v.number(), v.safeInteger()),
    needed: amountOrNull,
    have: amountOrNull,
  }),
  v.transform(({ code, needed, have }): BonusRefusal => ({
    code,
    messageId: errorMessageId('bonus', code),
    needed,
    have,
  })),
);

/** Bonus list entry → offer. */
const bonusOffer = v.pipe(
  v.object({
    id,
    title,
    summary: v.string(),
    ...pictureFields,
    terms: promotionTerms,
    by: v.picklist(['deposit', 'claim']),
    credit: v.nullable(exactBaht),
    ends: orNull(unixTime),
    refusal: v.nullable(refusal),
  }),
  v.transform((entry): BonusOffer => ({
    id: entry.id,
    title: entry.title,
    summary: entry.summary,
    picture: pictureOf(entry),
    terms: entry.terms,
    by: entry.by,
    credit: entry.credit,
    endsAt: entry.ends,
    refusal: entry.refusal,
  })),
);

/** Own bonus of the member. */
const memberBonus = v.pipe(
  v.object({
    id,
    promotion: id,
    title,
    credit: exactBaht,
    time: unixTime,
    status: v.picklist(['running', 'done', 'lost']),
    turnover: v.object({ required: exactBaht, done: exactBaht }),
  }),
  v.transform((bonus): MemberBonus => ({
    id: bonus.id,
    promotionId: bonus.promotion,
    title: bonus.title,
    credit: bonus.credit,
    grantedAt: bonus.time,
    status: bonus.status,
    turnover: bonus.turnover,
  })),
);

/** Bonus list reply → available and own bonuses. */
export const bonusesReply = resultOf(
  v.object({ list: readable(listOf(bonusOffer)), mine: readable(listOf(memberBonus)) }),
);

/** Claim reply → the received bonus. */
export const claimReply = resultOf(memberBonus);
