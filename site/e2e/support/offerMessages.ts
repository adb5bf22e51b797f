import { messagesOf } from './messageTable.ts';

/** Texts of promotions and bonuses, in both languages: `[Thai, English]`. */
const TABLE = {
  dailyFirst: ['ฝากแรกของวัน รับเพิ่ม 10%', '10% daily bonus'],
  thankYou: ['ขอบคุณลูกค้าประจำ รับ 150 บาท', '150 baht loyalty credit'],
  allPromotions: ['โปรโมชั่นทั้งหมด', 'All promotions'],
  gone: ['ไม่พบโปรโมชั่นนี้', 'Promotion not found'],
  depositWith: ['ฝากเงินพร้อมโบนัสนี้', 'Deposit with this bonus'],
  noBonus: ['ไม่รับโบนัส', 'No bonus'],
  toBet: ['เดิมพันก่อนถอนโบนัส', 'Bets before withdrawing the bonus'],
  seeTurnover: ['ดูยอดเทิร์น', 'See your turnover'],
  turnoverLeft: ['ยอดเทิร์นที่เหลือ', 'Turnover left'],
  claim: ['รับโบนัส', 'Claim bonus'],
  recheck: ['ตรวจสอบอีกครั้ง', 'Check again'],
  bonusRefused: [
    'ยังมีโบนัสที่ทำยอดเทิร์นไม่ครบ ทำให้ครบก่อนหรือฝากโดยไม่รับโบนัส',
    'Another bonus still has turnover to complete. Complete it first, or deposit without a bonus.',
  ],
  received: ['รับแล้ว', 'Received'],
} as const;

/** The table in one language. */
export const offerMessagesIn = messagesOf(TABLE);
