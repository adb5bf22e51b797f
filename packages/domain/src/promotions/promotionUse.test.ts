import { describe, expect, it } from 'vitest';
import { satangFromBaht } from '../money/money.ts';
import type { Promotion } from './promotion.ts';
import { type PromotionViewer, byUse, promotionUse } from './promotionUse.ts';

const promotion: Promotion = {
  id: 'daily',
  title: '',
  summary: '',
  content: '',
  picture: { alt: '', image: '', imagePhone: '', color: null },
  terms: {
    minDeposit: satangFromBaht(300),
    bonus: { kind: 'percent', percent: 10 },
    maxBonus: null,
    turnover: 3,
    turnoverOn: 'bonus',
    excludedTypes: [],
    excludedGames: [],
  },
  by: 'deposit',
  audience: 'all',
  period: 'daily',
  channels: null,
  claimed: false,
  startsAt: 100,
  endsAt: 200,
};
const member: PromotionViewer = { isMember: true, now: 150, refusal: null, runs: false };
const visitor: PromotionViewer = { ...member, isMember: false };
const refused = (code: number): PromotionViewer => ({
  ...member,
  refusal: { code, messageId: 'error.bonus.other', needed: null, have: null },
});

describe('use of a promotion', () => {
  it.each<[string, Partial<Promotion>, PromotionViewer, string]>([
    ['a deposit bonus of a member', {}, member, 'now'],
    ['a deposit bonus of a visitor', {}, visitor, 'step'],
    ['a claimed bonus of a visitor', { by: 'claim' }, visitor, 'step'],
    ['the sign-up of a visitor', { by: 'registration', audience: 'visitors' }, visitor, 'now'],
    [
      'the sign-up of a member',
      { by: 'registration', audience: 'visitors' },
      member,
      'unavailable',
    ],
    ['a countdown that runs', { by: 'countdown' }, { ...member, runs: true }, 'now'],
    ['a countdown that does not run', { by: 'countdown' }, member, 'unavailable'],
    ['a countdown of a visitor', { by: 'countdown', audience: 'invited' }, visitor, 'unavailable'],
    ['one that was received', { claimed: true }, member, 'unavailable'],
    ['one that needs more deposits', {}, refused(2104), 'step'],
    ['one behind open turnover', {}, refused(2106), 'step'],
    ['one that was received in this period', {}, refused(2101), 'unavailable'],
    ['one for new members', {}, refused(2103), 'unavailable'],
    ['one without a loss to pay back', {}, refused(2105), 'unavailable'],
    ['one that has not started', {}, { ...member, now: 99 }, 'unavailable'],
    ['one that has ended', {}, { ...member, now: 200 }, 'unavailable'],
  ])('%s', (_of, more, viewer, use) => {
    expect(promotionUse({ ...promotion, ...more }, viewer)).toBe(use);
  });

  it('puts usable promotions first and keeps the order of the operator within a group', () => {
    const list = ['a-unavailable', 'b-now', 'c-step', 'd-now', 'e-unavailable', 'f-step'].map(
      (id) => ({ ...promotion, id }),
    );
    const use = ({ id }: Promotion) => id.slice(2) as 'now' | 'step' | 'unavailable';
    expect(
      byUse(list, use)
        .map(({ id }) => id.slice(0, 1))
        .join(''),
    ).toBe('bdcfae');
  });
});
