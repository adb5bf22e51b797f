/** The types of section 3, Notification item. */
export const NOTICE_TYPES = ['bank', 'promotion', 'game', 'maintenance', 'wallet'] as const;

/** `other` is a type that this version does not know. */
export type NoticeType = (typeof NOTICE_TYPES)[number] | 'other';

/** Link of a notice: a path of this site, or an https address of another site. */
export type NoticeLink =
  | { readonly to: 'site'; readonly path: string }
  | { readonly to: 'web'; readonly address: string };

/** A message of the operator for a member (section 3, Notification item). */
export interface Notice {
  readonly id: string;
  readonly type: NoticeType;
  /** Plain text; empty if the operator wrote none. */
  readonly title: string;
  /** HTML as the operator wrote it. It is untrusted until sanitised. */
  readonly unsafeHtml: string;
  /** Address of a picture. */
  readonly image: string | null;
  /** Name of the related game. */
  readonly gameName: string | null;
  /** Null without a link, or if the link must not be opened. */
  readonly link: NoticeLink | null;
  /** True: once closed it does not return. False: it returns 2 hours after closing (section 4). */
  readonly showOnce: boolean;
  /** Showing it starts the member's upgrade (section 4). */
  readonly forcesUpgrade: boolean;
  /** True: it opens automatically in the notification modal. False: it is only in the inbox. */
  readonly opensByItself: boolean;
  /** Ms since 1970 at which it ends; null for no end. */
  readonly endsAt: number | null;
}

/** A notice in the inbox. */
export interface InboxNotice extends Notice {
  /** Start time in ms since 1970. */
  readonly publishedAt: number;
  readonly isRead: boolean;
}
