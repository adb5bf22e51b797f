import type { GameDetail } from '../gameDetail.ts';

/** For tests: no figure of a game is known. */
export const NO_FIGURES: NonNullable<GameDetail['info']> = {
  rtp: null,
  minBet: null,
  maxBet: null,
  volatility: null,
  paylines: null,
  hitRatio: null,
  day: null,
  week: null,
  month: null,
  history: [],
};

const PLAIN: GameDetail = {
  id: '',
  code: '',
  handle: '/launch',
  type: 'slot',
  nameTh: '',
  nameEn: '',
  provider: { id: 'p', name: 'P', image: null },
  image: null,
  color: null,
  hot: false,
  isNew: false,
  freeSpin: false,
  favourite: false,
  recent: false,
  available: true,
  rtp: null,
  demo: false,
  info: null,
  rating: null,
  wins: [],
  playersToday: null,
  biggestWin: null,
  buyBonus: false,
};

/** For tests: a slot without marks and figures, but with these. */
export const testGame = (change: Partial<GameDetail> = {}): GameDetail => ({ ...PLAIN, ...change });
