import { type Server, createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Operator } from '@brand/operator';
import { testOperator } from '../testOperator.ts';
import { apiCatalogue } from './apiCatalogue.ts';
import type { Catalogue } from './catalogue.ts';

type Reply = readonly [status: number, body: unknown];
type Answer = (path: string, query: URLSearchParams) => Reply;

const TIMES = { freshMs: 300_000, waitMs: 5_000, pauseMs: 10_000 };
const JOKER = {
  _id: 'c1',
  type: 'slot',
  category: 'JK',
  nameTh: 'โจ๊กเกอร์',
  nameEn: 'Joker Gaming',
};
const GAME = {
  _id: 'g1',
  type: 'slot',
  category: 'JK',
  handle: '/launch/g1',
  nameEn: 'Lucky Lantern',
  nameTh: 'โคมนำโชค',
  img: 'https://cdn.lotus.example/g1.webp',
};
const CUP = {
  id: 'cup',
  title: 'Cup',
  state: 'active',
  starts_at: 1,
  ends_at: 2,
  prize_pool: 1,
  players: 1,
  game_type: 'slot',
};

const help = (title: string) => ({
  topics: [{ id: 'deposit', name: 'Deposit' }],
  articles: [
    {
      id: 'a1',
      topic: 'deposit',
      title,
      blocks: [
        { type: 'paragraph', text: 'From {depositMin} <b>baht</b>.' },
        { type: 'steps', items: ['One', 'At {affiliateMin}'] },
        { type: 'link', text: 'Deposit', path: '/deposit' },
        { type: 'link', text: 'VIP', path: '/vip' },
      ],
    },
    { id: 'a2', topic: 'affiliate', title: 'Hidden', blocks: [{ type: 'note', text: 'x' }] },
  ],
});
const HELP = { th: help('ฝากเงินอย่างไร'), en: help('How do I deposit?') };

let api: Server | undefined;
const asked: string[] = [];

afterEach(() => {
  api?.close();
  asked.length = 0;
});

/** A catalogue whose API gives set answers. */
async function catalogueOf(answer: Answer, more: Partial<Operator> = {}): Promise<Catalogue> {
  api = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api');
    asked.push(pathname);
    const [status, result] = answer(pathname, searchParams);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(result));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const hosts = { ...testOperator().hosts, api: `http://127.0.0.1:${port}` };
  return apiCatalogue(
    testOperator({ hosts, features: { ...testOperator().features, vip: false }, ...more }),
    TIMES,
  );
}

const ok = (result: unknown): Reply => [200, { code: 0, result }];
const refused = (status: number, code: number): Reply => [status, { code, message: 'no' }];

/** A small API: one provider, one game, one tournament in the list and one that is not in it. */
const works: Answer = (path, query) => {
  if (path.endsWith('/categorys')) return ok([JOKER]);
  if (path.endsWith('/lists')) return ok({ list: [GAME], total: 1 });
  if (path.endsWith('/help/articles')) return ok(HELP[query.get('lang') === 'en' ? 'en' : 'th']);
  if (path.endsWith('/tournament/list')) return ok({ list: [CUP] });
  if (path.endsWith('/tournament/detail')) {
    const prizes = { rules: [], turnover_per_point: 1, prizes: [], leaderboard: [] };
    const id = query.get('id');
    if (id === 'broken') return refused(400, 4000);
    return id === 'new-cup' ? ok({ ...CUP, id, ...prizes }) : refused(404, 4004);
  }
  return refused(500, 9998);
};

describe('the catalogue of an operator', () => {
  it('counts everything as existing while the API does not answer, and asks it once', async () => {
    const catalogue = await catalogueOf(() => refused(503, 9998));
    expect(catalogue.state()).toBe('unknown');
    expect(await catalogue.hasGame('any')).toBe(true);
    expect(await catalogue.hasGame('other')).toBe(true);
    expect(await catalogue.hasList('any')).toBe(true);
    expect(await catalogue.hasTournament('any')).toBe(true);
    expect([catalogue.state(), asked.length]).toEqual(['down', 1]);
  });

  it.each(['slot', 'HOT', 'freespin', 'favourite', 'recent'])(
    'has the list %s without asking the API',
    async (id) => {
      const catalogue = await catalogueOf(works);
      expect(await catalogue.hasList(id)).toBe(true);
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ['the code of a provider', 'jk', true],
    ['the name of a provider', 'joker-gaming', true],
    ['a term that finds games', 'lucky-lantern', true],
    ['a term with an error of typing', 'luky-lantern', true],
    ['a term that finds nothing', 'no-such-games', false],
    ['too few letters for a search', 'x', false],
  ])('decides about a list by %s', async (_what, id, exists) => {
    const catalogue = await catalogueOf(works);
    expect(await catalogue.hasList(id)).toBe(exists);
    const calls = asked.length;
    expect(await catalogue.hasList(id)).toBe(exists);
    expect(asked).toHaveLength(calls);
  });

  it.each([
    ['in the list', 'cup', true],
    ['not in the list', 'new-cup', true],
    ['unknown', 'gone', false],
    ['too long to be one', 'x'.repeat(65), false],
    ['refused for another reason', 'broken', true],
  ])('decides about a tournament that is %s', async (_what, id, exists) => {
    const catalogue = await catalogueOf(works);
    expect(await catalogue.hasTournament(id)).toBe(exists);
  });

  it('keeps asking after a refusal, which says nothing about the API', async () => {
    const catalogue = await catalogueOf(works);
    expect(await catalogue.hasTournament('broken')).toBe(true);
    expect(catalogue.state()).toBe('up');
    expect(await catalogue.hasTournament('gone')).toBe(false);
  });

  it('has the questions of the help page, as a visitor of this operator reads them', async () => {
    const catalogue = await catalogueOf(works, { hideaff: true });
    const faq = await catalogue.faq('en');
    const link = '<p><a href="https://lotus.example/en/deposit">Deposit</a></p>';
    expect(faq).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How do I deposit?',
          acceptedAnswer: {
            '@type': 'Answer',
            text: expect.stringMatching(
              /^<p>From [\d,]+ &lt;b&gt;baht&lt;\/b&gt;\.<\/p><ol><li>One<\/li><\/ol>/,
            ) as string,
          },
        },
      ],
    });
    expect(JSON.stringify(faq)).toContain(JSON.stringify(link).slice(1, -1));
    expect(JSON.stringify(faq)).not.toMatch(/VIP|Hidden/);
    // The same object, so that the page is not rendered again.
    expect(await catalogue.faq('en')).toBe(faq);
    expect(JSON.stringify(await catalogue.faq('th'))).toContain('ฝากเงินอย่างไร');
    expect(asked).toHaveLength(2);
  });

  it('has the cover of a game for previews of links, with its name in the language', async () => {
    const catalogue = await catalogueOf(works);
    const url = 'https://cdn.lotus.example/g1.webp';
    expect(await catalogue.gamePreview('g1', 'en')).toEqual({
      url,
      alt: 'Lucky Lantern',
      isWide: false,
    });
    expect(await catalogue.gamePreview('g1', 'th')).toMatchObject({ url, alt: 'โคมนำโชค' });
    expect(await catalogue.gamePreview('none', 'th')).toBeNull();
  });
});
