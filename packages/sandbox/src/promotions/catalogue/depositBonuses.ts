import { type GameType, type PromotionTerms, satang } from '@brand/domain';
import type { CataloguePromotion } from '../promotion.ts';

const baht = (amount: number) => satang(amount * 100);

/** A percentage of a deposit, up to a maximum. */
function percentOf(
  percent: number,
  { min, max, turnover }: { min: number; max: number; turnover: number },
  excludedTypes: readonly GameType[] = [],
): PromotionTerms {
  return {
    minDeposit: baht(min),
    bonus: { kind: 'percent', percent },
    maxBonus: baht(max),
    turnover,
    turnoverOn: 'depositAndBonus',
    excludedTypes,
    excludedGames: [],
  };
}

/** Bonuses that the member selects with a deposit. */
export const depositBonuses: readonly CataloguePromotion[] = [
  {
    id: 'welcome',
    picture: 'welcome',
    words: {
      th: {
        title: 'ฝากครั้งแรก รับเพิ่ม 100%',
        summary: 'สมาชิกใหม่ฝากครั้งแรกตั้งแต่ 300 บาท รับโบนัส 100% สูงสุด 1,000 บาท',
        intro: 'เริ่มต้นด้วยยอดเล่นสองเท่า โบนัสนี้สำหรับสมาชิกที่ยังไม่เคยฝากเงิน และเลือกรับได้กับการฝากครั้งแรกเท่านั้น',
      },
      en: {
        title: '100% on your first deposit',
        summary: 'New members: deposit 300 baht or more and get 100% extra, up to 1,000 baht',
        intro:
          'Double your first deposit. For members who have never deposited. Choose it with your first deposit.',
      },
    },
    terms: percentOf(100, { min: 300, max: 1000, turnover: 8 }, ['casino', 'lotto', 'sport']),
    by: 'deposit',
    audience: 'new',
    period: 'once',
    channels: null,
    exclusive: true,
    open: { from: -90, to: null },
  },
  {
    id: 'daily-first',
    picture: 'daily-first',
    words: {
      th: {
        title: 'ฝากแรกของวัน รับเพิ่ม 10%',
        summary: 'ฝากตั้งแต่ 200 บาท รับโบนัส 10% สูงสุด 300 บาท ได้ทุกวัน วันละครั้ง',
        intro: 'ฝากทุกวันคุ้มกว่าเดิม เลือกรับได้กับการฝากหนึ่งครั้งต่อวัน วันใหม่เริ่มเวลาเที่ยงคืน',
      },
      en: {
        title: '10% daily bonus',
        summary: 'Deposit 200 baht or more and get 10% extra, up to 300 baht, once a day',
        intro:
          'Get more every day. Choose it with one deposit a day. A new day starts at midnight, Thailand time.',
      },
    },
    terms: percentOf(10, { min: 200, max: 300, turnover: 3 }, ['lotto', 'sport']),
    by: 'deposit',
    audience: 'all',
    period: 'daily',
    channels: null,
    exclusive: true,
    open: { from: -60, to: null },
  },
  {
    id: 'payday',
    picture: 'payday',
    words: {
      th: {
        title: 'สัปดาห์เงินเดือนออก รับเพิ่ม 20%',
        summary: 'ฝากตั้งแต่ 500 บาท รับโบนัส 20% สูงสุด 800 บาท หนึ่งครั้งตลอดโปรโมชั่น',
        intro: 'เงินเดือนออกแล้ว ฝากครั้งเดียวรับเพิ่มอีก 20% เลือกใช้กับการฝากครั้งใดก็ได้ 1 ครั้ง',
      },
      en: {
        title: 'Payday week: 20% extra',
        summary:
          'Deposit 500 baht or more and get 20% extra, up to 800 baht, once during the promotion',
        intro: 'Payday is here. Get 20% extra on one deposit of your choice.',
      },
    },
    terms: percentOf(20, { min: 500, max: 800, turnover: 5 }, ['lotto', 'sport']),
    by: 'deposit',
    audience: 'all',
    period: 'once',
    channels: null,
    exclusive: true,
    open: { from: -2, to: 5 },
  },
  {
    id: 'fishing',
    picture: 'fishing-bonus',
    words: {
      th: {
        title: 'โบนัสยิงปลา 15%',
        summary: 'ฝากตั้งแต่ 300 บาท รับโบนัส 15% สูงสุด 450 บาท สำหรับเกมยิงปลา สัปดาห์ละครั้ง',
        intro: 'โบนัสสำหรับคนรักเกมยิงปลา เล่นเกมยิงปลาได้ทุกค่าย เกมประเภทอื่นเล่นได้ตามปกติแต่ไม่นับยอดเทิร์น',
      },
      en: {
        title: '15% fishing bonus',
        summary:
          'Deposit 300 baht or more and get 15% extra for fishing games, up to 450 baht, once a week',
        intro:
          'For fishing fans. Fishing games from every provider count. You can play other games, but they do not count towards turnover.',
      },
    },
    terms: percentOf(15, { min: 300, max: 450, turnover: 4 }, ['slot', 'casino', 'lotto', 'sport']),
    by: 'deposit',
    audience: 'all',
    period: 'weekly',
    channels: null,
    exclusive: true,
    open: { from: -14, to: 21 },
  },
  {
    id: 'scb-qr',
    picture: 'scb-qr',
    words: {
      th: {
        title: 'ฝากผ่าน QR ไทยพาณิชย์ รับเพิ่ม 2%',
        summary: 'ฝากผ่านช่องทาง QR ธนาคารไทยพาณิชย์ ตั้งแต่ 100 บาท รับโบนัส 2% ทุกครั้ง สูงสุดครั้งละ 1,000 บาท',
        intro: 'ฝากผ่านช่องทาง QR ธนาคารไทยพาณิชย์ แล้วเลือกรับโบนัส 2% ได้ทุกครั้งที่ฝาก ไม่จำกัดจำนวนครั้ง',
      },
      en: {
        title: '2% on every SCB QR deposit',
        summary:
          'Deposit 100 baht or more by SCB QR and get 2% extra every time, up to 1,000 baht per deposit',
        intro: 'Deposit by SCB QR and choose the 2% bonus every time, with no limit.',
      },
    },
    terms: percentOf(2, { min: 100, max: 1000, turnover: 1 }),
    by: 'deposit',
    audience: 'all',
    period: 'each',
    channels: ['p3'],
    exclusive: false,
    open: { from: -120, to: null },
  },
  {
    id: 'lantern-nights',
    picture: 'lantern-nights',
    words: {
      th: {
        title: 'คืนโคมไฟ รับเพิ่ม 25%',
        summary: 'สามคืนเท่านั้น ฝากตั้งแต่ 300 บาท รับโบนัส 25% สูงสุด 750 บาท วันละครั้ง',
        intro: 'ฉลองคืนโคมไฟสามคืนติดกัน เลือกรับโบนัสได้กับการฝากหนึ่งครั้งต่อวันตลอดช่วงโปรโมชั่น',
      },
      en: {
        title: 'Lantern nights: 25% extra',
        summary:
          'Three nights only: deposit 300 baht or more and get 25% extra, up to 750 baht, once a day',
        intro: 'Celebrate three lantern nights. Choose the bonus with one deposit a day.',
      },
    },
    terms: percentOf(25, { min: 300, max: 750, turnover: 6 }, ['casino', 'lotto', 'sport']),
    by: 'deposit',
    audience: 'all',
    period: 'daily',
    channels: null,
    exclusive: true,
    open: { from: 3, to: 6 },
  },
];
