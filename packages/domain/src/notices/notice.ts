/** The types of section 3, Notification item. */
export const NOTICE_TYPES = ['bank', 'promotion', 'game', 'maintenance'] as const;

/** `other` stands for a type that this version does not know. */
export type NoticeType = (typeof NOTICE_TYPES)[number] | 'other';

/** Where a notice leads: to a path of this site, or to an https address elsewhere. */
export type NoticeLink =
  { readonly to: 'site'; readonly path: string } | { readonly to: 'web'; readonly address: string };

/** What the operator tells a member (section 3, Notification item). */
export interface Notice {
  readonly id: string;
  readonly type: NoticeType;
  /** Plain text; empty where the operator wrote none. */
  readonly title: string;
  /** HTML as the operator wrote it: hostile until it has been sanitised. */
  readonly unsafeHtml: string;
  /** Address of a picture. */
  readonly image: string | null;
  /** Name of the game that it is about. */
  readonly gameName: string | null;
  /** Null where it leads nowhere, or to what no site should open. */
  readonly link: NoticeLink | null;
  /** Once closed it does not come back; else it comes back 2 hours after it was closed (section 4). */
  readonly showOnce: boolean;
  /** Showing it asks for the member's upgrade (section 4). */
  readonly forcesUpgrade: boolean;
  /** Opens by itself in the notification modal; else it stands in the inbox only. */
  readonly opensByItself: boolean;
  /** Ms since 1970 at which it ends, null where it has no end. */
  readonly endsAt: number | null;
}

/** A notice in the inbox. */
export interface InboxNotice extends Notice {
  /** Ms since 1970 at which it began. */
  readonly publishedAt: number;
  readonly isRead: boolean;
}
