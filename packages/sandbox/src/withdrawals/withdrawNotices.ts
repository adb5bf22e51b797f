import { formatSatang, satang } from '@brand/domain';
import type { Context } from '../context.ts';
import type { Words } from '../notices/notice.ts';
import { publishNotice } from '../notices/notices.ts';
import type { Withdrawal } from './withdrawals.ts';

/** What has happened to a withdrawal. */
type News = 'requested' | 'received' | 'refused' | 'cancelled';

const titles: Readonly<Record<News, (amount: string) => Words>> = {
  requested: (amount) => ({
    th: `รับรายการถอน ${amount} บาทแล้ว`,
    en: `Withdrawal of ${amount} baht requested`,
  }),
  received: (amount) => ({
    th: `เงินถอน ${amount} บาทเข้าบัญชีแล้ว`,
    en: `Withdrawal of ${amount} baht received by your bank`,
  }),
  refused: (amount) => ({
    th: `รายการถอน ${amount} บาทไม่ผ่าน คืนเงินแล้ว`,
    en: `Withdrawal of ${amount} baht refused and returned`,
  }),
  cancelled: (amount) => ({
    th: `ยกเลิกรายการถอน ${amount} บาทแล้ว คืนเงินแล้ว`,
    en: `Withdrawal of ${amount} baht cancelled and returned`,
  }),
};

/** Puts the news of a withdrawal into the inbox of its member. It does not open on its own. */
export function announceWithdrawal(
  context: Context,
  { member, reference, satang: amount }: Pick<Withdrawal, 'member' | 'reference' | 'satang'>,
  news: News,
  time: number,
): void {
  publishNotice(context, {
    type: 'wallet',
    title: titles[news](formatSatang(satang(amount))),
    content: {
      th: `<p>เลขอ้างอิง <b>${reference}</b></p><p>ดูรายละเอียดได้ที่หน้า<a href="/history">ประวัติ</a></p>`,
      en: `<p>Reference <b>${reference}</b></p><p>Details are in your <a href="/history">history</a>.</p>`,
    },
    link: '/history',
    alert: false,
    starts: time,
    audience: { member },
  });
}
