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

it('does not redirect a visitor who follows a link of this site in the other language, also in a new tab', () => {
  rememberLanguage('en');
  at('/');
  cameFrom(`${location.origin}/en`);
  redirectToPreferredLanguage();
  expect(here()).toBe('/');
  cameFrom('https://search.example/');
  redirectToPreferredLanguage();
  expect(here()).toBe('/en');
});
