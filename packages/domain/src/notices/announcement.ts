import type { Notice } from './notice.ts';

/** Details of the announcement modal (section 2), with the fields of a notice. */
export type Announcement = Pick<Notice, 'id' | 'title' | 'unsafeHtml' | 'image' | 'link'>;

/** Content of the announcement modal, and whether it and the notification modal may open (section 2). */
export interface SiteAnnouncement {
  /** Null without an announcement. */
  readonly announcement: Announcement | null;
  /** If false, neither the notification modal nor the announcement modal opens. */
  readonly notificationsEnabled: boolean;
}
