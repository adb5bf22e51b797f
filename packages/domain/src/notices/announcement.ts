import type { Notice } from './notice.ts';

/** Details of the announcement modal (section 2); its fields are those of a notice. */
export type Announcement = Pick<Notice, 'id' | 'title' | 'unsafeHtml' | 'image' | 'link'>;

/** What the announcement modal shows, and whether it and the notification modal open at all (section 2). */
export interface SiteAnnouncement {
  /** Null where nothing is announced. */
  readonly announcement: Announcement | null;
  /** False opens neither the notification modal nor the announcement modal. */
  readonly notificationsEnabled: boolean;
}
