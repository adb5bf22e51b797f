import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { redirectToPreferredLanguage, rememberLanguage } from './languageChoice.ts';
import { setMainLocale } from './locale.ts';

const at = (address: string) => history.replaceState(null, '', address);
const here = () => location.pathname + location.search + location.hash;
const cameFrom = (address: string) =>
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(address);

beforeEach(() => {
  document.cookie = 'locale=; Path=/; Max-Age=0';
  setMainLocale('th');
});
afterEach(() => {
  vi.restoreAllMocks();
  setMainLocale('th');
});

it('leads who comes back to the bare address to the language chosen last, flags and hash kept', () => {
  rememberLanguage('en');
  at('/?ref=1#a');
  redirectToPreferredLanguage();
  expect(here()).toBe('/en?ref=1#a');
});

it('does so too where English comes first', () => {
  setMainLocale('en');
  rememberLanguage('th');
  at('/');
  redirectToPreferredLanguage();
  expect(here()).toBe('/th');
});

it.each([
  ['no choice', '', '/'],
  ['the same language', 'th', '/'],
  ['a broken choice', 'my', '/'],
  ['another page', 'en', '/login'],
  ['a page that names its language', 'th', '/en'],
])('leads nowhere with %s', (_, chosen, address) => {
  if (chosen) document.cookie = `locale=${chosen}; Path=/`;
  at(address);
  redirectToPreferredLanguage();
  expect(here()).toBe(address);
});

it('lets a link of ours in the other language arrive, in a new tab too', () => {
  rememberLanguage('en');
  at('/');
  cameFrom(`${location.origin}/en`);
  redirectToPreferredLanguage();
  expect(here()).toBe('/');
  cameFrom('https://search.example/');
  redirectToPreferredLanguage();
  expect(here()).toBe('/en');
});
