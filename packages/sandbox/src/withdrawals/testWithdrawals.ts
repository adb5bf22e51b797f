import { type Satang, SATANG_PER_BAHT, bahtFromSatang } from '@brand/domain';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import type { MagicTable } from '../control/magicTable.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { setLock } from './withdrawLock.ts';

interface TestWithdrawal {
  /** Whole baht: equal to the code, so that it is easy to remember. */
  readonly baht: number;
  /** Description of the refusal, in one sentence. */
  readonly effect: string;
  reply(context: Context, member: string): ReplyBody;
}

/** An undocumented code: clients show their generic message. */
const UNKNOWN = 1999;

const testWithdrawals: readonly TestWithdrawal[] = [
  {
    baht: 1001,
    effect: 'Not enough balance, regardless of the balance.',
    reply: () => ({ code: 1001, messages: 'ยอดเงินไม่พอ' }),
  },
  {
    baht: 1002,
    effect: 'Below the minimum.',
    reply: ({ rules }) => ({
      code: 1002,
      messages: 'ต่ำกว่าขั้นต่ำ',
      min: bahtFromSatang(rules.withdraw.min),
    }),
  },
  {
    baht: 1005,
    effect: 'Cooldown, as after a withdrawal on another device: a lock of ten minutes starts.',
    reply(context, member) {
      const since = setLock(context, member);
      return { code: 1005, messages: 'ยังถอนไม่ได้', result: { date: unixSeconds(since) } };
    },
  },
  {
    baht: 1009,
    effect: 'The daily amount is reached.',
    reply: () => ({ code: 1009, messages: 'ครบยอดถอนต่อวัน กรุณาติดต่อแอดมิน' }),
  },
  {
    baht: 1010,
    effect: 'The daily number of withdrawals is reached.',
    reply: () => ({ code: 1010, messages: 'ครบจำนวนครั้งต่อวัน กรุณาติดต่อแอดมิน' }),
  },
  {
    baht: 1011,
    effect: 'Both daily limits are reached.',
    reply: () => ({ code: 1011, messages: 'ครบยอดและจำนวนครั้งต่อวัน กรุณาติดต่อแอดมิน' }),
  },
  {
    baht: 1012,
    effect: 'The rest of the daily amount is too low.',
    reply: ({ rules }) => ({
      code: 1012,
      messages: 'เกินวงเงินถอนที่เหลือของวันนี้',
      result: { amount_left: bahtFromSatang(rules.withdraw.min) },
    }),
  },
  {
    baht: 1013,
    effect: 'The turnover of a bonus is not complete.',
    reply: () => ({
      code: 1013,
      messages: 'ยังทำยอดเทิร์นของโบนัสไม่ครบ',
      result: { locked: 150, left: 1500 },
    }),
  },
  {
    baht: 1099,
    effect: `Code ${UNKNOWN}, which clients do not know.`,
    reply: () => ({ code: UNKNOWN, messages: 'ถอนเงินไม่สำเร็จ' }),
  },
];

/** The refusal of a test amount, or undefined for all other amounts. Moves no money. */
export function magicRefusal(
  context: Context,
  member: string,
  amount: Satang,
): ReplyBody | undefined {
  const magic = testWithdrawals.find(({ baht }) => baht * SATANG_PER_BAHT === amount);
  return magic?.reply(context, member);
}

/** The table as the control page shows it. */
export const withdrawalTestValues: MagicTable = {
  title: 'Withdrawals',
  explains: 'Withdraw exactly this amount; all other amounts follow the rules.',
  rows: testWithdrawals.map(({ baht, effect }) => ({ value: `${baht}.00 baht`, effect })),
};
