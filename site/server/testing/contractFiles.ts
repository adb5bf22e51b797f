import type { ContractCase } from './contractCase.ts';

/** Files of the build and of the operator. */
export const FILES: readonly ContractCase[] = [
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
