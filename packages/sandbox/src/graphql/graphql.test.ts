import { describe, expect, it } from 'vitest';
import { games } from '../catalogue/games.ts';
import { switchProvider } from '../games/gameSwitches.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import { askGraphql } from './testGraphql.ts';

const LISTS = '/api/v3/member/game/lists';
const CATEGORIES = '/api/v3/member/game/categorys';
const COUNTS = '{ countFavourite countRecent }';

async function asked(username = 'new') {
  const sandbox = testSandbox();
  const me = await sandbox.member(username);
  const ask = (query: string, variables?: object) =>
    askGraphql(sandbox, { query, variables, token: me.access_token });
  const visit = (query: string, variables?: object) => askGraphql(sandbox, { query, variables });
  return { ...sandbox, me, ask, visit };
}

describe('lists', () => {
  const fields = `_id type category code img imgLayers language nameTh nameEn freespin hot new categoryName handle color demo playersToday biggestWin
    provider { id name img } game_info { rtp min_bet max_bet volatility paylines hit_ratio
    day { trend rtp } week { trend rtp } month { trend rtp } }`;
  const own = 'rating favourite recent launching';

  it('returns the same game as the REST call, for a visitor and for a member', async () => {
    const { ask, call, me, visit } = await asked();
    const query = `{ lists(groupID: "g1", limit: 20) { ${fields} } }`;
    const rest = (await call('POST', LISTS, { body: { limit: 20 } })).body.result.list;
    // GraphQL answers null where REST leaves a field out.
    const whole = (list: object[]) => list.map((game) => ({ biggestWin: null, ...game }));
    expect((await visit(query)).data).toEqual({ lists: whole(rest) });
    const mine = (await me.post(LISTS, { limit: 20 })).body.result.list;
    const { data } = await ask(`{ lists(groupID: "g1", limit: 20) { ${fields} ${own} } }`);
    expect(data).toEqual({ lists: whole(mine) });
  });

  it('returns no member fields to a visitor', async () => {
    const { visit } = await asked();
    const { data } = await visit(`{ lists(groupID: "g1", limit: 1) { ${own} } }`);
    expect(data).toEqual({
      lists: [{ rating: null, favourite: null, recent: null, launching: null }],
    });
  });

  it.each([
    ['type: fishing', ({ type }: (typeof games)[number]) => type === 'fishing'],
    ['category: "lucky-loom"', ({ provider }: (typeof games)[number]) => provider === 'lucky-loom'],
    [
      'categoryName: "Saltbox Games"',
      ({ provider }: (typeof games)[number]) => provider === 'saltbox',
    ],
    ['hot: true', ({ hot }: (typeof games)[number]) => hot],
    ['gameNew: true', (game: (typeof games)[number]) => game.new],
    ['freespin: true', ({ freespin }: (typeof games)[number]) => freespin],
    ['search: "ทุเรียน"', ({ nameTh }: (typeof games)[number]) => nameTh.includes('ทุเรียน')],
    ['handle: "/elsewhere"', () => false],
    [
      'handle: "/api/v3/member/game/launch", type: sport',
      ({ type }: (typeof games)[number]) => type === 'sport',
    ],
  ] as const)('is filtered by %s', async (filter, matches) => {
    const { visit } = await asked();
    const { data } = await visit(`{ lists(groupID: "g1", limit: 500, ${filter}) { code } }`);
    expect(data).toEqual({
      lists: games.filter((game) => matches(game)).map(({ code }) => ({ code })),
    });
  });

  it('accepts its arguments as variables, and treats null as omitted', async () => {
    const { visit } = await asked();
    const query =
      'query ($type: GameType, $sort: GameSort, $limit: Int, $skip: Int, $search: String, $userID: ID) {' +
      'lists(groupID: "g1", type: $type, sort: $sort, limit: $limit, skip: $skip, search: $search, userID: $userID) { nameEn } }';
    const nothing = { type: null, sort: null, limit: null, skip: null, search: null, userID: null };
    const all = (await visit(query, nothing)).data as unknown as { lists: { nameEn: string }[] };
    expect(all.lists).toEqual(games.slice(0, 60).map(({ nameEn }) => ({ nameEn })));
    const sorted = await visit(query, { type: 'lotto', sort: 'az', limit: 2, skip: 1 });
    expect(sorted.data).toEqual({
      lists: [{ nameEn: 'Candy Scratch' }, { nameEn: 'Carnival Raffle' }],
    });
  });

  it.each(['favourite', 'recent', 'favouriteAndRecentFocus'])(
    'requires a member for %s',
    async (filter) => {
      const { visit } = await asked();
      const { refused } = await visit(`{ lists(groupID: "g1", ${filter}: true) { _id } }`);
      expect(refused).toEqual({ code: 7002 });
    },
  );
});

describe('categorys', () => {
  it('returns the same provider as the REST call, for a visitor and for a member', async () => {
    const { ask, call, me, visit, context } = await asked();
    switchProvider(context, 'saltbox', 'disabled');
    const fields =
      '_id type category code img language nameTh nameEn launching hot new root categoryName handle count';
    const { data } = await visit(`{ categorys(groupID: "g1", type: slot) { ${fields} } }`);
    const rest = (await call('POST', CATEGORIES, { body: { type: 'slot' } })).body.result;
    expect(data).toEqual({ categorys: rest });
    const mine = (await me.post(CATEGORIES)).body.result;
    const { data: own } = await ask(
      `{ categorys(groupID: "g1") { ${fields} enable favourite recent } }`,
    );
    expect(own).toEqual({ categorys: mine });
  });
});

describe('addFavourite', () => {
  const toggle = (user: string, game: string) =>
    `mutation { addFavourite(userID: "${user}", gameID: "${game}") ${COUNTS} }`;

  it('toggles a favourite, and every list shows it immediately', async () => {
    const { ask } = await asked();
    const favourites = async () =>
      (await ask('{ lists(groupID: "g1", favourite: true) { _id favourite } }')).data;
    const { data } = await ask(toggle('m_0002', 'g_durian-riot'));
    expect(data).toEqual({ addFavourite: { countFavourite: 1, countRecent: 0 } });
    expect(await favourites()).toEqual({ lists: [{ _id: 'g_durian-riot', favourite: true }] });
    const { data: again } = await ask(toggle('m_0002', 'g_durian-riot'));
    expect(again).toEqual({ addFavourite: { countFavourite: 0, countRecent: 0 } });
    expect(await favourites()).toEqual({ lists: [] });
  });

  it.each([
    ['another member', 'm_0001', 'g_durian-riot', 'userID'],
    ['an unknown member', 'm_none', 'g_durian-riot', 'userID'],
    ['an unknown game', 'm_0002', 'g_none', 'gameID'],
    ['a code instead of an id', 'm_0002', 'durian-riot', 'gameID'],
  ])('for %s is refused and changes nothing', async (_, user, game, field) => {
    const { ask, db } = await asked();
    const rows = () => db.all('SELECT * FROM favourite_games ORDER BY member, game');
    const before = rows();
    const { data, refused } = await ask(toggle(user, game));
    expect([data, refused]).toEqual([null, { code: 4000, field }]);
    expect(rows()).toEqual(before);
  });

  it('requires a member, regardless of the user id', async () => {
    const { visit, db } = await asked();
    const before = db.all('SELECT * FROM favourite_games');
    expect((await visit(toggle('m_0002', 'g_durian-riot'))).refused).toEqual({ code: 7002 });
    expect(db.all('SELECT * FROM favourite_games')).toEqual(before);
  });

  it('toggles 25 times for 25 simultaneous requests', async () => {
    const { ask } = await asked();
    await Promise.all(Array.from({ length: 25 }, () => ask(toggle('m_0002', 'g_kite-duel'))));
    const { data } = await ask(`{ getFavouriteAndRecent(userID: "m_0002") ${COUNTS} }`);
    expect(data).toEqual({ getFavouriteAndRecent: { countFavourite: 1, countRecent: 0 } });
  });
});

describe('addRecent', () => {
  it('counts a game once and moves it to the front', async () => {
    const { ask, clock } = await asked();
    const play = (code: string) =>
      ask(`mutation { addRecent(userID: "m_0002", gameID: "g_${code}") ${COUNTS} }`);
    for (const code of ['durian-riot', 'kite-duel', 'durian-riot']) {
      clock.advance(1000);
      await play(code);
    }
    const { data } = await ask('{ lists(groupID: "g1", recent: true) { code } }');
    expect(data).toEqual({ lists: [{ code: 'durian-riot' }, { code: 'kite-duel' }] });
    const { data: counts } = await ask(`{ getFavouriteAndRecent(groupID: "g1") ${COUNTS} }`);
    expect(counts).toEqual({ getFavouriteAndRecent: { countFavourite: 0, countRecent: 2 } });
  });
});

describe('favouriteAndRecentFocus', () => {
  it('lists favourites first, then played games', async () => {
    const { ask } = await asked();
    await ask(`mutation { addRecent(userID: "m_0002", gameID: "g_kite-duel") ${COUNTS} }`);
    await ask(`mutation { addFavourite(userID: "m_0002", gameID: "g_durian-riot") ${COUNTS} }`);
    const { data } = await ask('{ lists(groupID: "g1", favouriteAndRecentFocus: true) { code } }');
    expect(data).toEqual({ lists: [{ code: 'durian-riot' }, { code: 'kite-duel' }] });
  });
});

describe('getFavouriteAndRecent', () => {
  it('requires a member and one of its two arguments', async () => {
    const { ask, visit } = await asked();
    const query = (args: string) => `{ getFavouriteAndRecent${args} ${COUNTS} }`;
    expect((await ask(query(''))).refused).toEqual({ code: 4000, field: 'userID' });
    expect((await ask(query('(userID: "m_0001")'))).refused).toMatchObject({ field: 'userID' });
    expect((await visit(query('(groupID: "g1")'))).refused).toEqual({ code: 7002 });
  });
});

describe('notifications', () => {
  it('are the member’s running notices, the same when requested one by one, and for members only', async () => {
    const { ask, visit } = await asked('demo');
    const fields = 'id type title imageUrl gameName content link showOne forceUpgate alert expired';
    const { data } = await ask(
      `{ getNotifys(groupID: "g1", groupCustomer: "A", lang: en) { ${fields} } }`,
    );
    const { getNotifys } = data as unknown as { getNotifys: { id: string }[] };
    expect(getNotifys.length).toBeGreaterThan(0);
    for (const each of getNotifys) {
      const one = await ask(
        `query ($id: ID!) { getNotify(id: $id, lang: en) { ${fields} } }`,
        each,
      );
      expect(one.data).toEqual({ getNotify: each });
    }
    expect((await ask('{ getNotify(id: "none") { id } }')).data).toEqual({ getNotify: null });
    expect((await visit('{ getNotify(id: "none") { id } }')).refused).toEqual({ code: 7002 });
    expect((await visit('{ getNotifys(groupID: "g1") { id } }')).refused).toEqual({ code: 7002 });
  });
});

describe('an invalid token', () => {
  it.each([
    ['invented', 7002],
    ['expired', 7003],
  ])('%s: the whole request is refused, including public fields', async (kind, code) => {
    const sandbox = await asked();
    if (kind === 'expired') sandbox.clock.advance(sandbox.context.rules.accessTokenLife);
    const token = kind === 'expired' ? sandbox.me.access_token : 'at_invented';
    const reply = await askGraphql(sandbox, { query: '{ lists(groupID: "g1") { _id } }', token });
    expect([reply.status, reply.data, reply.refused]).toEqual([401, undefined, { code }]);
  });
});

describe('an unexpected error', () => {
  it('is reported to the owner of the sandbox, and to the client only as 9998', async () => {
    const told: Error[] = [];
    const sandbox = testSandbox({ onError: (error) => told.push(error) });
    const me = await sandbox.member();
    sandbox.db.script('DROP TABLE favourite_games');
    const reply = await askGraphql(sandbox, {
      query: `{ getFavouriteAndRecent(groupID: "g1") ${COUNTS} }`,
      token: me.access_token,
    });
    expect(reply.errors[0]).toMatchObject({
      message: 'service unavailable',
      extensions: { code: 9998 },
    });
    expect(told[0]?.message).toContain('favourite_games');
  });
});
