import type { ShippedLocale } from '@brand/domain';
type Words = Readonly<Record<ShippedLocale, string>>;

/** A level, its requirements within the period in whole baht, and its benefits. */
export interface VipLevel {
  readonly name: Words;
  readonly colour: string;
  readonly turnover: number;
  readonly deposits: number;
  /** Services by the operator’s staff; nothing is paid automatically. */
  readonly benefits: Readonly<Record<ShippedLocale, readonly string[]>>;
}

/** Days that count, up to now. */
export const VIP_DAYS = 30;

/** From the lowest, the initial level, to the highest. Each includes the benefits of those below it. */
export const vipLevels: readonly VipLevel[] = [
  {
    name: { th: 'สมาชิก', en: 'Member' },
    colour: '#6b9a4c',
    turnover: 0,
    deposits: 0,
    benefits: {
      th: ['แชทสดกับแอดมินได้ตลอด 24 ชั่วโมง'],
      en: ['24-hour live chat with admin'],
    },
  },
  {
    name: { th: 'บรอนซ์', en: 'Bronze' },
    colour: '#a9713d',
    turnover: 20_000,
    deposits: 3000,
    benefits: {
      th: ['แชทสดได้คิวก่อน'],
      en: ['Priority chat'],
    },
  },
  {
    name: { th: 'ซิลเวอร์', en: 'Silver' },
    colour: '#8d99ae',
    turnover: 100_000,
    deposits: 15_000,
    benefits: {
      th: ['ตรวจสลิปโอนเงินให้ก่อน', 'ของขวัญวันเกิดจากทีมงาน'],
      en: ['Priority slip checks', 'Birthday gift from our team'],
    },
  },
  {
    name: { th: 'โกลด์', en: 'Gold' },
    colour: '#c9a227',
    turnover: 400_000,
    deposits: 60_000,
    benefits: {
      th: ['แอดมินประจำตัวทาง LINE', 'ขอปรับวงเงินถอนต่อวันกับแอดมินได้'],
      en: ['Personal admin on LINE', 'Higher daily withdrawal limit on request'],
    },
  },
  {
    name: { th: 'แพลทินัม', en: 'Platinum' },
    colour: '#4f8fba',
    turnover: 1_500_000,
    deposits: 200_000,
    benefits: {
      th: ['รายการถอนยอดสูงมีคนดูแลจนเงินเข้าบัญชี', 'ร่วมทดลองเกมใหม่ก่อนเปิดให้เล่น'],
      en: ['Large withdrawals tracked until they arrive', 'Early access to new games'],
    },
  },
  {
    name: { th: 'ไดมอนด์', en: 'Diamond' },
    colour: '#7b5cd6',
    turnover: 5_000_000,
    deposits: 600_000,
    benefits: {
      th: ['สายตรงถึงหัวหน้าทีมดูแลสมาชิก', 'คำเชิญร่วมงานของสมาชิกไดมอนด์'],
      en: ['Direct line to the head of member care', 'Invitations to Diamond member events'],
    },
  },
];
