import { BANKS, type ShippedLocale, bankName, groupAccountNumber } from '@brand/domain';
import { DAY } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { escaped } from '../pages/escaped.ts';
import type { NoticeDraft } from './notice.ts';
import { publishNotice } from './notices.ts';

/** A changed deposit account. */
export interface BankChange {
  /** Bank code of section 3. */
  bank: string;
  accountNumber: string;
  accountName: string;
  /** The bank group that uses the account; null for all. */
  groupBank: string | null;
}

/** How long the notice of a new deposit account is shown. */
const TOLD_FOR = 7 * DAY;

/** Notifies members of a changed deposit account (section 8, Bank-change notice), and returns the id of the notice. */
export function publishBankChange(context: Context, change: BankChange): string {
  const ends = context.clock.now() + TOLD_FOR;
  return publishNotice(context, { ...bankChangeNotice(change), ends });
}

/** The notice without its times. */
export function bankChangeNotice(change: BankChange): NoticeDraft {
  const { bank, accountName, groupBank } = change;
  const number = groupAccountNumber(change.accountNumber);
  const [th, en] = [nameOf(bank, 'th'), nameOf(bank, 'en')];
  return {
    type: 'bank',
    title: { th: 'แจ้งเปลี่ยนแปลงบัญชีฝาก', en: 'Our deposit account has changed' },
    content: {
      th: `<p>บัญชีสำหรับฝากเงินของเราเปลี่ยนเป็น</p>
<p><b>${escaped(th)}</b><br>เลขที่บัญชี <b>${escaped(number)}</b><br>ชื่อบัญชี ${escaped(accountName)}</p>
<p><span style="color:#d4380d">กรุณาตรวจสอบเลขที่บัญชีก่อนฝากเงินทุกครั้ง</span> เงินที่โอนเข้าบัญชีเดิมจะตรวจสอบได้ช้ากว่าปกติ</p>`,
      en: `<p>The account for your deposits is now</p>
<p><b>${escaped(en)}</b><br>Account number <b>${escaped(number)}</b><br>Account name ${escaped(accountName)}</p>
<p><span style="color:#d4380d">Please check the account number before every deposit.</span> Money sent to the old account takes longer to find.</p>`,
    },
    image: `banks/${bank}.svg`,
    link: '/deposit',
    audience: { groupBank: groupBank ?? undefined },
  };
}

function nameOf(code: string, locale: ShippedLocale): string {
  const bank = BANKS.find((each) => each.code === code);
  return bank ? bankName(bank, locale) : code.toUpperCase();
}
