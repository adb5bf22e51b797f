import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testOperator } from '../testOperator.ts';
import { type NodeTestSite, openNodeTestSite } from '../testing/nodeTestSite.ts';
import { plainGet } from '../testing/plainGet.ts';
import { TEST_BUILD } from '../testing/testBuild.ts';

type Asked = Parameters<typeof plainGet> extends [number, ...infer Rest] ? Rest : never;

const operator = testOperator();
const script = TEST_BUILD['assets/main-abc.js'];
const page = { accept: 'text/html' };
let site: NodeTestSite;

beforeAll(async () => {
  site = await openNodeTestSite();
});

afterAll(async () => site.close());

const get = async (...asked: Asked) => plainGet(site.port, ...asked);

describe('files', () => {
  it('with a hash in their name are kept for ever', async () => {
    const { headers } = await get('/assets/main-abc.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('are sent in the best encoding that the browser takes', async () => {
    const br = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    const gzip = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    const none = await get('/assets/main-abc.js');
    expect(none.headers['content-encoding']).toBeUndefined();
    expect(none.headers.vary).toBe('Accept-Encoding');
  });

  it('that are compressed by nature are sent as they are', async () => {
    const { headers } = await get('/picture.png', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('are not sent again to a browser that has them', async () => {
    const first = await get('/assets/main-abc.js');
    const again = await get('/assets/main-abc.js', { 'if-none-match': first.headers.etag! });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('are sent in part as they are encoded, and no cache keeps the reply to a wrong part', async () => {
    const br = { 'accept-encoding': 'br' };
    const whole = await get('/assets/main-abc.js', br);
    const part = await get('/assets/main-abc.js', { ...br, range: 'bytes=2-5' });
    expect([part.status, part.headers['content-encoding']]).toEqual([206, 'br']);
    expect(part.body).toEqual(whole.body.subarray(2, 6));
    const wrong = await get('/assets/main-abc.js', { range: 'bytes=999999-' });
    expect([wrong.status, wrong.headers['cache-control']]).toEqual([416, 'no-store']);
  });

  it('that are missing get 404, not the page', async () => {
    expect((await get('/assets/old-xyz.js')).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/operator/../../secret.txt',
    '/operator/..%2f..%2fsecret.txt',
    '/operator/link.txt',
    '/link.txt',
    '/.stamp',
    '/.server/server.js',
    '/.document.html',
    '/login.html',
    '/secret%00.txt',
    '/%E0%A4%A',
    '/assets/%2e%2e/%2e%2e/secret.txt',
  ])('outside the folder or hidden are not given away: %s', async (path) => {
    const { status, body } = await get(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/secret|hidden|firstView|another brand/);
  });

  it.each(['/%00', '/en/%00', '/list/%00slot', '/..%5csecret.txt', '/%2e%2e%5c..%5csecret.txt'])(
    'answer a broken address with the page of an unknown one: %s',
    async (path) => {
      const { status, headers, body } = await get(path, page);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body.toString()).toContain('<div id="root"></div>');
      expect((await get(path, { accept: '*/*' })).status).toBe(400);
    },
  );

  it.each([
    ['/login?url=%2Fdeposit', './login'],
    ['/en/login', './login'],
    ['//elsewhere.example', './elsewhere.example'],
  ])('show a form again that was sent before its script came: %s', async (path, location) => {
    const { status, headers } = await get(path, page, { method: 'POST' });
    expect(status).toBe(303);
    expect(headers.location).toBe(location);
  });

  it('cannot be written', async () => {
    const { status, headers } = await get('/', {}, { method: 'POST' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe("the operator's folder", () => {
  it('serves the configuration with the hosts in use, never from a cache', async () => {
    const { headers, body } = await get('/operator/operator.json');
    expect(headers['cache-control']).toBe('no-cache');
    expect(JSON.parse(body.toString())).toEqual(operator);
  });

  it('serves the files beside it', async () => {
    const { status, headers } = await get('/operator/theme.css');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
  });
});
