import { act, cleanup, render } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setLanguages } from '../language/locale.ts';
import { type Services, ServicesContext } from '../member/services.ts';
import { navigate } from '../routing/address.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import { usePlace } from '../routing/navigation.ts';
import { NOT_FOUND, SHOW, VisitContext } from '../routing/visit.ts';
import { useDocumentHead } from './useDocumentHead.ts';

const ORIGIN = 'https://lotus.example';

const operator = {
  hostNames: ['lotus.example', 'www.lotus.example'],
  brand: { name: 'Lotus', description: { th: 'เกมออนไลน์', en: 'Online games' } },
  features: { favourites: true, promotions: true, tournament: true, vip: true, help: true },
  hideaff: false,
  protection: {},
};

function Head() {
  useDocumentHead('Title');
  return null;
}

function Site() {
  const { pathname } = usePlace();
  const match = matchRoute(pathname);
  return (
    <ServicesContext value={{ operator } as unknown as Services}>
      <VisitContext value={{ match, outcome: match ? SHOW : NOT_FOUND }}>
        <Head key={pathname === '/deposit' ? 'member' : 'visitor'} />
      </VisitContext>
    </ServicesContext>
  );
}

const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name) ?? null;
const canonical = () => attribute('link[rel=canonical]', 'href');
const description = () => attribute('meta[name=description]', 'content');
const robots = () => attribute('meta[name=robots]', 'content');
const address = () => attribute('meta[property="og:url"]', 'content');
const alternatesOf = () =>
  [...document.head.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('href'));
async function go(path: string): Promise<void> {
  act(() => navigate(path));
  await vi.dynamicImportSettled();
}

/** As the server writes it for `/en/vip`. */
const WRITTEN = `
  <meta name="description" content="The levels of Lotus">
  <link rel="canonical" href="${ORIGIN}/en/vip">
  <meta property="og:url" content="${ORIGIN}/en/vip">
  <link rel="alternate" hreflang="th" href="${ORIGIN}/vip">
  <link rel="alternate" hreflang="en" href="${ORIGIN}/en/vip">
  <link rel="alternate" hreflang="x-default" href="${ORIGIN}/vip">
  <script type="application/ld+json">{}</script>`;

describe('the head of the document', () => {
  beforeAll(() => {
    setLanguages(['th', 'en']);
    history.replaceState(null, '', '/en/vip');
    document.head.innerHTML = WRITTEN;
    render(<Site />);
  });
  afterAll(cleanup);

  it('stays as the server wrote it after hydration, at the origin of the operator', () => {
    // This page was loaded from another host name.
    expect(location.origin).not.toBe(ORIGIN);
    expect(alternatesOf()).toEqual([`${ORIGIN}/vip`, `${ORIGIN}/en/vip`, `${ORIGIN}/vip`]);
    expect([canonical(), description(), robots()]).toEqual([
      `${ORIGIN}/en/vip`,
      'The levels of Lotus',
      null,
    ]);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });

  it('is about the next page after a navigation', async () => {
    await go('/en/promotion?ref=1');
    expect(alternatesOf()).toEqual([
      `${ORIGIN}/promotion`,
      `${ORIGIN}/en/promotion`,
      `${ORIGIN}/promotion`,
    ]);
    expect([canonical(), address()]).toEqual([`${ORIGIN}/en/promotion`, `${ORIGIN}/en/promotion`]);
    expect([description(), robots()]).toEqual(['Online games', null]);
    // The way to the page that was loaded is not the way to this one.
    expect(document.head.querySelectorAll('script')).toHaveLength(0);
  });

  it('names the promotion that a page shows', async () => {
    await go('/en/promotion?ref=1&id=welcome');
    expect(alternatesOf()).toEqual(
      ['/promotion', '/en/promotion', '/promotion'].map((path) => `${ORIGIN}${path}?id=welcome`),
    );
    expect([canonical(), address()]).toEqual(
      Array.from({ length: 2 }, () => `${ORIGIN}/en/promotion?id=welcome`),
    );
    await go('/en/promotion');
    expect(canonical()).toBe(`${ORIGIN}/en/promotion`);
  });

  it('is in the language of the page', async () => {
    await go('/help');
    expect([canonical(), description()]).toEqual([`${ORIGIN}/help`, 'เกมออนไลน์']);
  });

  it.each(['/profile', '/deposit', '/search/koi'])(
    'keeps %s out of search engines',
    async (path) => {
      await go(path);
      expect([canonical(), robots(), address()]).toEqual([null, 'noindex', null]);
      // From the page of a member the frame is mounted again.
      await go('/vip');
      expect([canonical(), robots()]).toEqual([`${ORIGIN}/vip`, null]);
    },
  );

  it('names no address of an unknown page', async () => {
    await go('/no/such/page');
    expect([canonical(), robots(), alternatesOf()]).toEqual([null, 'noindex', []]);
    await go('/en/help');
    expect(canonical()).toBe(`${ORIGIN}/en/help`);
    expect(alternatesOf()).toHaveLength(3);
  });
});
