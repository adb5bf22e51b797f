import { describe, expect, it } from 'vitest';
import type { GameDetail, Volatility } from './gameDetail.ts';
import { similarGames } from './similarGames.ts';
import { NO_FIGURES, testGame } from './testing/testGame.ts';

function game(id: string, change: Partial<GameDetail> = {}): GameDetail {
  return testGame({
    id,
    code: id,
    nameTh: id,
    nameEn: id,
    provider: { id: `maker of ${id}`, name: 'Maker', image: null },
    ...change,
  });
}

const pays = (rtp: number | null, volatility: Volatility | null) => ({
  info: { ...NO_FIGURES, rtp, volatility },
});

const ids = (games: readonly GameDetail[]) => games.map(({ id }) => id);
const own = game('own', {
  ...pays(96.5, 'high'),
  freeSpin: true,
  provider: { id: 'pixel', name: 'Pixel', image: null },
});

describe('similar games', () => {
  it('have the same type, can be started, are unique, and exclude the game itself', () => {
    const list = [
      own,
      game('a'),
      game('a'),
      game('casino', { type: 'casino' }),
      game('closed', { available: false }),
    ];
    expect(ids(similarGames(own, list, 12))).toEqual(['a']);
  });

  it('start with games that pay alike, then those of the same provider and badges', () => {
    const list = [
      game('low', pays(90, 'low')),
      game('marks', { freeSpin: true }),
      game('maker', { provider: own.provider }),
      game('near', pays(96.4, 'high')),
      game('medium', pays(96.4, 'medium')),
    ];
    expect(ids(similarGames(own, list, 12))).toEqual(['near', 'medium', 'maker', 'marks', 'low']);
  });

  it('start with the nearest volatility if nothing else is known', () => {
    const list = (['low', 'medium', 'high'] as const).map((each) => game(each, pays(null, each)));
    expect(ids(similarGames(game('own', pays(null, 'high')), list, 3))).toEqual([
      'high',
      'medium',
      'low',
    ]);
    expect(ids(similarGames(game('own', pays(null, 'low')), list.toReversed(), 3))).toEqual([
      'low',
      'medium',
      'high',
    ]);
  });

  it.each([
    [
      'of the game',
      null,
      [
        ['unknown', null],
        ['low', 0.5],
      ],
    ],
    [
      'of the others',
      0.5,
      [
        ['high', 90],
        ['unknown', null],
      ],
    ],
    [
      'of both',
      null,
      [
        ['high', 90],
        ['unknown', null],
      ],
    ],
  ] as const)('do not compare an unknown return to player %s', (_, rtp, others) => {
    const list = others.map(([id, its]) => game(id, pays(its, null)));
    const expected = others.map(([id]) => id);
    expect(ids(similarGames(game('own', pays(rtp, null)), list, 2))).toEqual(expected);
  });

  it('keep the list order if equally similar, and never exceed the requested number', () => {
    const list = Array.from({ length: 30 }, (_, at) => game(`g${at}`));
    expect(ids(similarGames(own, list, 3))).toEqual(['g0', 'g1', 'g2']);
    expect(similarGames(own, list, 3)).toEqual(similarGames(own, list, 3));
  });

  it('include at most half from one provider if there are others', () => {
    const same = Array.from({ length: 6 }, (_, at) => game(`p${at}`, { provider: own.provider }));
    const list = [...same, game('x'), game('y')];
    expect(ids(similarGames(own, list, 4))).toEqual(['p0', 'p1', 'x', 'y']);
    expect(ids(similarGames(own, same, 4))).toEqual(['p0', 'p1', 'p2', 'p3']);
  });

  it('are found for a game without details', () => {
    expect(ids(similarGames(game('bare'), [game('a'), own], 12))).toEqual(['a', 'own']);
  });
});
