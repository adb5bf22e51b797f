import fc from 'fast-check';
import { GAME_TYPES } from '../game.ts';
import { VOLATILITIES } from '../gameDetail.ts';
import {
  BET_BANDS,
  type FilterableGame,
  GAME_FACETS,
  type GameFilter,
  RTP_BANDS,
  YES,
  withChoice,
} from '../gameFilter.ts';
import { satang } from '../../money/money.ts';

/** Providers of the games; `ghost` has no game in a list. */
const MAKERS = ['pixel-durian', 'kite-and-key', 'หกดาว', 'a b+c&d'] as const;

const orNull = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: null, freq: 4 });

/** A game with all, some or no figures. */
export const anyGame: fc.Arbitrary<FilterableGame> = fc
  .record({
    type: fc.constantFrom(...GAME_TYPES),
    maker: fc.constantFrom(...MAKERS),
    isNew: fc.boolean(),
    hot: fc.boolean(),
    freeSpin: fc.boolean(),
    demo: fc.boolean(),
    name: fc.constantFrom('ก', 'เกม', 'แกะ', 'ไก่ 2', 'ไก่ 10', 'Zebra', ''),
    rtp: orNull(fc.constantFrom(0, 94.99, 95, 95.99, 96, 97, 100)),
    figures: fc.constantFrom('all', 'none', 'missing'),
    minBet: orNull(fc.constantFrom(50, 100, 101, 500, 1000, 5000, 5001)),
    volatility: orNull(fc.constantFrom(...VOLATILITIES)),
    today: orNull(fc.constantFrom(0, 92.5, 96, 104.5)),
    playersToday: orNull(fc.constantFrom(0, 1, 42)),
    biggestWin: orNull(fc.constantFrom(29, 100, 250_000)),
  })
  .map(({ maker, name, figures, minBet, volatility, rtp, today, biggestWin, ...rest }) => ({
    ...rest,
    id: '',
    code: '',
    handle: '/launch',
    nameTh: name,
    nameEn: name,
    provider: { id: maker, name: maker.toUpperCase(), image: null },
    image: null,
    color: null,
    favourite: false,
    recent: false,
    available: true,
    rtp,
    biggestWin: biggestWin === null ? null : satang(biggestWin),
    ...(figures === 'none' && { info: null }),
    ...(figures === 'all' && {
      info: {
        rtp,
        minBet: minBet === null ? null : satang(minBet),
        volatility,
        day: today === null ? null : { direction: null, rtp: today },
        history: [],
      },
    }),
  }));

/** A list of games with unique ids. */
export const anyGames = fc
  .array(anyGame, { maxLength: 60 })
  .map((games) => games.map((game, index) => ({ ...game, id: `g${index}` })));

const CHOICES = {
  new: [YES],
  hot: [YES],
  freespin: [YES],
  demo: [YES],
  type: GAME_TYPES,
  bet: BET_BANDS,
  rtp: RTP_BANDS,
  volatility: VOLATILITIES,
  provider: [...MAKERS, 'ghost'],
} as const satisfies Record<keyof GameFilter, readonly string[]>;

/** A facet with one of its values. */
export const anyChoice = fc.constantFrom(
  ...GAME_FACETS.flatMap((facet) => CHOICES[facet].map((value) => [facet, value] as const)),
);

/** A filter built from random selections. */
export const anyFilter: fc.Arbitrary<GameFilter> = fc
  .array(anyChoice, { maxLength: 6 })
  .map((choices) =>
    choices.reduce<GameFilter>(
      (filter, [facet, value]) => withChoice(filter, facet, value, true),
      {},
    ),
  );
