import { describe, expect, it } from 'vitest';
import { MINUTE } from '../clock/units.ts';
import { FREE, lineCalls } from '../testing/lineCalls.ts';
import { SITE, testSandbox } from '../testing/testSandbox.ts';
import { lineAccounts } from './lineAccounts.ts';

function setUp() {
  const sandbox = testSandbox();
  return { ...sandbox, ...lineCalls(sandbox) };
}

describe('the LINE page', () => {
  it('offers every account, in both languages, and describes the request', async () => {
    const { authorize, requestOf, api, member } = setUp();
    const { access_token: token } = await member();
    const request = requestOf(await authorize({ username: 'demo' }, token));
    for (const [lang, title] of [
      ['th', 'เชื่อมต่อบัญชี LINE'],
      ['en', 'Connect your LINE account'],
    ] as const) {
      const page = await api.request(`/line/consent?request=${request}&lang=${lang}`);
      const html = await page.text();
      expect([page.status, html.includes(`<html lang="${lang}">`)]).toEqual([200, true]);
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(html).toContain('<b>demo</b>');
      for (const { id } of lineAccounts) expect(html).toContain(`value="${id}"`);
    }
  });

  it('runs no scripts, loads nothing from elsewhere, and cannot be framed', async () => {
    const { authorize, requestOf, api, member } = setUp();
    const { access_token: token } = await member();
    const request = requestOf(await authorize({ username: 'demo' }, token));
    const page = await api.request(`/line/consent?request=${request}`);
    const html = await page.text();
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`form-action 'self' ${SITE}`);
    expect(policy).not.toMatch(/unsafe|\*/);
    const faces: string[] = [];
    for (const [, sheet = ''] of html.matchAll(/href="(\/line\/[^"]+\.css)"/g)) {
      const style = await api.request(sheet);
      expect(style.status, sheet).toBe(200);
      for (const [, file = ''] of (await style.text()).matchAll(/url\('([^']+)'\)/g)) {
        faces.push(new URL(file, `http://sandbox${sheet}`).pathname);
      }
    }
    expect(faces.length).toBeGreaterThan(0);
    for (const face of faces) {
      expect((await api.request(face)).headers.get('Content-Type'), face).toBe('font/woff2');
    }
  });

  it('escapes names', async () => {
    const { authorize, requestOf, api, member, db } = setUp();
    const { access_token: token } = await member();
    db.run("UPDATE members SET username = '<img src=x>' WHERE id = 'm_0001'");
    const request = requestOf(await authorize({ username: '<img src=x>' }, token));
    const html = await (await api.request(`/line/consent?request=${request}`)).text();
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).not.toContain('<img');
  });

  it.each([
    ['is unknown', async () => 'lr_invented'],
    [
      'is completed',
      async (sandbox: ReturnType<typeof setUp>, token: string) => {
        const request = sandbox.requestOf(await sandbox.authorize({ username: 'demo' }, token));
        await sandbox.link(token, sandbox.codeFrom(await sandbox.choose(request, FREE)));
        return request;
      },
    ],
    [
      'is ten minutes old',
      async ({ authorize, requestOf, clock }: ReturnType<typeof setUp>, token: string) => {
        const request = requestOf(await authorize({ username: 'demo' }, token));
        clock.advance(10 * MINUTE);
        return request;
      },
    ],
  ])('shows an expiry message for a request that %s, and decides nothing', async (_, begin) => {
    const sandbox = setUp();
    const { access_token: token } = await sandbox.member();
    const request = await begin(sandbox, token);
    const page = await sandbox.api.request(`/line/consent?request=${request}&lang=en`);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('This link no longer works');
    const decided = await sandbox.decide({ request, account: FREE, choice: 'allow' });
    expect(decided.status).toBe(410);
  });

  it('accepts a second tap: the last answer counts, and the previous code is invalid', async () => {
    const { authorize, requestOf, choose, codeFrom, link, member } = setUp();
    const { access_token: token } = await member();
    const request = requestOf(await authorize({ username: 'demo' }, token));
    const first = codeFrom(await choose(request, FREE));
    const second = codeFrom(await choose(request, FREE));
    expect((await link(token, first)).body.code).toBe(8000);
    expect((await link(token, second)).body.code).toBe(0);
  });

  it('refuses the form of another site', async () => {
    const { authorize, requestOf, decide, member } = setUp();
    const { access_token: token } = await member();
    const request = requestOf(await authorize({ username: 'demo' }, token));
    const fields = { request, account: FREE, choice: 'allow' };
    expect((await decide(fields, 'https://evil.example')).status).toBe(403);
  });
});
