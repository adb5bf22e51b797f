import { LOCALES } from '@brand/domain';
import { HOSTILE_ADDRESSES } from '@brand/domain/testing/hostileAddresses';
import { afterEach, describe, expect, it } from 'vitest';
import { localePath, setLanguages } from '../language/locale.ts';
import { ROUTES } from './routes.ts';
import { returnPath } from './returnPath.ts';

const ORIGIN = 'https://site.example';
const PARAMETERS = ['662E41', 'hit-games', '100%', 'น้ำ เต้า', "koi's!", 'a/b?c#d', 'koi-demo'];
const FLAGS = ['', '?sideDeposit=true&tab=withdraw-tab&arr=2', '?ref=662E41#top', '?q=50%25'];

/** Every page of the site map, with parameters that have to be encoded. */
const OWN = ROUTES.flatMap(({ path }) => {
  const paths = path.includes(':')
    ? PARAMETERS.map((value) => path.replace(/:\w+\??/g, encodeURIComponent(value)))
    : [path];
  return paths.flatMap((own) => FLAGS.map((flags) => own + flags));
});

describe.each(['th', 'en'] as const)('with %s as the first language', (main) => {
  afterEach(() => setLanguages(['th', 'en']));

  it.each(['th', 'en'] as const)('returns to every page of the site, addressed in %s', (locale) => {
    setLanguages([main, ...LOCALES]);
    for (const path of OWN) {
      const login = new URL(`/login?url=${encodeURIComponent(localePath(locale, path))}`, ORIGIN);
      expect(returnPath(login.searchParams.get('url'))).toBe(path);
    }
  });

  it('refuses every hostile address, and never leaves the origin', () => {
    setLanguages([main, ...LOCALES]);
    for (const { address } of HOSTILE_ADDRESSES) {
      const login = new URL(
        `/login?url=${encodeURIComponent(address.replace(/\p{Surrogate}/gu, '\ufffd'))}`,
        ORIGIN,
      );
      const path = returnPath(login.searchParams.get('url'));
      expect(path, address).toBeNull();
      for (const locale of ['th', 'en'] as const) {
        expect(new URL(localePath(locale, path ?? '/'), ORIGIN).origin).toBe(ORIGIN);
      }
    }
  });

  it.each(['/no/such/page', '/en/no', '/listing', '/api/v1/member/credit', '/@evil.example'])(
    'refuses a path of this site that is not a page: %s',
    (path) => {
      setLanguages([main, ...LOCALES]);
      expect(returnPath(path)).toBeNull();
    },
  );
});
