import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { redirectToPreferredLanguage, rememberLanguage } from './languageChoice.ts';
import { setLanguages } from './locale.ts';

const at = (address: string) => history.replaceState(null, '', address);
const here = () => location.pathname + location.search + location.hash;
const cameFrom = (address: string) =>
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(address);

beforeEach(() => {
  document.cookie = 'locale=; Path=/; Max-Age=0';
  setLanguages(['th', 'en']);
});
afterEach(() => {
  vi.restoreAllMocks();
  setLanguages(['th', 'en']);
});

it('redirects the bare address to the language chosen last, and keeps parameters and hash', () => {
  rememberLanguage('en');
  at('/?ref=1#a');
  redirectToPreferredLanguage();
  expect(here()).toBe('/en?ref=1#a');
});

it('redirects to a language that the operator has added', () => {
  setLanguages(['th', 'en', 'lo']);
  rememberLanguage('lo');
  at('/');
  redirectToPreferredLanguage();
  expect(here()).toBe('/lo');
});

it('also redirects when English is the first language', () => {
  setLanguages(['en', 'th']);
  rememberLanguage('th');
  at('/');
  redirectToPreferredLanguage();
  expect(here()).toBe('/th');
});

it.each([
  ['no choice', '', '/'],
  ['the same language', 'th', '/'],
  ['an invalid choice', 'my', '/'],
  ['another page', 'en', '/login'],
  ['a page that names its language', 'th', '/en'],
])('does not redirect with %s', (_, chosen, address) => {
  if (chosen) document.cookie = `locale=${chosen}; Path=/`;
  at(address);
  redirectToPreferredLanguage();
  expect(here()).toBe(address);
});

it.each([
  ['/en', 'th', '/'],
  ['/', 'en', '/en/menu'],
])(
  'does not redirect a visitor who follows a link from %s to the %s page, and stores the choice',
  (from, to, address) => {
    if (to === 'th') rememberLanguage('en');
    at(address);
    cameFrom(location.origin + from);
    redirectToPreferredLanguage();
    expect(here()).toBe(address);
    at('/');
    cameFrom('https://search.example/');
    redirectToPreferredLanguage();
    expect(here()).toBe(to === 'th' ? '/' : '/en');
  },
);

it('stores nothing for a link within the main language', () => {
  at('/menu');
  cameFrom(`${location.origin}/`);
  redirectToPreferredLanguage();
  expect(document.cookie).not.toContain('locale');
});
