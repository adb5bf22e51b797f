import { type PromotionEvent, safeReturnPath } from '@brand/domain';
import * as v from 'valibot';
import { listOf, readable } from '../../client/fromWire/list.ts';
import { id, textOrNull } from '../../client/fromWire/loose.ts';
import { title } from '../../client/fromWire/title.ts';
import { pictureFields, pictureOf, scheduleFields } from './promotion.ts';
import { resultOf } from '../../client/fromWire/envelope.ts';

/** Event list entry → event. An external link is ignored. */
const promotionEvent = v.pipe(
  v.object({
    id,
    title,
    summary: v.string(),
    content: v.string(),
    ...pictureFields,
    ...scheduleFields,
    link: textOrNull,
  }),
  v.transform((entry): PromotionEvent => ({
    id: entry.id,
    title: entry.title,
    summary: entry.summary,
    content: entry.content,
    picture: pictureOf(entry),
    startsAt: entry.starts,
    endsAt: entry.ends,
    path: safeReturnPath(entry.link),
  })),
);

/** Event list reply → events. */
export const eventsReply = resultOf(v.object({ list: readable(listOf(promotionEvent)) }));
