import { type PromotionTerms, satang } from '@brand/domain';
import type { CataloguePromotion } from '../promotion.ts';

const baht = (amount: number) => satang(amount * 100);

function fixedCredit(amount: number, turnover: number, minDeposit?: number): PromotionTerms {
  return {
    minDeposit: minDeposit === undefined ? null : baht(minDeposit),
    bonus: { kind: 'fixed', amount: baht(amount) },
    maxBonus: null,
    turnover,
    turnoverOn: 'bonus',
    excludedTypes: [],
    excludedGames: [],
  };
}

/** Bonuses that a member claims on the bonus page. */
export const claimedBonuses: readonly CataloguePromotion[] = [
  {
    id: 'cashback',
    picture: 'cashback',
    words: {
      th: {
        title: 'คืนยอดเสีย 5% ทุกสัปดาห์',
        summary: 'รับคืน 5% ของยอดเสียสุทธิสัปดาห์ที่แล้ว สูงสุด 2,000 บาท กดรับได้ที่หน้าโบนัส',
        intro:
          'ยอดเสียสุทธิคือยอดเดิมพันลบด้วยยอดชนะของทุกเกม ตั้งแต่วันจันทร์ถึงวันอาทิตย์ กดรับได้ตั้งแต่วันจันทร์ถัดไปจนถึงวันอาทิตย์ ต่ำกว่า 1 บาทไม่คืน',
      },
      en: {
        title: '5% weekly cashback',
        summary: 'Get 5% of last week’s net losses back, up to 2,000 baht. Claim on the bonus page',
        intro:
          'Your net loss is your total bets minus your total wins in all games, Monday to Sunday. Claim it the following week, Monday to Sunday. Amounts below 1 baht are not paid.',
      },
    },
    terms: {
      ...fixedCredit(0, 1),
      bonus: { kind: 'percent', percent: 5 },
      maxBonus: baht(2000),
    },
    by: 'claim',
    audience: 'all',
    period: 'weekly',
    channels: null,
    exclusive: false,
    rule: { kind: 'lossOfLastWeek' },
    open: { from: -150, to: null },
  },
  {
    id: 'thank-you',
    picture: 'thank-you',
    words: {
      th: {
        title: 'ขอบคุณลูกค้าประจำ รับ 150 บาท',
        summary: 'ฝากสะสมครบ 10,000 บาทใน 30 วัน กดรับเครดิต 150 บาท ได้เดือนละครั้ง',
        intro: 'ขอบคุณที่อยู่กับเรา ยอดฝากทุกช่องทางใน 30 วันล่าสุดนับรวมกัน ไม่ต้องฝากครั้งเดียวให้ครบ',
      },
      en: {
        title: '150 baht loyalty credit',
        summary:
          'Deposit 10,000 baht in total within 30 days and claim 150 baht credit, once a month',
        intro:
          'Thank you for being with us. Deposits in the last 30 days are added up across all channels.',
      },
    },
    terms: fixedCredit(150, 2),
    by: 'claim',
    audience: 'all',
    period: 'monthly',
    channels: null,
    exclusive: false,
    rule: { kind: 'deposited', days: 30, amount: baht(10_000) },
    open: { from: -45, to: null },
  },
];

/** Sign up before the deadline; `registration.ts` runs it. */
export const registrationPromotion: CataloguePromotion = {
  id: 'sign-up',
  picture: 'sign-up',
  words: {
    th: {
      title: 'สมัครทันเวลา รับ 50 บาท',
      summary: 'สมัครสมาชิกก่อนเวลานับถอยหลังหมด รับเครดิต 50 บาท ไม่ต้องฝาก',
      intro: 'เวลานับถอยหลังเริ่มเมื่อคุณเข้าเว็บครั้งแรกและไม่เริ่มใหม่ สมัครให้เสร็จก่อนหมดเวลา เครดิตจะเข้ากระเป๋าทันที',
    },
    en: {
      title: 'Sign up in time, get 50 baht',
      summary: 'Sign up before the countdown ends and get 50 baht credit. No deposit needed',
      intro:
        'The countdown starts on your first visit and does not restart. Complete sign-up before it ends and the credit goes to your wallet immediately.',
    },
  },
  terms: fixedCredit(50, 10),
  by: 'registration',
  audience: 'visitors',
  period: 'once',
  channels: null,
  exclusive: false,
  open: { from: -30, to: null },
};

/** Deposit before the deadline; `depositPromotion.ts` runs it. */
export const depositPromotion: CataloguePromotion = {
  id: 'deposit-in-time',
  picture: 'deposit-in-time',
  words: {
    th: {
      title: 'ฝากทันเวลา รับ 100 บาท',
      summary: 'สมาชิกที่ได้รับสิทธิ์ฝากครั้งเดียวตั้งแต่ 500 บาทก่อนเวลานับถอยหลังหมด รับเครดิต 100 บาท',
      intro: 'สำหรับสมาชิกที่เห็นเวลานับถอยหลังในหน้าเว็บ ยอดฝากต้องเข้ากระเป๋าก่อนหมดเวลา ฝากได้ทุกช่องทาง',
    },
    en: {
      title: 'Deposit in time, get 100 baht',
      summary:
        'Invited members: deposit 500 baht or more in one payment before the countdown ends and get 100 baht credit',
      intro:
        'For members who see the countdown on the site. The deposit must reach your wallet in time. All channels count.',
    },
  },
  terms: fixedCredit(100, 5, 500),
  by: 'countdown',
  audience: 'invited',
  period: 'each',
  channels: null,
  exclusive: false,
  open: { from: -30, to: null },
};
