type Words = Readonly<Record<'th' | 'en', string>>;

/** A level, its requirements within the period in whole baht, and its benefits. */
export interface VipLevel {
  readonly name: Words;
  readonly colour: string;
  readonly turnover: number;
  readonly deposits: number;
  /** Services by the operator’s staff; nothing is paid automatically. */
  readonly benefits: Readonly<Record<'th' | 'en', readonly string[]>>;
}

/** Days that count, up to now. */
export const VIP_DAYS = 30;

/** From the lowest, the initial level, to the highest. Each includes the benefits of those below it. */
export const vipLevels: readonly VipLevel[] = [
  {
    name: { th: 'สมาชิก', en: 'Member' },
    colour: '#6b7280',
    turnover: 0,
    deposits: 0,
    benefits: {
      th: ['แชทสดกับแอดมินได้ตลอด 24 ชั่วโมง'],
      en: ['Live chat with an admin around the clock'],
    },
  },
  {
    name: { th: 'บรอนซ์', en: 'Bronze' },
    colour: '#a9713d',
    turnover: 20_000,
    deposits: 3000,
    benefits: {
      th: ['แชทของคุณได้คิวก่อนสมาชิกทั่วไป'],
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
      en: ['Transfer slips are checked first', 'A birthday present from the team'],
    },
  },
  {
    name: { th: 'โกลด์', en: 'Gold' },
    colour: '#c9a227',
    turnover: 400_000,
    deposits: 60_000,
    benefits: {
      th: ['แอดมินประจำตัวทาง LINE', 'ขอปรับวงเงินถอนต่อวันกับแอดมินได้'],
      en: ['An admin of your own on LINE', 'Ask your admin for a higher daily withdrawal limit'],
    },
  },
  {
    name: { th: 'แพลทินัม', en: 'Platinum' },
    colour: '#4f8fba',
    turnover: 1_500_000,
    deposits: 200_000,
    benefits: {
      th: ['รายการถอนยอดสูงมีคนดูแลจนเงินเข้าบัญชี', 'ร่วมทดลองเกมใหม่ก่อนเปิดให้เล่น'],
      en: ['Large withdrawals are followed until they arrive', 'Try new games before they open'],
    },
  },
  {
    name: { th: 'ไดมอนด์', en: 'Diamond' },
    colour: '#7b5cd6',
    turnover: 5_000_000,
    deposits: 600_000,
    benefits: {
      th: ['สายตรงถึงหัวหน้าทีมดูแลสมาชิก', 'คำเชิญร่วมงานของสมาชิกไดมอนด์'],
      en: [
        'A direct line to the head of member care',
        'Invitations to the evenings of Diamond members',
      ],
    },
  },
];
