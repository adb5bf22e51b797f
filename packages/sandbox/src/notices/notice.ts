import type { ShippedLocale } from '@brand/domain';
/** The four types of section 3, Notification item, and one about the member’s own money. */
export const noticeTypes = ['bank', 'promotion', 'game', 'maintenance', 'wallet'] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** Language of the page. */
export type Lang = ShippedLocale;

/** A text in both languages. */
export type Words = Readonly<Record<Lang, string>>;

/** The audience of a notice: members who match all given values; everyone if none is given. */
export interface Audience {
  member?: string | undefined;
  /** `groupID` of the member. */
  groupId?: string | undefined;
  /** Bank group of the member, `groupCustomer` on the wire. */
  groupBank?: string | undefined;
}

/** A notice of the operator. */
export interface NoticeDraft {
  type: NoticeType;
  title: Words;
  /** HTML as written; it is not sanitised here. */
  content: Words;
  /** Address of a picture, or a path on the CDN with `{lang}` for the language. */
  image?: string | undefined;
  /** Code of the game of the notice. */
  game?: string | undefined;
  /** Path of the site, or an address. */
  link?: string | undefined;
  /** After closing it is not shown again. @default false */
  showOne?: boolean | undefined;
  /** Requires the update of section 4, Notifications. @default false */
  forceUpgate?: boolean | undefined;
  /** Opens automatically; otherwise it is only in the inbox. @default true */
  alert?: boolean | undefined;
  /** Start time, in milliseconds since 1970. @default now */
  starts?: number | undefined;
  /** End time, in milliseconds since 1970. @default never */
  ends?: number | undefined;
  /** @default everyone */
  audience?: Audience | undefined;
}

/** A notice as stored; times in milliseconds since 1970. */
export interface NoticeRow {
  id: string;
  type: NoticeType;
  title_th: string;
  title_en: string;
  content_th: string;
  content_en: string;
  image: string | null;
  game: string | null;
  link: string | null;
  show_one: number;
  force_upgate: number;
  alert: number;
  starts: number;
  ends: number | null;
}
