import { messagesOf } from './messageTable.ts';

/** Texts of promotions and bonuses, in both languages: `[Thai, English]`. */
const TABLE = {
  dailyFirst: ['ฝากแรกของวัน รับเพิ่ม 10%', '10% once a day'],
  thankYou: ['ขอบคุณลูกค้าประจำ รับ 150 บาท', 'Thank you: 150 baht'],
  allPromotions: ['โปรโมชั่นทั้งหมด', 'All promotions'],
  gone: ['ไม่พบโปรโมชั่นนี้', 'This promotion is not here'],
  depositWith: ['ฝากเงินพร้อมโบนัสนี้', 'Deposit with this bonus'],
  noBonus: ['ไม่รับโบนัส', 'No bonus'],
  toBet: ['เดิมพันก่อนถอนโบนัส', 'To bet before withdrawing the bonus'],
  seeTurnover: ['ดูยอดเทิร์น', 'See your turnover'],
  turnoverLeft: ['ยอดเทิร์นที่เหลือ', 'Turnover left'],
  claim: ['รับโบนัส', 'Take the bonus'],
  recheck: ['ตรวจสอบอีกครั้ง', 'Check again'],
  bonusRefused: [
    'ยังมีโบนัสที่ทำยอดเทิร์นไม่ครบ ทำให้ครบก่อนหรือฝากโดยไม่รับโบนัส',
    'The turnover of another bonus is still open. Complete it first, or deposit without a bonus.',
  ],
  received: ['รับแล้ว', 'Received'],
} as const;

/** The table in one language. */
export const offerMessagesIn = messagesOf(TABLE);
