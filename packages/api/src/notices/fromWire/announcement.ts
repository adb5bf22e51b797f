import type { Announcement, SiteAnnouncement } from '@brand/domain';
import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { flagOrNull, id, imageOrNull, textOrNull } from '../../client/fromWire/loose.ts';
import { titleOrNull } from '../../client/fromWire/title.ts';
import { linkOf, saysSomething } from './notice.ts';

const details = v.pipe(
  v.object({
    id,
    title: titleOrNull,
    content: textOrNull,
    imageUrl: imageOrNull,
    link: textOrNull,
  }),
  v.check((item) => saysSomething(item)),
  v.transform((item): Announcement => ({
    id: item.id,
    title: item.title ?? '',
    unsafeHtml: item.content ?? '',
    image: item.imageUrl,
    link: linkOf(item.link),
  })),
);

/** Announcement reply → announcement, and whether malformed details were excluded. */
export const announcementReply = v.pipe(
  resultOf(
    v.object({
      details: v.nullish(v.unknown(), null),
      notify: flagOrNull,
    }),
  ),
  v.transform((result) => {
    const parsed = v.safeParse(details, result.details);
    const site: SiteAnnouncement = {
      announcement: parsed.success ? parsed.output : null,
      notificationsEnabled: result.notify ?? true,
    };
    return { site, dropped: !parsed.success && result.details !== null };
  }),
);
