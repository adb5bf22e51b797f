import type { ContractCase } from './contractCase.ts';

const path = '/assets/main-abc.js';
const page = { accept: 'text/html' };
const unchanged = { status: 304, body: '' } as const;

/** Conditional requests. `{etag}` is the tag that the host gave to the same address. */
export const CONDITIONS: readonly ContractCase[] = [
  {
    title: 'a file that the client has',
    path,
    headers: { 'if-none-match': '{etag}' },
    ...unchanged,
    has: { etag: /"/, 'cache-control': 'public, max-age=31536000, immutable' },
  },
  {
    title: 'a file that the client has, whatever it is',
    path,
    headers: { 'if-none-match': '*' },
    ...unchanged,
  },
  {
    title: 'a file that is one of those that the client has',
    path,
    headers: { 'if-none-match': '"other", W/"third" , {etag}' },
    ...unchanged,
  },
  {
    title: 'HEAD of a file that the client has',
    path,
    method: 'HEAD',
    headers: { 'if-none-match': '{etag}' },
    ...unchanged,
  },
  {
    title: 'a file of which the client has others',
    path,
    headers: { 'if-none-match': '"other", "third"' },
    status: 200,
    body: /^console/,
  },
  {
    title: 'a file that the client has, whatever part it requests',
    path,
    headers: { 'if-none-match': '{etag}', range: 'bytes=0-6' },
    ...unchanged,
  },
  {
    title: 'a page that the client has',
    path: '/deposit',
    headers: { ...page, 'if-none-match': '"other", {etag}' },
    ...unchanged,
  },
  {
    title: 'an unknown page, whatever the client has',
    path: '/no/such/page',
    headers: { ...page, 'if-none-match': '*' },
    status: 404,
    body: /noindex/,
  },
  {
    title: 'a file on the condition that it is the one that the client has',
    path,
    headers: { 'if-match': '{etag}' },
    status: 200,
  },
  {
    title: 'a file on the condition that it is another',
    path,
    headers: { 'if-match': '"other"' },
    status: 412,
  },
];
