// @vitest-environment node
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { buildOperator } from '@brand/operator/build';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { localePath } from './language/locale.ts';
import { firstView, isSession, knownPaths, loadAll } from './server.tsx';

const BRANDS = ['lotus', 'jade', 'siam'] as const;
const SESSIONS = [false, true];
/** A missing message shows its id. */
const MESSAGE_ID =
  />(?:account|affiliate|cashier|common|error|games|help|notices|promotions|shell|site|tournament|vip)\.\w[\w.]+</g;
const operators = new Map<string, Operator>();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serverEntry-'));
  await loadAll();
  for (const brand of BRANDS) {
    const out = join(folder, brand);
    await buildOperator({ folder: `${import.meta.dirname}/../operators/${brand}`, out });
    operators.set(
      brand,
      JSON.parse(await readFile(join(out, 'operator.json'), 'utf8')) as Operator,
    );
  }
});

afterAll(async () => rm(folder, { recursive: true }));

function draw(brand: string, path: string, isMember: boolean) {
  const operator = operators.get(brand)!;
  return firstView({ operator, path, isMember, skeletonOnly: false });
}

describe.each(BRANDS)('initial views of %s', (brand) => {
  it.each(SESSIONS)('need no style attribute and no script, member: %s', (isMember) => {
    const error = vi.spyOn(console, 'error');
    const operator = operators.get(brand)!;
    let drawn = 0;
    for (const locale of LOCALES) {
      for (const path of knownPaths(operator)) {
        const { html, page } = draw(brand, localePath(locale, path, operator.languages), isMember);
        if (html === null) continue;
        drawn += 1;
        const where = `${locale} ${path}`;
        expect(page, where).toMatch(/^[A-Z]\w+Page$/);
        expect(html.match(/<[^>]*\sstyle=[^>]*>/g) ?? [], where).toEqual([]);
        expect(html, where).not.toMatch(/<script|\son\w+="/);
        expect(html, where).not.toMatch(/unknown-member/);
        expect(html.match(MESSAGE_ID), where).toBeNull();
      }
    }
    expect(drawn).toBeGreaterThan(20);
    expect(error.mock.calls).toEqual([]);
  });

  it.each(LOCALES)('have header, tab bar and rows on home: %s', (locale) => {
    const operator = operators.get(brand)!;
    const home = localePath(locale, '/', operator.languages);
    const { html, head } = draw(brand, home, false);
    expect(head.title).toContain(operator.brand.name);
    expect(html).toContain(`href="${localePath(locale, '/login', operator.languages)}"`);
    for (const part of ['header', 'tab-bar', 'sidebar', 'game-rail', 'footer'])
      expect(html, part).toContain(`data-component="${part}"`);
  });
});

describe('initial views', () => {
  it.each(['/login', '/register', '/forgot'])(
    'have the return address in the links of %s',
    (path) => {
      const operator = operators.get('lotus')!;
      const search = '?url=%2Fvip';
      const view = firstView({ operator, path, search, isMember: false, skeletonOnly: false });
      const next = path === '/login' ? 'register' : 'login';
      expect(view.html).toContain(`href="/${next}?url=%2Fvip"`);
    },
  );

  it('are rendered for visitors who may see the page, and not for those who are redirected', () => {
    const drawn = (path: string) =>
      SESSIONS.map((isMember) => draw('lotus', path, isMember).html !== null);
    expect(drawn('/')).toEqual([true, true]);
    expect(drawn('/login')).toEqual([true, false]);
    expect(drawn('/deposit')).toEqual([false, true]);
    expect(drawn('/no/such/page')).toEqual([false, false]);
  });

  it('are those of the requested operator, whatever was rendered before', () => {
    const own = { th: {}, en: { 'shell.nav.home': [{ type: 0 as const, value: 'Front door' }] } };
    const lotus = operators.get('lotus')!;
    const other = { ...lotus, texts: own } as unknown as Operator;
    const request = { path: '/en', isMember: false, skeletonOnly: false };
    expect(firstView({ ...request, operator: other }).html).toContain('Front door');
    expect(firstView({ ...request, operator: lotus }).html).not.toContain('Front door');
  });

  it('have their own description on each indexed page, in both languages, and breadcrumbs from home', () => {
    const operator = operators.get('lotus')!;
    for (const locale of LOCALES) {
      const described = new Map<string, string>();
      for (const path of [...knownPaths(operator), '/list/new', '/game/g1', '/register/A1']) {
        const address = localePath(locale, path, operator.languages);
        const { head } = firstView({
          operator,
          path: address,
          isMember: false,
          skeletonOnly: true,
        });
        const { description, breadcrumbs } = head;
        if (description === null) {
          expect(breadcrumbs, path).toEqual([]);
          continue;
        }
        expect(description, path).not.toMatch(/site\.description|[{}]/);
        described.set(description, path);
        if (path === '/') expect(breadcrumbs).toEqual([]);
        else {
          expect(breadcrumbs[0]?.name, path).toBe(operator.brand.name);
          expect(breadcrumbs.at(-1)?.path, path).toBe(address);
        }
      }
      // Several addresses of one page share its description.
      expect(described.size).toBeGreaterThan(15);
    }
  });

  it('are for a member only when the session cookie is valid', () => {
    const session = {
      accessToken: 'a'.repeat(20),
      refreshToken: 'b'.repeat(20),
      username: 'u',
      userId: '1',
      bankGroup: null,
      groupId: null,
    };
    expect(isSession(encodeURIComponent(JSON.stringify(session)))).toBe(true);
    for (const cookie of ['', '%', 'x', '%7B%7D']) expect(isSession(cookie)).toBe(false);
  });
});
