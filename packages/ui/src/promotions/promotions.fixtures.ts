import {
  satangFromBaht,
  type BonusOffer,
  type MemberBonus,
  type PromotionTerms,
} from '@brand/domain';

/** Terms, pictures and bonuses for stories and tests. */
export const depositTerms: PromotionTerms = {
  minDeposit: satangFromBaht(300),
  bonus: { kind: 'percent', percent: 100 },
  maxBonus: satangFromBaht(1000),
  turnover: 8,
  turnoverOn: 'depositAndBonus',
  excludedTypes: ['casino', 'lotto', 'sport'],
  excludedGames: [],
};

export const giftTerms: PromotionTerms = {
  minDeposit: null,
  bonus: { kind: 'fixed', amount: satangFromBaht(150) },
  maxBonus: null,
  turnover: 0,
  turnoverOn: 'bonus',
  excludedTypes: [],
  excludedGames: ['golden-hour-roulette'],
};

export const storyPicture = {
  alt: 'ฝากด้วย QR ในหนึ่งนาที',
  image: '/art/banners/qr-deposit.th.wide.svg',
  imagePhone: '/art/banners/qr-deposit.th.phone.svg',
  color: '#084c63',
};

export const memberBonus: MemberBonus = {
  id: 'b1',
  promotionId: 'daily-first',
  title: 'ฝากแรกของวัน รับเพิ่ม 10%',
  credit: satangFromBaht(300),
  grantedAt: Date.UTC(2026, 0, 14, 5, 12),
  status: 'running',
  turnover: { required: satangFromBaht(9900), done: satangFromBaht(3200) },
};

/** A claimable amount with turnover. */
export const thankYouOffer: BonusOffer = {
  id: 'thank-you',
  title: 'ขอบคุณลูกค้าประจำ รับ 150 บาท',
  summary: 'ฝากสะสมครบ 10,000 บาทใน 30 วัน กดรับเครดิต 150 บาท ได้เดือนละครั้ง',
  picture: storyPicture,
  terms: { ...giftTerms, turnover: 2 },
  by: 'claim',
  credit: satangFromBaht(150),
  endsAt: null,
  refusal: null,
};

/** A claimable percentage of losses. */
export const cashbackOffer: BonusOffer = {
  ...thankYouOffer,
  id: 'cashback',
  title: 'คืนยอดเสีย 5% ทุกสัปดาห์',
  terms: {
    ...giftTerms,
    bonus: { kind: 'percent', percent: 5 },
    maxBonus: satangFromBaht(2000),
    turnover: 1,
    excludedGames: [],
  },
  credit: satangFromBaht(312.5),
};

const depositOffer = (id: string, title: string, terms: Partial<PromotionTerms>): BonusOffer => ({
  id,
  title,
  summary: '',
  picture: storyPicture,
  terms: { ...depositTerms, ...terms },
  by: 'deposit',
  credit: null,
  endsAt: null,
  refusal: null,
});

/** Bonuses that come with a deposit. */
export const depositOffers: readonly BonusOffer[] = [
  depositOffer('daily-first', 'ฝากแรกของวัน รับเพิ่ม 10%', {
    minDeposit: satangFromBaht(200),
    bonus: { kind: 'percent', percent: 10 },
    maxBonus: satangFromBaht(300),
    turnover: 3,
    excludedTypes: ['lotto', 'sport'],
  }),
  depositOffer('welcome', 'ฝากครั้งแรก รับเพิ่ม 100%', {}),
  depositOffer('scb-qr', 'ฝากผ่าน QR ไทยพาณิชย์ รับเพิ่ม 2%', {
    minDeposit: satangFromBaht(100),
    bonus: { kind: 'percent', percent: 2 },
    turnover: 1,
    excludedTypes: [],
  }),
  depositOffer('fishing', 'โบนัสยิงปลา 15%', {
    bonus: { kind: 'percent', percent: 15 },
    maxBonus: satangFromBaht(450),
    turnover: 4,
    excludedTypes: ['slot', 'casino', 'lotto', 'sport'],
  }),
];
