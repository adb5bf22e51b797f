import { describe, expect, it } from 'vitest';
import { isGameAddress } from './gameAddress.ts';

const HOSTS = ['https://games.example', 'https://more.example/play'];
const OWN = 'https://site.example';

describe('game addresses', () => {
  it('opens what lies on the games host', () => {
    expect(isGameAddress('https://games.example/play/koi?token=a', HOSTS, OWN)).toBe(true);
    expect(isGameAddress('https://more.example/other', HOSTS, OWN)).toBe(true);
  });

  it.each([
    'http://games.example/play/koi',
    'https://games.example.evil.example/',
    'https://evil.example/?https://games.example',
    'https://user@games.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/play/koi',
    '//games.example/play',
    '',
  ])('refuses %j', (address) => {
    expect(isGameAddress(address, HOSTS, OWN)).toBe(false);
  });

  it('never opens our own origin, even where the configuration names it', () => {
    expect(isGameAddress('https://site.example/x', [OWN], OWN)).toBe(false);
  });
});
