import { satangFromBaht, type MemberBonus, type PromotionTerms } from '@brand/domain';

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
