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
        title: '5% back every week',
        summary:
          'Get back 5% of what you lost net last week, up to 2,000 baht. Claim it on the bonus page',
        intro:
          'Your net loss is what you bet less what you won, over all games, from Monday to Sunday. Claim it in the week that follows. Less than 1 baht is not given back.',
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
        title: 'Thank you: 150 baht',
        summary: 'Deposit 10,000 baht in all within 30 days and claim 150 baht, once a month',
        intro:
          'Thank you for staying with us. The deposits of the last 30 days count together, whatever channel they came through.',
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
      intro:
        'เวลานับถอยหลังเริ่มเมื่อท่านเข้าเว็บครั้งแรกและไม่เริ่มใหม่ สมัครให้เสร็จก่อนหมดเวลา เครดิตจะเข้ากระเป๋าทันที',
    },
    en: {
      title: 'Sign up in time: 50 baht',
      summary: 'Sign up before the countdown ends and get 50 baht of credit, no deposit needed',
      intro:
        'The countdown starts with your first visit and does not start again. Complete the sign-up before it ends and the credit is in your wallet at once.',
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
      intro: 'สำหรับสมาชิกที่เห็นเวลานับถอยหลังในหน้าเว็บ นับเวลาที่ยอดฝากเข้ากระเป๋า ฝากได้ทุกช่องทาง',
    },
    en: {
      title: 'Deposit in time: 100 baht',
      summary:
        'Invited members who deposit 500 baht or more at once before the countdown ends get 100 baht of credit',
      intro:
        'For members who see the countdown on the site. What counts is the moment at which the deposit reaches the wallet; every channel will do.',
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
