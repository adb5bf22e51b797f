import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dominantColour } from '../art/cover.ts';
import { games } from '../catalogue/games.ts';
import { gameColour } from '../games/gameColour.ts';
import { testSandbox } from '../testing/testSandbox.ts';

const SHARED = [
  '/cdn/covers/durian-riot.svg',
  '/cdn/banners/qr-deposit.en.phone.svg',
  '/cdn/providers/lucky-loom.svg',
  '/cdn/banks/kbank.svg',
  '/cdn/usdt-guide/step-3.en.svg',
];

describe('a picture of the CDN', () => {
  it.each(SHARED)(
    'is an SVG that any site may show and that can do nothing else: %s',
    async (path) => {
      const { api } = testSandbox();
      const { status, headers } = await api.request(path);
      expect(status).toBe(200);
      expect(headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    },
  );

  it('is a plain colour with flat art, and missing for an unknown game', async () => {
    const { api } = testSandbox({ rules: { flatArt: true } });
    const cover = await api.request('/cdn/covers/durian-riot.svg');
    const color = gameColour(
      games.find(({ code }) => code === 'durian-riot') as (typeof games)[number],
    );
    expect(await cover.text()).toMatch(
      new RegExp(`^<svg [^>]*width="300" height="400"><rect [^>]*fill="${color}"/></svg>$`),
    );
    expect((await api.request('/cdn/covers/none.svg')).status).toBe(404);
    const banner = await api.request('/cdn/banners/qr-deposit.en.phone.svg');
    expect(await banner.text()).toContain('width="750" height="420"');
    expect((await (await api.request('/cdn/banks/kbank.svg')).text()).length).toBeGreaterThan(400);
  });

  it('is dated by the real clock, so that browsers cache it while the sandbox is in another year', async () => {
    const { api, clock } = testSandbox();
    const [path = ''] = SHARED;
    const ages = [];
    for (const start of [Date.UTC(2001, 0, 1), Date.UTC(2050, 0, 1)]) {
      clock.set(start);
      const { headers } = await api.request(path);
      ages.push(Math.abs(Date.parse(headers.get('Date') ?? '') - Date.now()));
    }
    expect(Math.max(...ages)).toBeLessThan(60_000);
  });

  it('is not sent again to a browser that has it', async () => {
    const { api } = testSandbox();
    const [path = ''] = SHARED;
    const first = await api.request(path);
    const tag = first.headers.get('ETag') ?? '';
    expect(await first.text()).toMatch(/^<svg/);
    const again = await api.request(path, { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip;q=1.0, *;q=0.1', gunzipSync],
  ] as const)(
    'is compressed with %s for browsers that support it',
    async (name, accepts, unpack) => {
      const { api } = testSandbox();
      const [path = ''] = SHARED;
      const packed = await api.request(path, { headers: { 'Accept-Encoding': accepts } });
      expect(packed.headers.get('Content-Encoding')).toBe(name);
      const text = unpack(new Uint8Array(await packed.arrayBuffer())).toString();
      expect(text).toBe(await (await api.request(path)).text());
    },
  );

  it('of an unknown name is a 404', async () => {
    const { api } = testSandbox();
    for (const path of [
      'covers/none.svg',
      'covers/..%2fx.svg',
      'banners/qr-deposit.fr.wide.svg',
      'banks/toString.svg',
      'x/y.svg',
    ]) {
      expect((await api.request(`/cdn/${path}`)).status, path).toBe(404);
    }
  });

  it('exists at every address that the API returns', async () => {
    const { api, member } = testSandbox();
    const demo = await member();
    const replies = [
      await demo.post('/api/v1/member/data/profile'),
      await demo.get('/api/promotion/list?lang=th'),
      await demo.post('/api/v3/member/game/categorys'),
      await demo.post('/api/v3/member/game/lists', { limit: 3 }),
    ];
    const all = JSON.stringify(replies.map(({ body }) => body)).matchAll(
      /"(http[^"]+\/cdn\/[^"]+)"/g,
    );
    const addresses = [...new Set([...all].map(([, address = '']) => address))];
    expect(addresses.length).toBeGreaterThan(30);
    for (const address of addresses) {
      expect((await api.request(new URL(address).pathname)).status, address).toBe(200);
    }
  });
});

describe('the placeholder colour of a cover', () => {
  it('is the dominant colour of the cover', () => {
    for (const game of games) expect(gameColour(game), game.code).toBe(dominantColour(game));
  });
});
