import { describe, expect, it } from 'vitest';

import { type ParseOptions, parseOperator, parseOperatorText } from './parseOperator.ts';

const hosts = {
  api: 'https://api.brand.example/',
  auth: 'https://auth.brand.example',
  cdn: 'https://cdn.brand.example',
  games: 'https://games.brand.example',
};
const least = { brand: { name: 'Brand', description: { th: 'เกม', en: 'Games' } }, hosts };

const sentences = (json: unknown, options?: ParseOptions) =>
  parseOperator(json, options).problems.map(({ sentence }) => sentence);

describe('parseOperator', () => {
  it('applies all defaults', () => {
    expect(parseOperator(least).settings).toMatchObject({
      theme: { base: 'lotus' },
      languages: ['th', 'en'],
      apiLanguages: ['th', 'en'],
      payoutMinutes: 9,
      unknownPayoutMinutes: 10,
      bankApps: {},
      optionalCalls: {
        requestByKey: false,
        withdrawalProgress: false,
        jackpots: false,
        affiliateLinkReport: false,
        usernameCheck: false,
        lineSignUp: false,
      },
      hideaff: false,
      siteClosed: false,
      groupId: null,
      registration: { enabled: true, affiliateLink: null },
      depositPromotionUntil: '2030-12-31T23:59:59+07:00',
      history: { firstRows: 10, moreRows: 10, mostRows: 20 },
      protection: {
        clock: true,
        realityCheckMinutes: 60,
        ageMark: '20+',
        helpline: { phone: '1323' },
      },
      features: { usdt: true, chat: true },
      hosts: { api: 'https://api.brand.example', line: null, reward: null, chat: null },
    });
  });

  it('takes the main language from the setting that named it before', () => {
    expect(parseOperator({ ...least, locale: 'en' }).settings).toMatchObject({
      languages: ['en', 'th'],
    });
  });

  it('needs a text in the languages of the product that the site has, and in no other one', () => {
    const description = { en: 'Games' };
    const brand = { name: 'Brand', description };
    const languages = ['lo', 'en'];
    expect(parseOperator({ ...least, brand, languages }).problems).toEqual([]);
    expect(sentences({ ...least, brand: { ...brand, description: {} }, languages })).toEqual([
      'brand.description.en is missing; languages lists en.',
    ]);
  });

  it('reports all problems together, in the order of the file', () => {
    const text = `{
  "brand": { "name": "", "naem": "x", "description": { "th": "ก", "en": "a" } },
  "payoutMinute": 9,
  "hosts": { "api": "http://localhost:3000", "auth": 7, "cdn": "https://cdn.brand.example" }
}`;
    expect(
      parseOperatorText(text).problems.map(
        ({ sentence, position }) => `${position?.line} ${sentence}`,
      ),
    ).toEqual([
      '2 brand.name is ""; it must be words of 1 to 40 characters on one line, without < and >, for example "Lotus".',
      '2 brand.naem is not a setting. Did you mean brand.name?',
      '3 payoutMinute is not a setting. Did you mean payoutMinutes?',
      '4 hosts.games is missing (The games, shown in a frame); it must be an address that begins with https://, without ? and #, for example "https://games.brand.example".',
      '4 hosts.api is "http://localhost:3000": it must begin with https://. Only the sandbox may do so, with --local.',
      '4 hosts.auth is 7; it must be an address that begins with https://, without ? and #, for example "https://auth.brand.example".',
    ]);
  });

  it.each([
    [
      { languages: ['th', 'Lao'] },
      'languages[1] is "Lao"; it must be a language such as "th", "en" or "lo".',
    ],
    [{ languages: ['th', 'th'] }, 'languages is ["th","th"]; it must list each language once.'],
    [{ languages: ['th', 'vip'] }, 'languages is ["th","vip"]; it must list languages that exist.'],
    [
      { texts: { lo: { 'common.back': 'ກັບ' } } },
      'texts.lo is in a language that the site does not have: languages lists th, en.',
    ],
    [
      { brand: { name: 'Brand', description: { th: 'เกม', en: 'Games', lo: 'ເກມ' } } },
      'brand.description.lo is in a language that the site does not have: languages lists th, en.',
    ],
    [
      { brand: { name: 'Brand', description: { th: 'เกม' } } },
      'brand.description.en is missing; languages lists en.',
    ],
    [
      { payoutMinutes: '9' },
      'payoutMinutes is "9"; it must be a whole number from 1 to 1440, for example 9.',
    ],
    [
      { payoutMinutes: 0 },
      'payoutMinutes is 0; it must be a whole number from 1 to 1440, for example 9.',
    ],
    [{ hideaff: 'yes' }, 'hideaff is "yes"; it must be true or false.'],
    [{ registration: [] }, 'registration is []; it must be an object in { }.'],
    [
      { protection: { ageMark: '21+' } },
      'protection.ageMark is "21+"; it must be "18+", "20+" or null.',
    ],
    [
      { menus: { games: ['slots'] } },
      'menus.games[0] is "slots"; it must be "casino", "slot", "fishing", "lotto" or "sport".',
    ],
    [
      { menus: { more: ['vip', 'vip'] } },
      'menus.more is ["vip","vip"]; it must list each entry once.',
    ],
    [
      { history: { firstRows: 30 } },
      'history.mostRows is 20; it must not be less than history.firstRows, which is 30.',
    ],
    [
      { legal: { cookieNotice: { page: 'privacy' } } },
      'legal.cookieNotice.page is "privacy"; first add the page under pages.',
    ],
    [
      {
        legal: { cookieNotice: { page: 'privacy' } },
        pages: [{ name: 'terms', title: { th: 'ก', en: 'A' } }],
      },
      'legal.cookieNotice.page is "privacy"; it must be one of your pages: "terms".',
    ],
    [
      { social: { line: 'http://x.example' } },
      'social.line is "http://x.example"; it must be an address that begins with https:// or null, for example "https://line.me/R/ti/p/@brand".',
    ],
    [{ zzzzzzzz: 1 }, 'zzzzzzzz is not a setting. There are $schema, brand, theme, hostNames,'],
    [
      { features: { favorites: false } },
      'features.favorites is not a setting. Did you mean features.favourites?',
    ],
  ])('reports the problem of %j', (wrong, sentence) => {
    const [first, ...more] = sentences({ ...least, ...wrong });
    expect(first).toContain(sentence);
    expect(more).toEqual([]);
  });

  it.each([
    'kplus://',
    'scbeasy://home?x=1',
    'com.bank.app://',
    'https://app.bank.example/open',
    'javascript://%0aalert(1)',
    'data://text/html,x',
    'http://bank.example',
    'kplus',
    'KPLUS://',
    'kplus://"onclick',
    'kplus://a b',
  ])('decides about %j as the address of a bank app', (kbank) => {
    const isApp = /^(?:kplus:\/\/$|scbeasy:|com\.|https:)/.test(kbank);
    const said = sentences({ ...least, bankApps: { kbank } });
    expect(said).toEqual(isApp ? [] : [expect.stringMatching(/^bankApps\.kbank is /)]);
  });

  it('refuses a bank code that is none', () => {
    expect(sentences({ ...least, bankApps: { 'K Bank': 'kplus://' } })).toHaveLength(1);
  });

  it.each([
    'red;}body{display:none',
    'url(https://evil.example)',
    'var(--x)',
    'rgb(1 2 3)',
    '#fff',
    '#12345g',
    'x'.repeat(5000),
    '',
    7,
    null,
  ])('refuses %j as a colour', (bg) => {
    const [sentence = ''] = sentences({ ...least, theme: { bg } });
    expect(sentence).toMatch(
      /^theme\.bg is .* it must be a colour written #rrggbb, for example "#130e33"\.$/,
    );
    expect(sentence.length).toBeLessThan(160);
  });

  it.each([
    ['__proto__', '{"__proto__": {"siteClosed": true}}'],
    ['theme.__proto__', '{"theme": {"__proto__": {}}}'],
    ['constructor', '{"constructor": {"prototype": {}}}'],
    ['texts.th.__proto__', '{"texts": {"th": {"__proto__": "x"}}}'],
  ])('refuses the name %s', (name, text) => {
    const wrong = Object.fromEntries(Object.entries(JSON.parse(text) as object));
    const json: unknown = JSON.parse(
      `${JSON.stringify(least).slice(0, -1)},${JSON.stringify(wrong).slice(1)}`,
    );
    expect(sentences(json)).toContain(`${name} is not a name that a setting can have.`);
    expect({}).not.toHaveProperty('siteClosed');
  });

  it.each([
    '../logo.svg',
    '/etc/passwd',
    'logo.svg/../../x.svg',
    'Logo.SVG',
    '.svg',
    'logo.html',
    'https://evil.example/logo.svg',
  ])('refuses %j as a picture name', (logo) => {
    expect(sentences({ ...least, brand: { ...least.brand, logo } })[0]).toMatch(/^brand\.logo is /);
  });

  it.each(['<b>Brand</b>', 'Bra\u202End', 'Brand\nX', '   ', 'x'.repeat(41)])(
    'refuses %j as a name',
    (name) => {
      expect(sentences({ ...least, brand: { ...least.brand, name } })[0]).toMatch(
        /^brand\.name is /,
      );
    },
  );

  it.each([
    "https://api.brand.example/; script-src 'unsafe-inline'",
    'https://api.brand.example,https://evil.example',
    'https://user@api.brand.example',
    'https://api.brand.example?key=1',
    'javascript:alert(1)',
  ])('refuses %j as a host, with or without the local option', (api) => {
    for (const local of [false, true]) {
      expect(sentences({ ...least, hosts: { ...hosts, api } }, { local })[0]).toMatch(
        /^hosts\.api is /,
      );
    }
  });

  it('requires public hosts, including additional ones', () => {
    const json = {
      ...least,
      hosts: { ...hosts, chat: 'https://chat.local' },
      games: { frameHosts: ['https://ok.example', 'https://10.0.0.1'] },
      notices: { imageHosts: ['https://[::1]'] },
    };
    expect(sentences(json)).toEqual([
      'hosts.chat is "https://chat.local": it is not on the public internet. Only the sandbox may do so, with --local.',
      'games.frameHosts[1] is "https://10.0.0.1": it is not on the public internet. Only the sandbox may do so, with --local.',
      'notices.imageHosts[0] is "https://[::1]": it is not on the public internet. Only the sandbox may do so, with --local.',
    ]);
    expect(sentences(json, { local: true })).toEqual([]);
  });

  it('lets external hosts override the file, and checks them too', () => {
    const other = { api: 'http://127.0.0.1:4010', line: '' };
    expect(parseOperator(least, { hosts: other, local: true }).settings?.hosts).toMatchObject({
      api: 'http://127.0.0.1:4010',
      auth: 'https://auth.brand.example',
      line: null,
    });
    expect(sentences(least, { hosts: other })[0]).toContain('hosts.api');
  });

  it('moves a reporting endpoint with its API host, and no other endpoint', () => {
    const endpointAt = (endpoint: string) =>
      parseOperator(
        { ...least, hosts, telemetry: { endpoint } },
        { hosts: { api: 'http://127.0.0.1:4010' }, local: true },
      ).settings?.telemetry.endpoint;
    expect(endpointAt(`${hosts.api}telemetry`)).toBe('http://127.0.0.1:4010/telemetry');
    expect(endpointAt('https://reports.example/site')).toBe('https://reports.example/site');
  });

  it('requires a public reporting endpoint and analytics host', () => {
    const telemetry = { endpoint: 'https://10.0.0.1/x', analyticsHost: 'http://stats.example' };
    expect(sentences({ ...least, telemetry })).toEqual([
      expect.stringContaining('telemetry.endpoint'),
      expect.stringContaining('telemetry.analyticsHost'),
    ]);
  });

  it('reports the position of a JSON error', () => {
    expect(parseOperatorText('{\n  "brand": {\n    name: 1\n').problems).toEqual([
      {
        path: '',
        sentence: 'This is not JSON. Expected a key in double quotes, found "n".',
        position: { line: 3, column: 5 },
      },
    ]);
  });
});
