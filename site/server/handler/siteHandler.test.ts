import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../adapters/listen.ts';
import { createNodeServer } from '../adapters/nodeServer.ts';
import { type NodeTestSite, openNodeTestSite } from '../testing/nodeTestSite.ts';
import { plainGet } from '../testing/plainGet.ts';

type Asked = Parameters<typeof plainGet> extends [number, ...infer Rest] ? Rest : never;

const page = { accept: 'text/html' };
let site: NodeTestSite;

beforeAll(async () => {
  site = await openNodeTestSite();
});

afterAll(async () => site.close());

const get = async (...asked: Asked) => plainGet(site.port, ...asked);

describe('pages', () => {
  it.each(['/', '/en', '/deposit', '/en/game/x/y'])('answer at %s', async (path) => {
    const { status, headers, body } = await get(path, page);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('Lotus');
  });

  it('name the operator, and ask for its faces and its logo before any script runs', async () => {
    const html = (await get('/', page)).body.toString();
    expect(html).toContain('<title>Title of /</title>');
    expect(html).toContain('<meta name="theme-color" content="#1a1443">');
    expect(html).toContain('href="/assets/anuphan-abc.woff2"');
    expect(html).toContain('href="/operator/logo.svg"');
  });

  it('say their language', async () => {
    expect((await get('/deposit', page)).body.toString()).toContain('<html lang="th"');
    const english = (await get('/en/deposit', page)).body.toString();
    expect(english).toContain('<html lang="en"');
    expect(english).toContain('content="Online games"');
  });

  it('are not sent again to a browser that has them', async () => {
    const { headers } = await get('/', page);
    const again = await get('/', { ...page, 'if-none-match': headers.etag! });
    expect(again.status).toBe(304);
  });

  it('answer an unknown address with 404 and the document that says so', async () => {
    const { status, body } = await get('/no/such/page', page);
    expect(status).toBe(404);
    expect(body.toString()).toContain('<!doctype html>');
  });

  // Firefox sends these when a service worker passes a navigation on; other clients send nothing or `navigate`.
  it.each<Record<string, string>>([
    { 'sec-fetch-mode': 'same-origin', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    {},
  ])('do not depend on %j', async (headers) => {
    const known = await get('/deposit', { ...page, ...headers });
    expect([known.status, known.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const unknown = await get('/no/such/page', { ...page, ...headers });
    expect([unknown.status, unknown.body.toString()]).toEqual([
      404,
      expect.stringContaining('<!doctype html>'),
    ]);
  });

  it('are not the answer for a missing script or picture', async () => {
    for (const accept of ['*/*', 'image/avif,image/webp,*/*;q=0.8']) {
      const { status, headers } = await get('/assets/gone', { accept });
      expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    }
  });

  it('carry the policy made from the hosts, as does every error', async () => {
    for (const path of ['/', '/missing.js', '/%', '/operator/operator.json']) {
      const { headers } = await get(path, page);
      expect(headers['content-security-policy']).toContain(
        'frame-src https://games.lotus.example;',
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('carry their length and no body on HEAD', async () => {
    const { status, headers, body } = await get('/', page, { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String((await get('/', page)).body.length));
    expect(body).toHaveLength(0);
  });
});

describe('a host name that no operator has', () => {
  it('gets 421 for every request, and nothing of any brand', async () => {
    const other = await openNodeTestSite({ forHost: async () => undefined, all: async () => [] });
    for (const path of ['/', '/assets/main-abc.js', '/operator/theme.css']) {
      const reply = await plainGet(other.port, path);
      expect(reply.status).toBe(421);
      expect(reply.body.toString()).toBe('No site configured for this host');
    }
    await other.close();
  });
});

describe('localhost', () => {
  it('refuses a port that another server has', async () => {
    const taken = listen(() => createNodeServer({ fetch: () => new Response() }), {
      host: 'localhost',
      port: site.port,
    });
    await expect(taken).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
