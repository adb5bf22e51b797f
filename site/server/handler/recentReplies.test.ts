import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from './reply.ts';
import { recentReplies } from './recentReplies.ts';

const ADDRESS = 'https://lotus.example/list/slot';
const ACCEPT = { accept: 'text/html', 'accept-encoding': 'br' };
const reply: Reply = {
  status: 200,
  cache: 'no-cache',
  vary: 'Cookie',
  content: {
    body: new TextEncoder().encode('page'),
    encoding: 'br',
    etag: '"page"',
    type: 'text/html; charset=utf-8',
  },
};
let now = 0;
let recent = recentReplies(250, () => now);

beforeEach(() => {
  now = 1_000;
  recent = recentReplies(250, () => now);
  of()?.keep(reply, { 'X-Frame-Options': 'DENY' });
});

const request = (address = ADDRESS, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(address, { method, headers: { ...ACCEPT, ...headers } });
const of = (asked = request(), secure = true) => recent(asked, secure);
const found = (asked = request(), secure = true) => of(asked, secure)?.find('id-1');

describe('a recent reply', () => {
  it('is complete, and has the id of its own request', async () => {
    const sent = found();
    expect(sent?.status).toBe(200);
    expect(Object.fromEntries(sent?.headers ?? [])).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      'content-length': '4',
      'content-type': 'text/html; charset=utf-8',
      etag: '"page"',
      vary: 'Cookie',
      'x-frame-options': 'DENY',
      'x-request-id': 'id-1',
    });
    expect(await sent?.text()).toBe('page');
    expect(of()?.find(undefined)?.headers.has('x-request-id')).toBe(false);
    expect(of()?.find('id-2')?.headers.get('x-request-id')).toBe('id-2');
  });

  it('is used for the time that was given', () => {
    now += 249;
    expect(found()).toBeDefined();
    now += 1;
    expect(found()).toBeUndefined();
  });

  it.each([
    ['another address', request(`${ADDRESS}?sort=az`), true],
    ['another host', request('https://jade.example/list/slot'), true],
    ['another encoding', request(ADDRESS, { 'accept-encoding': 'gzip' }), true],
    ['a program instead of a person', request(ADDRESS, { accept: '*/*' }), true],
    ['a connection without TLS', request(), false],
  ])('is not that for %s', (_, asked, secure) => {
    expect(of(asked, secure)).not.toBeNull();
    expect(found(asked, secure)).toBeUndefined();
  });

  it.each([
    ['a cookie', request(ADDRESS, { cookie: 'auth=x' })],
    ['a condition', request(ADDRESS, { 'if-none-match': '"page"' })],
    ['a precondition', request(ADDRESS, { 'if-match': '"page"' })],
    ['a range', request(ADDRESS, { range: 'bytes=0-1' })],
    ['HEAD', request(ADDRESS, {}, 'HEAD')],
    ['POST', request(ADDRESS, {}, 'POST')],
  ])('is neither kept nor used for %s', (_, asked) => {
    expect(of(asked)).toBeNull();
  });

  it('does not exist where nothing may be reused', () => {
    expect(recentReplies(0)(request(), true)).toBeNull();
  });
});
