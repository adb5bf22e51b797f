import type { Context } from '../context.ts';
import type { Lang, Words } from './notice.ts';
import { pictureAddress } from './wireNotice.ts';

/** An announcement of the operator; `image` and `link` as in a notice, `ends` in milliseconds since 1970. */
export interface AnnouncementDraft {
  title: Words;
  content: Words;
  image?: string | undefined;
  link?: string | undefined;
  ends?: number | undefined;
}

/** Details of the announcement modal (section 2) in the API format. */
export interface WireAnnouncement {
  id: string;
  title: string;
  content: string;
  imageUrl: string | null;
  link: string | null;
}

interface AnnouncementRow {
  id: string;
  title_th: string;
  title_en: string;
  content_th: string;
  content_en: string;
  image: string | null;
  link: string | null;
}

/** Publishes an announcement and replaces the current one. */
export function announce(context: Context, draft: AnnouncementDraft): void {
  const { db, clock, random } = context;
  const { title, content } = draft;
  takeDownAnnouncement(context);
  db.run(
    `INSERT INTO announcements (id, title_th, title_en, content_th, content_en, image, link, starts, ends)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    `a_${random.token(9)}`,
    title.th,
    title.en,
    content.th,
    content.en,
    draft.image ?? null,
    draft.link ?? null,
    clock.now(),
    draft.ends ?? null,
  );
}

/** Removes the announcement. */
export function takeDownAnnouncement({ db }: Context): void {
  db.run('DELETE FROM announcements');
}

/** The current announcement; null if there is none. */
export function announcementFor(context: Context, lang: Lang): WireAnnouncement | null {
  const { db, clock } = context;
  const row = db.get<AnnouncementRow>(
    'SELECT * FROM announcements WHERE ends IS NULL OR ends > ? ORDER BY starts DESC LIMIT 1',
    clock.now(),
  );
  if (!row) return null;
  return {
    id: row.id,
    title: lang === 'en' ? row.title_en : row.title_th,
    content: lang === 'en' ? row.content_en : row.content_th,
    imageUrl: row.image === null ? null : pictureAddress(context, row.image, lang),
    link: row.link,
  };
}
