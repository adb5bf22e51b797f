import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESS_PROBLEMS, type AddressProblem, checkGameAddress } from './gameAddress.ts';
import { holds } from '../testing/holds.ts';

const RUNS = process.env['PROVE'] ? 10_000 : 1_000;
const OWN = 'https://site.example';
const among = {
  hosts: ['https://games.example', 'https://more.example/play', 'https://odd.example:8443'],
  own: OWN,
};
const check = (address: string) => checkGameAddress(address, among);

describe('launch address', () => {
  it.each([
    [
      'https://games.example/play/koi?token=a&lang=th',
      'https://games.example/play/koi?token=a&lang=th',
    ],
    ['https://games.example', 'https://games.example/'],
    ['https://GAMES.example/Koi', 'https://games.example/Koi'],
    ['HTTPS://games.example/koi', 'https://games.example/koi'],
    ['https://games.example:443/koi', 'https://games.example/koi'],
    [
      'https://games.example/%E0%B8%9B%E0%B8%A5%E0%B8%B2',
      'https://games.example/%E0%B8%9B%E0%B8%A5%E0%B8%B2',
    ],
    [
      'https://games.example/a?back=https://site.example/',
      'https://games.example/a?back=https://site.example/',
    ],
    ['https://games.example/#/table/7', 'https://games.example/#/table/7'],
    ['https://more.example/play', 'https://more.example/play'],
    ['https://more.example/play/x', 'https://more.example/play/x'],
    ['https://odd.example:8443/x', 'https://odd.example:8443/x'],
    // 8,000 characters in all.
    [
      `https://games.example/?t=${'a'.repeat(7_975)}`,
      `https://games.example/?t=${'a'.repeat(7_975)}`,
    ],
  ])('%j is opened in normalised form', (address, written) => {
    expect(check(address)).toEqual({ ok: true, address: written });
  });

  const REFUSED: readonly (readonly [AddressProblem, readonly string[]])[] = [
    ['empty', ['']],
    [
      'tooLong',
      [`https://games.example/?t=${'a'.repeat(7_976)}`, `javascript:${'a'.repeat(9_000)}`],
    ],
    [
      'hidden',
      [
        ' ',
        ' https://games.example/',
        'https://games.example/ ',
        'https://games.example/a b',
        '\thttps://games.example/',
        'https://games.example/\n',
        'java\nscript:alert(1)',
        'https://games.exam\tple/',
        'https://games.example/\u0000',
        'https://games.example/\u007f',
        '\u0001javascript:alert(1)',
        '\ufeffhttps://games.example/',
        'https://games.example/\u200b',
        'https://games.example/\u202egnp.exe',
        'https://games\u00ad.example/',
        'https://games.example/\u2028',
        'https://games.example\u3000/',
        'https://games.example/\u00a0',
      ],
    ],
    [
      'scheme',
      [
        'javascript:alert(1)',
        'JaVaScRiPt:alert(1)',
        'javascript://games.example/%0aalert(1)',
        'data:text/html,<script>alert(1)</script>',
        'blob:https://games.example/0c1d',
        'filesystem:https://games.example/temporary/x',
        'file:///etc/hosts',
        'ftp://games.example/koi',
        'ws://games.example/',
        'wss://games.example/',
        'about:blank',
        'view-source:https://games.example/',
        'intent://games.example/#Intent;scheme=https;end',
        'vbscript:x',
        'mailto:a@games.example',
        'tel:191',
        'games.example:443/koi',
      ],
    ],
    [
      'malformed',
      [
        'https://',
        'https:',
        'https:games.example/koi',
        'https:/games.example/koi',
        'https:///games.example/koi',
        'https:\\\\games.example\\koi',
        'https://games.example\\@evil.example/',
        'https://evil.example\\.games.example/',
        '//games.example/koi',
        '//games.example:443/koi',
        '/play/koi',
        'play/koi',
        '?token=1',
        '#koi',
        'games.example/koi',
        'https://games.example:99999/',
        'https://games.example:/koi',
        'https://%67ames.example/',
        'https://games.example%2f.evil.example/',
        'https://gаmes.example/',
        'https://games。example/',
        'https://ｇames.example/',
        'https://games.example/เกม',
        'https://games.example/"onload=1',
        'https://games.example/<b>',
        'https://[::1/',
        'https://games.example/\ud800',
        'null',
        'undefined',
      ],
    ],
    [
      'insecure',
      ['http://games.example/play/koi', 'HTTP://games.example/', 'http://more.example/play'],
    ],
    [
      'credentials',
      [
        'https://user@games.example/',
        'https://user:pass@games.example/',
        'https://@games.example/',
        'https://:@games.example/',
        'https://games.example@evil.example/',
        'https://games.example:443@evil.example/',
      ],
    ],
    [
      'ownOrigin',
      [
        'https://site.example/',
        'https://SITE.example:443/play',
        'https://site.example/game/g1/koi',
      ],
    ],
    [
      'foreignHost',
      [
        'https://evil.example/',
        'https://evil.example/?https://games.example',
        'https://games.example.evil.example/',
        'https://evilgames.example/',
        'https://sub.games.example/',
        'https://games.example./',
        'https://games.example:8443/',
        'https://odd.example/',
        'https://more.example/',
        'https://more.example/player',
        'https://more.example/play/../x',
        'https://more.example/play/%2e%2e/x',
        'https://127.0.0.1/',
        'https://localhost/',
        'https://[::1]/',
        'https://0x7f.1/',
        'https://xn--gmes-5cd.example/',
        'http://site.example/',
        'http://evil.example/',
      ],
    ],
  ];
  const rows = REFUSED.flatMap(([problem, addresses]) =>
    addresses.map((address) => [address.slice(0, 60), problem, address] as const),
  );

  it('is refused for every reason, in more than sixty cases', () => {
    expect(REFUSED.map(([problem]) => problem).sort()).toEqual([...ADDRESS_PROBLEMS].sort());
    expect(rows.length).toBeGreaterThan(60);
  });

  it.each(rows)('%j is refused: %s', (_, problem, address) => {
    expect(check(address)).toEqual({ ok: false, problem });
  });

  it('is never our own site, even if the operator lists it', () => {
    expect(checkGameAddress(`${OWN}/x`, { hosts: [OWN], own: OWN })).toEqual({
      ok: false,
      problem: 'ownOrigin',
    });
  });

  it('may use http only if the listed host does, as in a sandbox', () => {
    const local = { hosts: ['http://127.0.0.1:4011'], own: 'http://localhost:5173' };
    expect(checkGameAddress('http://127.0.0.1:4011/play/koi', local).ok).toBe(true);
    expect(checkGameAddress('https://127.0.0.1:4011/play/koi', local).ok).toBe(false);
  });

  it('is always refused if no valid host is listed', () => {
    for (const hosts of [[], ['', 'games.example', 'javascript:x']]) {
      expect(checkGameAddress('https://games.example/', { hosts, own: OWN }).ok).toBe(false);
    }
  });

  it(`is opened only as https on a listed origin, for ${RUNS} random addresses`, () => {
    const piece = fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      'data:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '.',
      '%2f',
      '?',
      '#',
      'games.example',
      'more.example/play',
      'evil.example',
      'site.example',
      'user',
      '443',
      '\t',
      '‮',
      'ก',
    );
    const written = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ maxLength: 40 }).map((rest) => `https://games.example${rest}`),
    );
    let opened = 0;
    fc.assert(
      fc.property(written, (address) => {
        const checked = check(address);
        if (!checked.ok) return;
        opened += 1;
        const url = new URL(checked.address);
        const origins = among.hosts.map((host) => new URL(host).origin);
        holds(url.protocol === 'https:', 'it is https');
        holds(origins.includes(url.origin) && url.origin !== OWN, 'its origin is listed');
        holds(url.username + url.password === '', 'it carries no credentials');
        holds(
          new URL(address).href === checked.address,
          'a browser parses it to the checked address',
        );
      }),
      { numRuns: RUNS, seed: 20_260_115 },
    );
    expect(opened).toBeGreaterThan(RUNS / 50);
  });
});
