import type { ContractCase } from './contractCase.ts';

const page = { accept: 'text/html' };
const html = 'text/html; charset=utf-8';
const revalidated = { 'content-type': html, 'cache-control': 'no-cache' };

/** Pages, and redirects to them. */
export const PAGES: readonly ContractCase[] = [
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
