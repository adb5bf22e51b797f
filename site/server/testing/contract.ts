/** A reply as the contract looks at it. */
export interface ContractReply {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** A line of the contract: a request and what every host answers to it. */
export interface ContractCase {
  readonly title: string;
  readonly path: string;
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number | readonly number[];
  /** By lower-case name: a value, a part of it, or null for a header that is not sent. */
  readonly has?: Readonly<Record<string, string | RegExp | null>>;
  readonly body?: RegExp | '';
  /** Hosts of files cannot do it: they know no members and choose no language. */
  readonly needs?: 'code';
}

const page = { accept: 'text/html' };
const html = 'text/html; charset=utf-8';
const revalidated = { 'content-type': html, 'cache-control': 'no-cache' };

const PAGES: readonly ContractCase[] = [
  {
    title: 'a page',
    path: '/deposit',
    headers: page,
    status: 200,
    has: {
      ...revalidated,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': 'frame-src https://games.lotus.example;',
      'referrer-policy': 'strict-origin',
      etag: /^(?:W\/)?"/,
    },
    body: /<html lang="th"/,
  },
  { title: 'the start page', path: '/', headers: page, status: 200, body: /rendered \/ false/ },
  {
    title: 'a page in the other language',
    path: '/en/login',
    headers: page,
    status: 200,
    body: /<html lang="en"/,
  },
  {
    title: 'a page for a client that names no type',
    path: '/deposit',
    status: 200,
    has: revalidated,
  },
  {
    title: 'a page with parameters',
    path: '/game/pg-1?from=home',
    headers: page,
    status: 200,
    has: revalidated,
  },
  {
    title: 'an unknown page',
    path: '/no/such/page',
    headers: page,
    status: 404,
    has: { 'content-type': html, 'x-content-type-options': 'nosniff' },
    body: /noindex/,
  },
  {
    title: 'HEAD of a page',
    path: '/deposit',
    method: 'HEAD',
    headers: page,
    status: 200,
    has: { 'content-type': html },
    body: '',
  },
  {
    title: 'a page with a slash at the end',
    path: '/login/?ref=1',
    headers: page,
    status: 308,
    has: { location: /\/login\?ref=1$/ },
  },
  {
    title: 'a page in capitals',
    path: '/en/LOGIN',
    headers: page,
    status: 308,
    has: { location: '/en/login' },
    needs: 'code',
  },
  {
    title: 'a member',
    path: '/',
    headers: { ...page, cookie: 'auth=good' },
    status: 200,
    has: { 'cache-control': 'private, no-cache', vary: /Cookie/ },
    body: /rendered \/ true/,
    needs: 'code',
  },
  {
    title: 'the preferred language',
    path: '/?ref=1',
    headers: { ...page, cookie: 'locale=en' },
    status: 302,
    has: { location: '/en?ref=1' },
    needs: 'code',
  },
  {
    title: 'a form that was sent before hydration',
    path: '/login?url=%2F',
    method: 'POST',
    headers: page,
    status: 303,
    has: { location: './login' },
    needs: 'code',
  },
];

const FILES: readonly ContractCase[] = [
  {
    title: 'a file with a hash in its name',
    path: '/assets/main-abc.js',
    status: 200,
    has: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-encoding': null,
    },
    body: /^console/,
  },
  {
    title: 'a compressed file',
    path: '/assets/main-abc.js',
    headers: { 'accept-encoding': 'gzip' },
    status: 200,
    has: { 'content-encoding': 'gzip', vary: /Accept-Encoding/i },
  },
  {
    title: 'a part of a file',
    path: '/assets/main-abc.js',
    headers: { range: 'bytes=0-6' },
    status: 206,
    has: { 'content-range': /^bytes 0-6\/\d+$/, 'content-length': '7' },
    body: /^console$/,
  },
  {
    title: 'the end of a file',
    path: '/assets/main-abc.js',
    headers: { range: 'bytes=-2' },
    status: 206,
    has: { 'content-length': '2' },
  },
  {
    title: 'a part that is not in a file',
    path: '/assets/main-abc.js',
    headers: { range: 'bytes=999999-' },
    status: 416,
    has: { 'content-range': /^bytes \*\/\d+$/ },
  },
  {
    title: 'a file that the client has, whatever it is',
    path: '/assets/main-abc.js',
    headers: { 'if-none-match': '*' },
    status: 304,
    body: '',
  },
  {
    title: 'a missing script',
    path: '/assets/old-xyz.js',
    headers: { accept: '*/*' },
    status: 404,
    has: { 'content-type': /^(?!text\/javascript)/ },
  },
  {
    title: "the operator's settings",
    path: '/operator/operator.json',
    status: 200,
    has: { 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' },
    body: /"lotus"/,
  },
  {
    title: 'the page without a network',
    path: '/en/offline.html',
    status: 200,
    body: /Try again/,
  },
  {
    title: 'the file for robots',
    path: '/robots.txt',
    status: 200,
    has: { 'content-type': 'text/plain; charset=utf-8' },
    body: /Sitemap: https:\/\/lotus\.example\/sitemap\.xml/,
    needs: 'code',
  },
  {
    title: 'the site map',
    path: '/sitemap.xml',
    status: 200,
    has: { 'content-type': 'application/xml; charset=utf-8' },
    body: /<loc>https:\/\/lotus\.example\/deposit<\/loc>/,
    needs: 'code',
  },
  { title: 'a method that changes something', path: '/', method: 'DELETE', status: 405 },
];

/** Nothing of these is given away. */
const HIDDEN = [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/operator/..%2f..%2fsecret.txt',
  '/.stamp',
  '/.server/server.js',
  '/.document.html',
  '/secret%00.txt',
  '/%E0%A4%A',
];

/** What every host of the site answers. */
export const CONTRACT: readonly ContractCase[] = [
  ...PAGES,
  ...FILES,
  ...HIDDEN.map((path) => ({
    title: `a hidden or broken address: ${path}`,
    path,
    headers: { accept: '*/*' },
    status: [400, 404],
    body: /^(?![^]*(?:secret|hidden|firstView))/,
  })),
];
