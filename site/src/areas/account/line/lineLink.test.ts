import { describe, expect, it } from 'vitest';
import { leadsToLine } from './lineLink.ts';

const HOST = 'https://line.lotus.example';
const LOCAL = 'http://127.0.0.1:4010/line';

describe('leadsToLine', () => {
  it.each([
    ['https://line.lotus.example/consent?request=1', HOST],
    ['https://access.line.me/oauth2/v2.1/authorize?client_id=1', HOST],
    ['https://line.lotus.example/consent', 'https://line.lotus.example/api'],
  ])('accepts %s', (link, host) => {
    expect(leadsToLine(link, host, false)).toBe(true);
  });

  it.each([
    'https://line.lotus.example.evil.example/',
    'https://evil.example/line.lotus.example',
    'https://line.lotus.example@evil.example/',
    'https://me@line.lotus.example/',
    'https://access.line.me.evil.example/',
    'https://line.me/',
    'https://line.lotus.example:8443/',
    'http://line.lotus.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://line.lotus.example/1',
    '//line.lotus.example/',
    '/consent',
    '',
  ])('refuses %j', (link) => {
    expect(leadsToLine(link, HOST, false)).toBe(false);
  });

  it('accepts http only on a local page', () => {
    expect(leadsToLine('http://127.0.0.1:4010/line/consent', LOCAL, true)).toBe(true);
    expect(leadsToLine('http://127.0.0.1:4010/line/consent', LOCAL, false)).toBe(false);
    expect(leadsToLine('http://127.0.0.1:4011/line/consent', LOCAL, true)).toBe(false);
  });
});
