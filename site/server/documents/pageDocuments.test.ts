import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NodeTestSite, openNodeTestSite } from '../testing/nodeTestSite.ts';
import { plainGet } from '../testing/plainGet.ts';

const page = { accept: 'text/html' };
let site: NodeTestSite;

beforeAll(async () => {
  site = await openNodeTestSite();
});

afterAll(async () => site.close());

const get = async (path: string, headers?: Record<string, string>) =>
  plainGet(site.port, path, headers);

describe('documents', () => {
  it('contain their first view, and preload its files', async () => {
    const html = (await get('/en/login', page)).body.toString();
    expect(html).toMatch(
      /<div id="root" data-path="\/en\/login" data-session="visitor" data-operator="[a-z0-9]+"><p>rendered \/en\/login false<\/p><\/div>/,
    );
    for (const file of ['HomePage.js', 'rail.js', 'core.en.js', 'home.css', 'rail.css'])
      expect(html).toContain(`href="/assets/${file}"`);
    for (const file of ['frame.js', 'core.th.js'])
      expect(html).not.toContain(`href="/assets/${file}"`);
    expect(html.split('/assets/frame.css')).toHaveLength(2);
  });

  it('are rendered for a member by the cookie, and never stored for anyone else', async () => {
    const member = await get('/', { ...page, cookie: 'a=b; auth=good' });
    expect(member.body.toString()).toMatch(
      /data-session="member" data-operator="[a-z0-9]+"><p>rendered \/ true<\/p>/,
    );
    expect(member.headers['cache-control']).toBe('private, no-cache');
    // Its page waits for these, so the browser does not find them one after the other.
    expect(member.body.toString()).toContain('href="/assets/members.css"');
    expect(member.body.toString()).toContain('href="/assets/members.js"');
    const visitor = await get('/', page);
    expect(visitor.body.toString()).toContain('rendered / false');
    expect(visitor.body.toString()).not.toContain('members');
    expect(visitor.headers['cache-control']).toBe('no-cache');
    for (const { headers } of [member, visitor])
      expect(headers.vary).toBe('Accept-Encoding, Cookie');
    const tampered = await get('/', { ...page, cookie: 'auth=tampered' });
    expect(tampered.body.toString()).toContain('rendered / false');
    const unchanged = { ...page, cookie: 'auth=good', 'if-none-match': visitor.headers.etag! };
    expect((await get('/', unchanged)).status).toBe(200);
  });

  it.each([
    ['an address with a parameter of its own', '/game/x', {}],
    ['a member whom the guards lead elsewhere', '/login', { cookie: 'auth=good' }],
    ['one who has to choose a new password first', '/', { cookie: 'forgot=1' }],
    ['an unknown address', '/no/such/page', {}],
  ])('stand without a first view for %s', async (_who, path, headers) => {
    const html = (await get(path, { ...page, ...headers })).body.toString();
    expect(html).toMatch(/<div id="root"><\/div>/);
    expect(html).toContain('core.th.js'.replace('th', path.startsWith('/en') ? 'en' : 'th'));
    expect(html).not.toContain('HomePage.js');
  });

  it('answer an address with broken percent signs as the page that it is or is not', async () => {
    expect((await get('/list/%E0%A4%A', page)).status).toBe(200);
    expect((await get('/no/such/%', page)).status).toBe(404);
  });

  it('lead from the bare address to the language of the last choice, and nowhere else', async () => {
    const chosen = { ...page, cookie: 'locale=en' };
    const led = await get('/?ref=1', chosen);
    expect([led.status, led.headers.location]).toEqual([302, '/en?ref=1']);
    expect(led.headers['cache-control']).toBe('private, no-cache');
    expect((await get('/', { ...chosen, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await get('/login', chosen)).status).toBe(200);
    expect((await get('/en', chosen)).status).toBe(200);
    expect((await get('/', { ...page, cookie: 'locale=th' })).status).toBe(200);
    expect((await get('/', { ...page, cookie: 'locale=//evil.example' })).status).toBe(200);
  });

  it('are there for when there is no network, in each language and with no script but their own', async () => {
    for (const [path, words] of [
      ['/offline.html', 'ลองใหม่'],
      ['/th/offline.html', 'ลองใหม่'],
      ['/en/offline.html', 'Try again'],
    ] as const) {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      expect(body.toString()).toContain(words);
      expect(body.toString()).toContain('/operator/logo.svg');
      expect(body.toString()).toContain('href="/assets/frame.css"');
      expect(body.toString()).not.toMatch(/style=|https?:/);
      expect(body.toString().match(/<script.*?>/g)).toEqual(['<script async src="/offline.js">']);
    }
  });

  it('link the styles of the page after those that every page has', async () => {
    const html = (await get('/', page)).body.toString();
    expect(html.indexOf('/assets/home.css')).toBeGreaterThan(html.indexOf('/assets/frame.css'));
  });

  it('name the page to search engines where it is one for everybody', async () => {
    const html = (await get('/en/login', page)).body.toString();
    expect(html).toContain('<link rel="canonical" href="https://lotus.example/en/login">');
    expect(html).toContain(
      '<link rel="alternate" hreflang="en" href="https://lotus.example/en/a">',
    );
    const unknown = (await get('/no/such/page', page)).body.toString();
    expect(unknown).toContain('<meta name="robots" content="noindex">');
    expect(unknown).not.toMatch(/canonical|hreflang/);
  });
});
