import { MINUTE } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { invalidField } from '../http/refusal.ts';
import { type Audience, type NoticeDraft, type NoticeType, noticeTypes } from './notice.ts';

type Fields = Readonly<Record<string, string>>;

/** Default title and content. */
const samples: Readonly<
  Record<NoticeType, Pick<NoticeDraft, 'title' | 'content' | 'image' | 'game' | 'link'>>
> = {
  bank: {
    title: { th: 'แจ้งเปลี่ยนแปลงบัญชีฝาก', en: 'Our deposit account has changed' },
    content: {
      th: '<p>กรุณาตรวจสอบเลขที่บัญชีก่อนฝากเงินทุกครั้ง</p>',
      en: '<p>Please check the account number before every deposit.</p>',
    },
    link: '/deposit',
  },
  promotion: {
    title: { th: 'โปรโมชั่นใหม่มาแล้ว', en: 'A new promotion is here' },
    content: {
      th: '<p>ดูรายละเอียดและเงื่อนไขได้ที่หน้า<a href="/promotion">โปรโมชั่น</a></p>',
      en: '<p>Details and terms are on the <a href="/promotion">promotion</a> page.</p>',
    },
    image: 'banners/tournament.{lang}.phone.svg',
    link: '/promotion',
  },
  game: {
    title: { th: 'เกมยอดนิยม แนวปะการังเดือด', en: 'Popular now: Reef Rumble' },
    content: {
      th: '<p>เล่นได้แล้ววันนี้ หรือ<b>ทดลองเล่น</b>ก่อนก็ได้</p>',
      en: '<p>Play it today, or <b>try the demo</b> first.</p>',
    },
    image: 'covers/reef-rumble.svg',
    game: 'reef-rumble',
    link: '/game/g_reef-rumble/reef-rumble',
  },
  maintenance: {
    title: { th: 'แจ้งปิดปรับปรุงระบบ', en: 'Planned maintenance' },
    content: {
      th: '<p>ระบบปิดปรับปรุงคืนนี้เวลา <strong>03:00 - 03:30 น.</strong></p>',
      en: '<p>The site is closed tonight from <strong>03:00 to 03:30</strong>.</p>',
    },
  },
  wallet: {
    title: { th: 'เงินถอนเข้าบัญชีแล้ว', en: 'Your withdrawal has arrived' },
    content: {
      th: '<p>ดูรายละเอียดได้ที่หน้า<a href="/history">ประวัติ</a></p>',
      en: '<p>Details are in your <a href="/history">history</a>.</p>',
    },
    link: '/history',
  },
};

/** A notice from the fields of a trigger. Throws `invalidField` for an invalid field. */
export function draftOfFields(context: Context, fields: Fields): NoticeDraft {
  const type = noticeTypes.find((each) => each === (fields['type'] ?? 'promotion'));
  if (!type) throw invalidField('type');
  const sample = samples[type];
  const title = typed(fields['title']);
  const content = typed(fields['content']);
  const minutes = minutesOf(fields['minutes']);
  return {
    ...sample,
    type,
    ...(title !== undefined && { title: { th: title, en: title } }),
    ...(content !== undefined && { content: { th: content, en: content } }),
    showOne: fields['showOne'] === 'yes',
    forceUpgate: fields['forceUpgate'] === 'yes',
    alert: fields['alert'] !== 'no',
    ends: minutes === undefined ? undefined : context.clock.now() + minutes * MINUTE,
    audience: audienceOf(context, fields),
  };
}

/** The audience in the fields `audience` and `member`. */
export function audienceOf(context: Context, fields: Fields): Audience {
  const audience = fields['audience'] ?? 'all';
  switch (audience) {
    case 'all':
      return {};
    case 'member':
      return { member: memberOfField(context, fields['member']) };
    default: {
      const groupBank = /^bank-(\w{1,16})$/.exec(audience)?.[1];
      if (groupBank === undefined) throw invalidField('audience');
      return { groupBank };
    }
  }
}

/** The member of a field, by id or username. Throws `invalidField` if there is none. */
export function memberOfField({ db }: Context, value: string | undefined): string {
  const named = value ?? '';
  const row = db.get<{ id: string }>(
    'SELECT id FROM members WHERE id = ? OR username = ?',
    named,
    named,
  );
  if (!row) throw invalidField('member');
  return row.id;
}

/** Whole minutes of a field; undefined if it is empty. Throws `invalidField` for anything else. */
function minutesOf(value: string | undefined): number | undefined {
  const written = typed(value);
  if (written === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(written)) throw invalidField('minutes');
  return Number(written);
}

function typed(value: string | undefined): string | undefined {
  const written = value?.trim() ?? '';
  return written === '' ? undefined : written;
}
