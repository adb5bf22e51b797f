/** The four types of section 3, Notification item. */
export const noticeTypes = ['bank', 'promotion', 'game', 'maintenance'] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** Language of the page. */
export type Lang = 'th' | 'en';

/** A text in both languages. */
export type Words = Readonly<Record<Lang, string>>;

/** Whom a notice is for; who is in all that is named gets it, everybody where nothing is named. */
export interface Audience {
  member?: string | undefined;
  /** `groupID` of the member. */
  groupId?: string | undefined;
  /** Bank group of the member, `groupCustomer` on the wire. */
  groupBank?: string | undefined;
}

/** A notice as an operator writes it. */
export interface NoticeDraft {
  type: NoticeType;
  title: Words;
  /** HTML, as it was written: nothing of it is cleaned here. */
  content: Words;
  /** Address of a picture, or a path on the CDN in which `{lang}` stands for the language. */
  image?: string | undefined;
  /** Code of the game that it is about. */
  game?: string | undefined;
  /** Path of the site, or an address. */
  link?: string | undefined;
  /** Once closed it does not come back. @default false */
  showOne?: boolean | undefined;
  /** Asks the member for the update of section 4, Notifications. @default false */
  forceUpgate?: boolean | undefined;
  /** Opens by itself; else it stands in the inbox only. @default true */
  alert?: boolean | undefined;
  /** When it begins, in milliseconds since 1970. @default now */
  starts?: number | undefined;
  /** When it ends, in milliseconds since 1970. @default never */
  ends?: number | undefined;
  /** @default everybody */
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
