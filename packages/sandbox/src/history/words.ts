import type { ShippedLocale } from '@brand/domain';

type Words = Readonly<Record<ShippedLocale, string>>;

/** Status of a deposit or a withdrawal, as far as its note describes it. */
export type NotedStatus = 'review' | 'turnedDown' | 'returned';

const notes: Readonly<Record<NotedStatus, Words>> = {
  review: { th: 'รอตรวจสอบสลิป', en: 'Your transfer is being checked' },
  turnedDown: {
    th: 'ไม่พบยอดโอน กรุณาติดต่อแอดมิน',
    en: 'The transfer was not found. Please contact admin.',
  },
  returned: { th: 'คืนเงินเข้ากระเป๋า', en: 'Returned to your wallet' },
};

/** The note of a row with that status. */
export function noteOf(status: NotedStatus, language: ShippedLocale): string {
  return notes[status][language];
}

/** Kinds of posting that move a member’s money and are not deposits, withdrawals or play. */
const kinds: Readonly<Record<string, Words>> = {
  bonus: { th: 'โบนัส', en: 'Bonus' },
  'affiliate-withdrawal': { th: 'รายได้แนะนำเพื่อน', en: 'Affiliate income' },
  'tournament-prize': { th: 'รางวัลทัวร์นาเมนต์', en: 'Tournament prize' },
  adjustment: { th: 'ปรับเพิ่มยอดเงิน', en: 'Added by admin' },
  deduction: { th: 'ปรับลดยอดเงิน', en: 'Deducted by admin' },
};

/** Type of a row. Types that section 3 does not define are shown unchanged, so they are in the member’s language. */
export function typeOf(type: string, language: ShippedLocale): string {
  return kinds[type]?.[language] ?? type;
}
