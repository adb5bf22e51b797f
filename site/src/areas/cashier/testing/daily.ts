import type { BonusTerms } from '@brand/domain';

/** A bonus of 10 % on any deposit. */
export const daily: BonusTerms = {
  id: 'daily-first',
  title: '10% daily bonus',
  terms: {
    minDeposit: null,
    bonus: { kind: 'percent', percent: 10 },
    maxBonus: null,
    turnover: 3,
    turnoverOn: 'depositAndBonus',
    excludedTypes: [],
    excludedGames: [],
  },
};
