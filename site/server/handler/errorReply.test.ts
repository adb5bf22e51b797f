import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brands } from '../brands/brands.ts';
import { type NodeTestSite, openNodeTestSite } from '../testing/nodeTestSite.ts';
import { plainGet } from '../testing/plainGet.ts';

const page = { accept: 'text/html,*/*;q=0.8' };
const html = 'text/html; charset=utf-8';
const noBrands: Brands = { forHost: async () => undefined, all: async () => [] };
const failing: Brands = {
  async forHost() {
    throw new Error('secret detail');
  },
  all: async () => [],
};
let site: NodeTestSite;

beforeAll(async () => {
  site = await openNodeTestSite();
});

afterAll(async () => site.close());

const TOO_LONG = `/${'a'.repeat(65_536)}`;
const COOKIES = { cookie: `a=${'b'.repeat(20_000)}` };

describe('an error that a person meets', () => {
  it.each<[number, string, string, Record<string, string>]>([
    [414, TOO_LONG, 'ลิงก์ยาวเกินไป', {}],
    [414, `/en${TOO_LONG}`, 'This link is too long', {}],
    [431, '/', 'คุกกี้มีขนาดใหญ่เกินไป', COOKIES],
    [431, '/en/login', 'The cookies are too large', COOKIES],
    [400, '/..\\secret.txt', 'ลิงก์ไม่ถูกต้อง', {}],
    [400, '/en/..\\secret.txt', 'This link is not valid', {}],
  ])('is a page with status %i in the language of the address', async (...line) => {
    const [status, path, title, headers] = line;
    const reply = await plainGet(site.port, path, { ...page, ...headers });
    expect([reply.status, reply.headers['content-type']]).toEqual([status, html]);
    const text = reply.body.toString();
    expect(text).toContain(`<title>${title} · Lotus</title>`);
    expect(text).toContain(path.startsWith('/en') ? '<html lang="en">' : '<html lang="th">');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toMatch(/<script|style=/);
    expect(reply.headers['content-security-policy']).toContain('https://games.lotus.example');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is a line of text for a program', async () => {
    for (const [path, headers, status, text] of [
      [TOO_LONG, {}, 414, 'URI too long'],
      ['/', COOKIES, 431, 'Request header fields too large'],
      ['/..\\secret.txt', {}, 400, 'Bad request'],
    ] as const) {
      const reply = await plainGet(site.port, path, headers);
      expect([reply.status, reply.body.toString()]).toEqual([status, text]);
      expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    }
  });

  it('is in every language where no brand is known, and shows none', async () => {
    const other = await openNodeTestSite(noBrands);
    const reply = await plainGet(other.port, '/', page);
    expect([reply.status, reply.headers['content-type']]).toEqual([421, html]);
    const text = reply.body.toString();
    expect(text).toContain('<section lang="th"><h1>ไม่พบเว็บไซต์สำหรับที่อยู่นี้</h1>');
    expect(text).toContain('<section lang="en"><h1>No site configured for this host</h1>');
    expect(text).not.toMatch(/Lotus|\/operator\//);
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    await other.close();
  });

  it('never shows a stack trace or message of the code', async () => {
    const errors: unknown[] = [];
    const other = await openNodeTestSite(failing, { onError: (error) => errors.push(error) });
    const read = await plainGet(other.port, '/', page);
    expect([read.status, read.headers['content-type']]).toEqual([500, html]);
    expect(read.body.toString()).toContain('Something went wrong');
    const plain = await plainGet(other.port, '/');
    expect([plain.status, plain.body.toString()]).toEqual([500, 'Something went wrong']);
    for (const { body } of [read, plain]) expect(body.toString()).not.toMatch(/secret|\bat\b.*:\d/);
    expect(errors).toHaveLength(2);
    await other.close();
  });

  it('is that of the brand where its pages cannot be rendered', async () => {
    const other = await openNodeTestSite(undefined, {
      onError: () => undefined,
      site: async () => {
        throw new Error('secret detail');
      },
    });
    const reply = await plainGet(other.port, '/en/deposit', page);
    expect(reply.status).toBe(500);
    expect(reply.body.toString()).toContain('<title>Something went wrong · Lotus</title>');
    expect(reply.body.toString()).not.toContain('secret');
    await other.close();
  });

  it('has its length and no body on HEAD', async () => {
    const asked = await plainGet(site.port, TOO_LONG, page, { method: 'HEAD' });
    const whole = await plainGet(site.port, TOO_LONG, page);
    expect(asked.body).toHaveLength(0);
    expect(asked.headers['content-length']).toBe(String(whole.body.length));
  });
});
