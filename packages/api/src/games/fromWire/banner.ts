import { type HomeBanner, safeReturnPath } from '@brand/domain';
import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { listOf } from '../../client/fromWire/list.ts';
import { colorOrNull, id, image, textOrNull } from '../../client/fromWire/loose.ts';
import { titleOrNull } from '../../client/fromWire/title.ts';

/** Promotion list entry → slide. An external link is ignored. */
const banner = v.pipe(
  v.object({
    id,
    title: titleOrNull,
    alt: textOrNull,
    imageUrl: image,
    imageUrlMobile: image,
    link: textOrNull,
    color: colorOrNull,
  }),
  v.transform((entry): HomeBanner => ({
    id: entry.id,
    alt: entry.alt ?? entry.title ?? '',
    image: entry.imageUrl,
    imagePhone: entry.imageUrlMobile,
    path: safeReturnPath(entry.link),
    color: entry.color,
  })),
);

/** Promotion list reply → slides. */
export const bannersReply = resultOf(listOf(banner));
