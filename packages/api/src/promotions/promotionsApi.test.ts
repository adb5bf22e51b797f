import { describe, expect, it, vi } from 'vitest';
import { createMemberApi } from '../memberApi.ts';
import { createPromotionsApi } from './promotionsApi.ts';
import { clientOptions, json } from '../testing/fakeServer.ts';

function over(answer: () => Response | Promise<Response>) {
  const setup = clientOptions(answer);
  const onDropped = vi.fn();
  const { client } = createMemberApi({ ...setup.options, onDropped });
  return { ...setup, onDropped, promotions: createPromotionsApi(client) };
}

const answering = (body: unknown) => over(() => json(body));

const TERMS = {
  min_deposit: 200,
  percent: 10,
  fixed: null,
  max_bonus: 300,
  turnover: 3,
  turnover_on: 'depositAndBonus',
  excluded_types: ['lotto'],
  excluded_games: [],
};
const PICTURE = {
  imageUrl: 'https://cdn.test/a.svg',
  imageUrlMobile: 'https://cdn.test/b.svg',
  alt: 'ฝากแรกของวัน',
  color: '#123456',
};
const PROMOTION = {
  id: 'daily-first',
  title: 'ฝากแรกของวัน',
  summary: 'วันละครั้ง',
  content: '<p>วันละครั้ง</p>',
  ...PICTURE,
  terms: TERMS,
  by: 'deposit',
  audience: 'all',
  period: 'daily',
  channels: null,
  starts: 1_763_226_000,
  ends: null,
};

describe('promotion list', () => {
  it('is mapped to domain promotions', async () => {
    const { promotions, seen } = answering({ code: 0, result: [PROMOTION] });
    expect(await promotions.promotions('th')).toEqual([
      {
        id: 'daily-first',
        title: 'ฝากแรกของวัน',
        summary: 'วันละครั้ง',
        content: '<p>วันละครั้ง</p>',
        picture: {
          alt: 'ฝากแรกของวัน',
          image: 'https://cdn.test/a.svg',
          imagePhone: 'https://cdn.test/b.svg',
          color: '#123456',
        },
        terms: {
          minDeposit: 20_000,
          bonus: { kind: 'percent', percent: 10 },
          maxBonus: 30_000,
          turnover: 3,
          turnoverOn: 'depositAndBonus',
          excludedTypes: ['lotto'],
          excludedGames: [],
        },
        by: 'deposit',
        audience: 'all',
        period: 'daily',
        channels: null,
        startsAt: 1_763_226_000_000,
        endsAt: null,
        claimed: null,
      },
    ]);
    const query = Object.fromEntries(seen[0]?.query ?? []);
    expect(query).toEqual({ placement: 'promotion', lang: 'th' });
  });

  it.each([
    { min_deposit: 'no' },
    { min_deposit: undefined },
    { percent: null },
    { fixed: 100 },
    { percent: 0 },
    { max_bonus: -1 },
    { max_bonus: 0.001 },
    { turnover: null },
    { turnover_on: 'loss' },
    { excluded_types: ['poker'] },
    { excluded_games: null },
  ])('excludes and counts a promotion whose terms have %j', async (change) => {
    const bad = { ...PROMOTION, id: 'bad', terms: { ...TERMS, ...change } };
    const { promotions, onDropped } = answering({ code: 0, result: [bad, PROMOTION] });
    expect((await promotions.promotions('en')).map(({ id }) => id)).toEqual(['daily-first']);
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('promotion', 1);
  });

  it('returns one promotion by its id, and null if the reply contains another one', async () => {
    const { promotions, seen } = answering({ code: 0, result: [PROMOTION] });
    expect((await promotions.promotion('daily-first', 'th'))?.id).toBe('daily-first');
    expect(seen[0]?.query.get('id')).toBe('daily-first');
    expect(await promotions.promotion('welcome', 'th')).toBeNull();
  });

  it('never shows the maintenance screen', async () => {
    const { promotions } = over(() => json({ code: 9998 }, 503));
    await expect(promotions.promotions('th')).rejects.toMatchObject({ raisesMaintenance: false });
  });
});

describe('running promotions', () => {
  const REGISTRATION = { id: 'rc_1', credit: 50, time: 10, expires: 1_768_444_800, closed: false };
  const DEPOSIT = { ...REGISTRATION, id: 'dp_1', deposit: 500, credit: 100, fulfilled: true };
  const NONE = { registration: null, deposit: null, visitor: null, reward_token: null };

  it('are mapped with a deadline, and return the tokens to store', async () => {
    const { promotions, seen } = answering({
      code: 0,
      result: {
        registration: REGISTRATION,
        deposit: DEPOSIT,
        visitor: 'v_1',
        reward_token: 'wt_1',
      },
    });
    expect(await promotions.running('v_0')).toEqual({
      registration: {
        kind: 'registration',
        id: 'rc_1',
        credit: 5_000,
        deposit: null,
        deadline: 1_768_444_800_000,
        closed: false,
        fulfilled: false,
      },
      deposit: {
        kind: 'deposit',
        id: 'dp_1',
        credit: 10_000,
        deposit: 50_000,
        deadline: 1_768_444_800_000,
        closed: false,
        fulfilled: true,
      },
      visitor: 'v_1',
      rewardToken: 'wt_1',
    });
    expect(seen[0]?.query.get('visitor')).toBe('v_0');
  });

  it.each([
    ['no deadline', { expires: undefined }, { deadline: null }],
    ['a deadline as text', { expires: 'soon' }, { deadline: null }],
    ['no id', { id: undefined }, { id: null, deadline: null }],
    [
      'nothing but section 3',
      { id: undefined, expires: undefined, closed: undefined },
      { deadline: null, closed: false },
    ],
  ])('have no countdown with %s', async (_name, change, expected) => {
    const registration = { ...REGISTRATION, ...change };
    const { promotions } = answering({ code: 0, result: { ...NONE, registration } });
    expect((await promotions.running()).registration).toMatchObject(expected);
  });

  it.each([{ credit: undefined }, { credit: '50' }, { credit: -1 }])(
    'are empty with %j',
    async (change) => {
      const registration = { ...REGISTRATION, ...change };
      const { promotions, seen } = answering({ code: 0, result: { ...NONE, registration } });
      expect((await promotions.running(null)).registration).toBeNull();
      expect(seen[0]?.query.has('visitor')).toBe(false);
    },
  );
});

describe('bonuses', () => {
  const OFFER = { id: 'thank-you', title: 'ขอบคุณ', summary: '', ...PICTURE, terms: TERMS };
  const MINE = {
    id: 'B1',
    promotion: 'fishing',
    title: 'โบนัสยิงปลา',
    credit: 225,
    time: 1_768_444_200,
    status: 'running',
    turnover: { required: 6900, done: 1350.5 },
  };

  it('contain the reason why they are unavailable, and own ones with their turnover', async () => {
    const { promotions, seen, onDropped } = answering({
      code: 0,
      result: {
        list: [
          { ...OFFER, by: 'claim', credit: 150, refusal: { code: 2104, needed: 10_000, have: 12 } },
          { ...OFFER, by: 'deposit', credit: null, ends: 1_768_842_000, refusal: null },
          { ...OFFER, by: 'deposit', credit: null, ends: 'soon', refusal: { code: 9 } },
          { ...OFFER, by: 'magic', credit: null, refusal: null },
        ],
        mine: [MINE, { ...MINE, status: 'odd' }],
      },
    });
    const { offers, mine } = await promotions.bonuses('en', { channel: 'p3' });
    expect(offers.map(({ refusal }) => refusal)).toEqual([
      { code: 2104, messageId: 'error.bonus.2104', needed: 1_000_000, have: 1_200 },
      null,
      { code: 9, messageId: 'error.bonus.other', needed: null, have: null },
    ]);
    expect(offers.map(({ endsAt }) => endsAt)).toEqual([null, 1_768_842_000_000, null]);
    expect(offers[0]).toMatchObject({ by: 'claim', credit: 15_000, picture: { color: '#123456' } });
    expect(mine).toEqual([
      {
        id: 'B1',
        promotionId: 'fishing',
        title: 'โบนัสยิงปลา',
        credit: 22_500,
        grantedAt: 1_768_444_200_000,
        status: 'running',
        turnover: { required: 690_000, done: 135_050 },
      },
    ]);
    expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({ lang: 'en', channel: 'p3' });
    expect(onDropped.mock.calls).toEqual([
      ['bonus offer', 1],
      ['bonus', 1],
    ]);
  });

  it('are claimed under a key, or refused with their own message', async () => {
    const given = answering({ code: 0, result: MINE });
    const key = { idempotencyKey: 'claim-0001' };
    expect(await given.promotions.claim('fishing', 'th', key)).toMatchObject({ id: 'B1' });
    expect(given.seen[0]).toMatchObject({
      body: { id: 'fishing', lang: 'th' },
      idempotencyKey: 'claim-0001',
    });
    const refused = answering({ code: 2101 }).promotions.claim('fishing', 'th', key);
    await expect(refused).rejects.toMatchObject({
      messageId: 'error.bonus.2101',
      unsettled: false,
    });
    const odd = answering({ code: 0, result: { ...MINE, credit: null } });
    await expect(odd.promotions.claim('fishing', 'th', key)).rejects.toMatchObject({
      kind: 'malformed',
      unsettled: true,
    });
  });
});

describe('events', () => {
  it('have dates, and a path of this site or null', async () => {
    const { terms: _terms, ...event } = PROMOTION;
    const list = [
      { ...event, link: '/list/fishing', ends: 1_763_226_060 },
      { ...event, link: 'https://evil.example' },
      { ...event, starts: 'today' },
    ];
    const { promotions, onDropped } = answering({ code: 0, result: { list } });
    const events = await promotions.events('th');
    expect(events.map(({ path, endsAt }) => [path, endsAt])).toEqual([
      ['/list/fishing', 1_763_226_060_000],
      [null, null],
    ]);
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('event', 1);
  });
});
