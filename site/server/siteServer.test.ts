import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnLocalhost } from './listenOnLocalhost.ts';
import { createSiteServer } from './siteServer.ts';

const operator = {
  brand: { name: 'Lotus', theme: 'lotus' },
  locale: 'th' as const,
  payoutMinutes: 9,
  hosts: {
    api: 'http://127.0.0.1:4010',
    auth: 'http://127.0.0.1:4010',
    cdn: 'http://127.0.0.1:4010/cdn',
    games: 'http://127.0.0.1:4011',
  },
};
const script = `console.log(${JSON.stringify('a'.repeat(4000))});`;
const page = { accept: 'text/html' };
let folder: string;
let site: Awaited<ReturnType<typeof listenOnLocalhost>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'dist/assets'), { recursive: true });
  await mkdir(join(folder, 'operator'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'dist/.stamp'), 'hidden');
  await writeFile(join(folder, 'dist/index.html'), '<!doctype html><title>Lotus</title>');
  await writeFile(join(folder, 'dist/assets/main-abc.js'), script);
  await writeFile(join(folder, 'dist/picture.png'), Buffer.alloc(4000));
  await writeFile(join(folder, 'operator/theme.css'), ':root { --brand-x: 1 }');
  await symlink(join(folder, 'secret.txt'), join(folder, 'dist/link.txt'));
  const options = {
    dist: join(folder, 'dist'),
    operatorFolder: join(folder, 'operator'),
    operator,
  };
  site = await listenOnLocalhost(() => createSiteServer(options), 0);
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Plain http: fetch would tidy the very paths that are under test. */
function get(
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', host = '127.0.0.1' } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host, port: site.port, path, method, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

describe('pages', () => {
  it.each(['/', '/en', '/deposit', '/en/game/x/y'])('answer at %s', async (path) => {
    const { status, headers, body } = await get(path, page);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('Lotus');
  });

  it('answer an unknown address with 404 and the document that says so', async () => {
    const { status, body } = await get('/no/such/page', page);
    expect(status).toBe(404);
    expect(body.toString()).toContain('<!doctype html>');
  });

  it('are not given to a request for a script, even at the address of a page', async () => {
    const { status, headers } = await get('/deposit', { 'sec-fetch-mode': 'cors', ...page });
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('carry the policy made from the hosts, as does every error', async () => {
    for (const path of ['/', '/missing.js', '/%', '/operator/operator.json']) {
      const { headers } = await get(path, page);
      expect(headers['content-security-policy']).toContain('frame-src http://127.0.0.1:4011;');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('carry their length and no body on HEAD', async () => {
    const { status, headers, body } = await get('/', page, { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers['content-length']).toBe('35');
    expect(body).toHaveLength(0);
  });
});

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

  it('that are missing get 404, not the page', async () => {
    expect((await get('/assets/old-xyz.js')).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/operator/../../secret.txt',
    '/link.txt',
    '/.stamp',
    '/secret%00.txt',
    '/%E0%A4%A',
  ])('outside the folder or hidden are not given away: %s', async (path) => {
    const { status, body } = await get(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/secret|hidden/);
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

describe('localhost', () => {
  it('refuses a port that another server has', async () => {
    const taken = listenOnLocalhost(
      () => createSiteServer({ dist: folder, operatorFolder: folder, operator }),
      site.port,
    );
    await expect(taken).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('gives a page to who asks for it plainly, as a health check does, and a lost picture to nobody', async () => {
    expect((await get('/deposit')).status).toBe(200);
    expect((await get('/lost.png')).status).toBe(404);
    expect((await get('/lost.png')).headers['content-type']).not.toContain('html');
  });
});
