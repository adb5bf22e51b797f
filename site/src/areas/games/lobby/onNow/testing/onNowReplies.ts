import { wireBonus } from '../../../../../member/bonus/testing/wireBonus.ts';

/** 15 January 2026, 09:30 in Bangkok, in seconds. */
const NOW = Date.UTC(2026, 0, 15, 2, 30) / 1000;
const HOUR = 3600;

const tournament = (id: string, from: number, until: number, rest: object = {}) => ({
  id,
  title: `The ${id}`,
  summary: '',
  state: from > 0 ? 'coming_soon' : 'active',
  starts_at: NOW + from * HOUR,
  ends_at: NOW + until * HOUR,
  prize_pool: 9000,
  players: 20,
  game_type: 'slot',
  providers: null,
  imageUrl: null,
  ...rest,
});

/** The place of the member in a tournament, in the format of the API. */
export const place = (rank: number | null, points: number) => ({
  own: { rank, points, prize: null, points_to_next: null, paid_at: null },
});

/** For tests: replies of the calls about what is on now, in the format of the API. */
export const TOURNAMENTS = '/api/v3/member/tournament/list';
export const BONUSES = '/api/v3/member/bonus/list';
export const LIMITS = '/api/v3/member/protection/limits';

/** Two tournaments run, the evening until two hours from now; another one comes tomorrow. @param own of the evening */
export const tournamentsReply = (own: object = {}) => ({
  code: 0,
  result: {
    list: [
      tournament('month', -300, 200),
      tournament('evening', -1, 2, own),
      tournament('next', 24, 27),
    ],
  },
});

/** The first offer is refused, the second is to be claimed, the third can be used. */
export const bonusesReply = {
  code: 0,
  result: {
    list: [
      wireBonus('welcome', { refusal: { code: 2101, needed: null, have: null } }),
      wireBonus('cashback', { by: 'claim' }),
      wireBonus('daily'),
    ],
    mine: [],
  },
};

/** @param day limit of a day in baht; null for none */
export const limitsReply = (day: number | null) => ({
  code: 0,
  result: {
    min: 100,
    max: 1_000_000,
    limits: ['day', 'week', 'month'].map((period) => ({
      period,
      limit: period === 'day' ? day : null,
      used: 200,
      left: period === 'day' && day !== null ? day - 200 : null,
      resets_at: NOW + 10 * HOUR,
      pending: null,
    })),
  },
});
