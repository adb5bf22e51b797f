import type { Operator } from '@brand/operator';
import { expect, it } from 'vitest';
import { operatorPages } from './operatorPages.ts';

const page = (name: string, places: Operator['pages'][number]['places']) => ({
  name,
  title: { th: `${name} ไทย`, en: `${name} English` },
  places,
});
const pages = [
  page('terms', ['footer', 'menu']),
  page('about', ['menu']),
  page('hidden', []),
] as unknown as Operator['pages'];
const place = { href: (path: string) => `/en${path}`, pathname: '/page/about' };

it("links the operator's own pages in menu and footer, in the language of the page", () => {
  expect(operatorPages(place, { pages }, 'menu', 'en')).toEqual([
    { href: '/en/page/terms', title: 'terms English', current: false },
    { href: '/en/page/about', title: 'about English', current: true },
  ]);
  expect(operatorPages(place, { pages }, 'footer', 'th').map(({ title }) => title)).toEqual([
    'terms ไทย',
  ]);
});
