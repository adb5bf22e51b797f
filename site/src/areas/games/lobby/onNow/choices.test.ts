import type { BonusOffer, BonusRefusal, Game, GameCategory, Promotion } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { gameToContinue, hasOwnLimit, openOffer, usableOffer } from './choices.ts';
import { signUpOffers } from './onNowQueries.ts';

const game = (id: string, rest: Partial<Game> = {}) =>
  ({ id, type: 'slot', provider: { id: 'a' }, available: true, ...rest }) as Game;
const provider = (rest: Partial<GameCategory> = {}) =>
  ({ code: 'a', type: 'slot', enabled: true, ...rest }) as GameCategory;

describe('the game to continue', () => {
  const played = [game('last'), game('before')];

  it('is the last played one', () => {
    expect(gameToContinue(played, [provider()])?.id).toBe('last');
    expect(gameToContinue(played, undefined)?.id).toBe('last');
    expect(gameToContinue([], [provider()])).toBeNull();
  });

  it('is none if that one cannot be started', () => {
    expect(gameToContinue([game('last', { available: false }), game('before')], [])).toBeNull();
  });

  it('is none while its provider is closed for this type of game', () => {
    expect(gameToContinue(played, [provider({ enabled: false })])).toBeNull();
    expect(gameToContinue(played, [provider({ type: 'casino', enabled: false })])).not.toBeNull();
    expect(gameToContinue(played, [provider({ code: 'b', enabled: false })])).not.toBeNull();
  });
});

describe('the usable offer', () => {
  const refusal = { code: 2101 } as BonusRefusal;
  const offer = (id: string, rest: Partial<BonusOffer> = {}) =>
    ({ id, by: 'deposit', refusal: null, ...rest }) as BonusOffer;

  it('is the first bonus of a deposit that is not refused', () => {
    const offers = [
      offer('refused', { refusal }),
      offer('claimed', { by: 'claim' }),
      offer('first'),
      offer('second'),
    ];
    expect(usableOffer(offers)?.id).toBe('first');
    expect(usableOffer(offers.slice(0, 2))).toBeNull();
  });

  it('of a visitor is a bonus of the first deposit, without its texts', () => {
    const promotion = (id: string, by: Promotion['by'], audience: Promotion['audience']) =>
      ({ id, by, audience, content: '<p>text</p>', startsAt: 0, endsAt: null }) as Promotion;
    const offers = signUpOffers([
      promotion('sign-up', 'registration', 'visitors'),
      promotion('daily', 'deposit', 'all'),
      promotion('welcome', 'deposit', 'new'),
      promotion('thanks', 'claim', 'new'),
    ]);
    expect(offers.map(({ id }) => id)).toEqual(['welcome']);
    expect(offers[0]).not.toHaveProperty('content');
  });

  it('is open from its start until its end', () => {
    const offers = [
      { startsAt: 0, endsAt: 100 },
      { startsAt: 50, endsAt: null },
    ];
    expect(openOffer(offers, 99)).toBe(offers[0]);
    expect(openOffer(offers, 100)).toBe(offers[1]);
    expect(openOffer(offers.slice(0, 1), 100)).toBeNull();
    expect(openOffer(offers.slice(1), 49)).toBeNull();
  });
});

it('knows a member with an own limit of any period', () => {
  const limits = (month: number | null) => [{ limit: null }, { limit: null }, { limit: month }];
  expect(hasOwnLimit(limits(null) as never)).toBe(false);
  expect(hasOwnLimit(limits(100) as never)).toBe(true);
});
