import type { Operator } from '@brand/operator';

/** Stands in for the built code of the pages: renders for whom and where it was rendered. */
const PAGES = [
  '/',
  '/login',
  '/deposit',
  '/list/:id',
  '/game/:id',
  '/game/:id/:name',
  '/promotion',
  '/tournament',
  '/help',
];

export async function loadAll() {}
export const knownPaths = () => ['/', '/login', '/deposit', '/list/slot'];
export const isSession = (cookie: string) => cookie === 'good';

const isEnglish = (path: string) => /^\/en(?=\/|$)/.test(path);

export function pageAddress(path: string) {
  const own = isEnglish(path) ? path.slice(3) || '/' : path;
  const typed = own.split('/').filter(Boolean);
  for (const pattern of PAGES) {
    const parts = pattern.split('/').filter(Boolean);
    const fits =
      /^\/(?!\/)/.test(own) &&
      typed.length === parts.length &&
      parts.every((part, at) => part.startsWith(':') || part === typed[at]?.toLowerCase());
    if (!fits) continue;
    const plain = parts.map((part, at) => (part.startsWith(':') ? typed[at] : part)).join('/');
    const canonical = `${isEnglish(path) ? '/en' : ''}/${plain}`.replace(/(?<=.)\/$/, '');
    const id = typed[parts.indexOf(':id')];
    return {
      locale: isEnglish(path) ? 'en' : 'th',
      name: pattern.slice(1).replaceAll('/', '-').replaceAll(':', ''),
      params: id === undefined ? {} : { id },
      canonical,
    };
  }
  return null;
}

interface Wanted {
  operator: Operator;
  path: string;
  isMember: boolean;
  skeletonOnly: boolean;
}

export function firstView({ operator, path, isMember, skeletonOnly }: Wanted) {
  const locale = isEnglish(path) ? ('en' as const) : ('th' as const);
  const found = pageAddress(path) !== null;
  const elsewhere = isMember && path.endsWith('/login');
  return {
    locale,
    head: {
      found,
      title: `Title of ${path}`,
      description: found ? operator.brand.description[locale] : null,
      breadcrumbs: [],
    },
    subject: '',
    alternates: found
      ? [
          ['th', '/a'],
          ['en', '/en/a'],
        ]
      : [],
    html: skeletonOnly || !found || elsewhere ? null : `<p>rendered ${path} ${isMember}</p>`,
    images: [],
    renderedAt: 0,
    page: 'HomePage',
    messages: ['core'],
  };
}

export const pageSearch = () => '';
export const isMadeUp = () => false;
export const readPublicData = async () => [];

export const dynamicPaths = () => PAGES.filter((path) => path.includes(':'));
