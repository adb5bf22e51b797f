import type { ShippedLocale } from '@brand/domain';

const reasons = {
  account: {
    th: 'ธนาคารปฏิเสธบัญชีปลายทาง กรุณาติดต่อแอดมินเพื่อตรวจสอบบัญชี',
    en: 'The bank did not accept the account. Please ask an admin to check it.',
  },
  name: {
    th: 'ชื่อบัญชีธนาคารไม่ตรงกับชื่อสมาชิก',
    en: 'The name of the bank account differs from the name of the member.',
  },
  review: {
    th: 'รายการนี้ไม่ผ่านการตรวจสอบ กรุณาติดต่อแอดมิน',
    en: 'It did not pass the check. Please contact an admin.',
  },
} as const satisfies Record<string, Readonly<Record<ShippedLocale, string>>>;

/** Why the operator or the bank refuses a withdrawal. */
export type RefusalReason = keyof typeof reasons;

/** All reasons, for the back office. */
export const refusalReasons = Object.keys(reasons) as readonly RefusalReason[];

/** A reason as the member reads it. */
export function reasonIn(reason: RefusalReason, language: ShippedLocale): string {
  return reasons[reason][language];
}
