import { expect, it } from 'vitest';
import { registerHref } from './registerHref.ts';

const place = { href: (path: string) => `/en${path}`, pathname: '/', search: '' };
const of = (enabled: boolean, affiliateLink: string | null) =>
  registerHref({ registration: { enabled, affiliateLink } }, place);

it('returns the affiliate link of an operator', () => {
  expect(of(true, 'https://aff.example/ABC')).toBe('https://aff.example/ABC');
});

it('returns a page of the site in the language of the page', () => {
  expect(of(true, '/menu?ref=ABC')).toBe('/en/menu?ref=ABC');
});

it('leads back to the open page', () => {
  const operator = { registration: { enabled: true, affiliateLink: null } };
  const vip = { ...place, pathname: '/vip' };
  expect(registerHref(operator, vip)).toBe('/en/register?url=%2Fvip');
});

it('returns null when registration is closed', () => {
  expect(of(false, 'https://aff.example/ABC')).toBeNull();
});

it('returns null for a page that the site does not have', () => {
  expect(of(true, '/no/such/page')).toBeNull();
});
