/** An address that must be rejected, and its attack family. */
export interface HostileAddress {
  readonly family: string;
  readonly address: string;
}

const HOST = 'evil.example';
const SLASHES = ['//', '///', '////', '/\\', '\\/', '\\\\', '/\\/', '\\', '\\\\\\'];
const SCHEMES = [
  'http:',
  'https:',
  'HTTPS:',
  'hTTps:',
  'javascript:',
  'JaVaScRiPt:',
  'data:text/html,',
  'vbscript:',
  'file:',
  'blob:',
  'ftp:',
  'ws:',
  'intent:',
  'mailto:',
  'tel:',
  'about:',
  'view-source:',
  'line:',
  'x:',
];
const BREAKS = ['\t', '\n', '\r', '\0', '\v', '\f', '\u001f', '\u007f', '\u0085', '\u009f'];
const SPACES = [' ', '\u00a0', '\u2003', '\u3000', '\ufeff', '\u2028', '\u202e'];
const AUTHORITIES = [
  HOST,
  `user@${HOST}`,
  `user:pass@${HOST}`,
  `site.invalid@${HOST}`,
  `site.invalid:443@${HOST}`,
  `${HOST}:8443`,
  `site.invalid.${HOST}`,
  '127.0.0.1',
  '0x7f000001',
  '2130706433',
  '017700000001',
  '[::1]',
  '[::ffff:7f00:1]:80',
  'xn--e1awd7f.example',
  'еvil.example',
  'evil。example',
  `${HOST}.`,
  `${HOST}?/withdraw`,
  `${HOST}#/withdraw`,
];
const LOOK_ALIKES = ['／／', '/／', '／', '/＼', '＼＼', '/﹨'];
const DOTS = [
  '/..//',
  '/.//',
  '/a/..//',
  '/en/..//',
  '/%2e%2e//',
  '/%2E.//',
  '/./..//',
  '/en//',
  '/th//',
  '/list//',
];

/** At least 300 unique addresses. */
export const HOSTILE_ADDRESSES: readonly HostileAddress[] = unique([
  ...family(
    'slashes',
    SLASHES.map((slashes) => `${slashes}${HOST}`),
  ),
  ...family(
    'authority',
    AUTHORITIES.flatMap((authority) =>
      ['//', 'https://', '/\\', 'https:'].map((start) => start + authority),
    ),
  ),
  ...family(
    'scheme',
    SCHEMES.flatMap((scheme) => [`${scheme}//${HOST}`, `${scheme}alert(1)`]),
  ),
  ...family(
    'scheme behind a break',
    BREAKS.flatMap((mark) => [`java${mark}script:alert(1)`, `${mark}javascript:alert(1)`]),
  ),
  ...family(
    'break',
    BREAKS.flatMap((mark) => [`/${mark}/${HOST}`, `${mark}//${HOST}`, `/withdraw${mark}`]),
  ),
  ...family(
    'space',
    SPACES.flatMap((space) => [
      `${space}//${HOST}`,
      `${space}https://${HOST}`,
      `${space}/withdraw`,
    ]),
  ),
  ...family(
    'look-alike',
    LOOK_ALIKES.map((slashes) => `${slashes}${HOST}`),
  ),
  ...family(
    'dots',
    DOTS.map((dots) => `${dots}${HOST}`),
  ),
  ...family('encoded', encodings()),
  ...family('broken', [
    '/a%',
    '/%zz',
    '/%2',
    '/%ff',
    '/%2F%',
    '/%252F%25',
    '/%25%32%66',
    '/%c0%af',
    '/%e0%80%af',
    '/\ud800',
  ]),
  ...family('no path', [
    '',
    ' ',
    HOST,
    `www.${HOST}`,
    '?url=/',
    '#/withdraw',
    '.',
    '..',
    '../login',
    'withdraw',
    '%2Fwithdraw',
  ]),
  ...family('long', [`/${'a'.repeat(2001)}`, `/%${'25'.repeat(900)}2f`]),
]);

/** Every slash or line break that means something else when decoded, up to four layers deep. */
function encodings(): string[] {
  const seeds = [
    `//${HOST}`,
    `/\\${HOST}`,
    `\\\\${HOST}`,
    `/\t/${HOST}`,
    `/\n/${HOST}`,
    `/..//${HOST}`,
    `/en//${HOST}`,
  ];
  return seeds.flatMap((seed) =>
    [1, 2, 3, 4].flatMap((depth) => [
      `/${encoded(seed.slice(1), depth)}`,
      `/${encoded(seed.slice(1), depth).toLowerCase()}`,
      encoded(seed, depth),
    ]),
  );
}

/** Encodes only punctuation: encoded letters would hide nothing. */
function encoded(text: string, depth: number): string {
  const once = text.replace(
    /[^a-z.]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );
  return depth === 1 ? once : once.replaceAll('%', `%${'25'.repeat(depth - 1)}`);
}

function family(name: string, addresses: readonly string[]): HostileAddress[] {
  return addresses.map((address) => ({ family: name, address }));
}

function unique(all: readonly HostileAddress[]): HostileAddress[] {
  return [...new Map(all.map((entry) => [entry.address, entry])).values()];
}
