import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFiles } from '../testing/writeTestBuild.ts';
import { writeWholeTestBuild } from '../testing/wholeTestBuild.ts';
import { exportSite } from './exportSite.ts';

let folder: string;
const dist = () => join(folder, 'dist');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  await writeWholeTestBuild(dist());
  await writeFiles(dist(), { 'worker.mjs': 'export default {}' });
});

afterAll(async () => rm(folder, { recursive: true }));

async function exported(host: string) {
  const out = join(folder, host);
  await exportSite({ host, dist: dist(), out });
  return {
    has: (name: string) => existsSync(join(out, name)),
    read: async (name: string) => readFile(join(out, name), 'utf8'),
  };
}

describe('an exported site', () => {
  it.each(['nginx', 'netlify', 'cloudflare', 'files'])(
    'has the files for %s, compressed ones too, and nothing of the server',
    async (host) => {
      const { has } = await exported(host);
      for (const name of ['index.html', '404.html', 'en/404.html', 'page.html', 'en/page.html'])
        expect([name, has(`site/${name}`)]).toEqual([name, true]);
      expect(has('site/assets/main-abc.js.br')).toBe(true);
      expect(has('site/assets/main-abc.js.gz')).toBe(true);
      expect(has('site/.server')).toBe(false);
      expect(has('site/.document.html')).toBe(false);
    },
  );

  it('names headers and rewrites for Netlify, and has pages without folders', async () => {
    const { has, read } = await exported('netlify');
    const headers = await read('site/_headers');
    expect(headers).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'/);
    expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
    const rewrites = await read('site/_redirects');
    expect(rewrites).toContain('/game/:id /page 200\n');
    expect(rewrites).toContain('/en/game/:id/:name /en/page 200\n');
    expect(has('site/deposit.html')).toBe(true);
    expect(has('site/en/login.html')).toBe(true);
  });

  it('has a worker and its settings for Cloudflare', async () => {
    const { has, read } = await exported('cloudflare');
    expect(has('worker.mjs')).toBe(true);
    expect(JSON.parse(await read('wrangler.json'))).toMatchObject({
      main: 'worker.mjs',
      assets: { directory: './site', run_worker_first: true },
    });
  });

  it('says in words what any other host has to do', async () => {
    const { read } = await exported('files');
    expect(await read('HOSTING.txt')).toMatch(/^X-Frame-Options: DENY$/m);
  });

  it('has a document for pages with parameters that names no address', async () => {
    const { read } = await exported('files');
    const html = await read('site/page.html');
    expect(html).not.toMatch(/rel="canonical"|hreflang|og:url|noindex/);
    expect(await read('site/404.html')).toContain('noindex');
  });

  it('refuses a host that it does not know', async () => {
    await expect(exported('apache')).rejects.toThrow(
      '--export is "apache", but it is nginx, netlify, cloudflare, files.',
    );
  });
});
