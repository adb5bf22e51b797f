import { SERVER_DATE, json } from '../../testing/fakeServer.ts';

const NOW = Date.parse(SERVER_DATE);

/** A correct reply except for the part that a test changes. */
export function respond(body: BodyInit | null, init: ResponseInit = {}): Response {
  const headers = { 'content-type': 'application/json', date: SERVER_DATE };
  return new Response(body, {
    status: 200,
    ...init,
    headers: { ...headers, ...(init.headers as Record<string, string>) },
  });
}

/** Replies that a careless check would accept. */
const GOOD = { code: 0, messages: 'ปิดปรับปรุงระบบ', result: { expected_end: 1_768_451_400 } };
const html = (text: string) => `<!doctype html><html><body>${text}</body></html>`;

/** Wrong bodies, in an otherwise correct reply. */
const BODIES: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  'false',
  '0',
  '"0"',
  '[]',
  '[0]',
  '{}',
  '[{"code":0}]',
  '{"code":0',
  '{"code":0}}',
  "{'code':0}",
  '{code:0}',
  'code=0',
  ')]}\'\n{"code":0}',
  'callback({"code":0})',
  '{"code":0}\n{"code":0}',
  html('code 0'),
  html('{"code":0}'),
  html('<script>location="https://portal.example/login"</script>'),
  '<?xml version="1.0"?><code>0</code>',
  'OK',
  'upstream connect error',
  ...[
    '"0"',
    '"1"',
    'null',
    'true',
    'false',
    '[]',
    '[0]',
    '{}',
    '""',
    '"zero"',
    '0.5',
    '1e-9',
    '1e400',
    '-0.1',
  ].map((code) => `{"code":${code}}`),
  ...['Code', 'CODE', 'status', 'error', 'errorCode', 'code ', 'cod', 'statusCode', 'result'].map(
    (name) => `{"${name}":0}`,
  ),
  '{"data":{"code":0}}',
  '{"result":{"code":0}}',
  '{"code":{"code":0}}',
];

/** Code 0 of other APIs or calls: with additional fields or other types. */
const FIELDS: Readonly<Record<string, unknown>> = {
  message: 'success',
  msg: 'ok',
  success: true,
  status: 200,
  data: {},
  list: [],
  time: 1_768_444_200,
  timestamp: 1,
  version: '1',
  token: 't',
  access_token: 'at',
  url: 'https://portal.example',
  redirect: '/login',
  error: null,
  errors: [],
  maintenance: true,
  min: 300,
  is_upgrade: 0,
  path: '/',
  html: html('x'),
};
const KINDS: readonly unknown[] = [0, 1, true, null, [], {}, ['x'], { th: 'x' }];
const RESULTS: readonly unknown[] = [
  null,
  0,
  '',
  'x',
  true,
  [],
  {},
  { balance: 1 },
  { list: [] },
  { closed: false, text: null },
  { expected_end: '1768451400' },
  { expected_end: '2026-01-15' },
  { expected_end: 1.5 },
  { expected_end: -1 },
  { expected_end: 0 },
  { expected_end: 1_768_451_400_000 },
  { expected_end: true },
  { expected_end: [] },
  { expected_end: 1_768_451_400, id: 'q' },
  { expectedEnd: 1_768_451_400 },
];
/** Replies of intermediaries between the phone and the API. */
const STRANGERS: readonly unknown[] = [
  { code: 0, message: 'success', data: null },
  { code: 0, msg: 'ok', data: { ip: '10.0.0.2' } },
  { code: 0, messages: 'ok', result: { list: [] } },
  { code: 0, messages: 'ok', result: { balance: 12_500 } },
  { code: 0, result: { closed: false, text: null, build: null, time: 1_768_444_200 } },
  { code: 0, is_upgrade: 1 },
  { code: 0, min: 300 },
  { code: 0, success: true, result: { alert: null } },
  { ret: 0, code: 0 },
  { errcode: 0, errmsg: 'ok' },
  { error: 0, code: 0, portal: 'https://wifi.example/login' },
  { captive: true, 'user-portal-url': 'https://wifi.example' },
  { code: '0000', messages: 'ok' },
  { code: '000', messages: 'ok' },
  { code: 0, messages: 'ok', cached: true },
  { code: 0, messages: 'ok', Date: 'Thu, 01 Jan 1970 00:00:00 GMT' },
  { status: 0 },
  { status: 'down', code: 0 },
  { type: 'about:blank', title: 'Too many requests', status: 429 },
  { jsonrpc: '2.0', result: 0, id: 1 },
  { data: { maintenance: true } },
  { maintenance: true },
  { errors: [{ code: 0 }] },
  { __proto__: null, code: [0] },
];
const STATUSES = [
  201, 202, 203, 206, 207, 226, 400, 401, 402, 403, 404, 405, 407, 408, 410, 418, 421, 425, 429,
  431, 451, 500, 501, 502, 503, 504, 505, 507, 508, 511, 520, 521, 522, 523, 524, 525, 526, 527,
  530, 599,
];
const TYPES = [
  '',
  'text/html',
  'text/html; charset=utf-8',
  'text/plain',
  'text/javascript',
  'application/javascript',
  'application/octet-stream',
  'application/xml',
  'application/xhtml+xml',
  'application/problem+json',
  'application/ld+json',
  'application/json-seq',
  'application/jsonp',
  'application/x-json',
  'application/manifest+json',
  'text/json',
  'image/png',
  'image/svg+xml',
  'multipart/form-data',
  'x/application/json',
];

const type = (kind: string) => respond(JSON.stringify(GOOD), { headers: { 'content-type': kind } });

const asIf = (what: Partial<Response>) => {
  const reply = json(GOOD);
  for (const [name, value] of Object.entries(what)) Object.defineProperty(reply, name, { value });
  return reply;
};
const old = (ms: number) =>
  respond(JSON.stringify(GOOD), { headers: { date: new Date(NOW - ms).toUTCString() } });

/** All wrong replies by name. */
export const WRONG_REPLIES: readonly (readonly [string, () => Response | Promise<Response>])[] = [
  ...BODIES.map((body) => [`body ${body}`, () => respond(body)] as const),
  ...[html('Log in to the Wi-Fi'), html('{"code":0}'), '{"code":0}'].map(
    (body) =>
      [
        `as a page: ${body}`,
        () => respond(body, { headers: { 'content-type': 'text/html' } }),
      ] as const,
  ),
  ...Object.entries(FIELDS).map(
    ([name, value]) => [`with ${name}`, () => json({ ...GOOD, [name]: value })] as const,
  ),
  ...KINDS.map(
    (messages) =>
      [`messages ${JSON.stringify(messages)}`, () => json({ code: 0, messages })] as const,
  ),
  ...RESULTS.map(
    (result) => [`result ${JSON.stringify(result)}`, () => json({ code: 0, result })] as const,
  ),
  ...STRANGERS.map((body) => [`of a stranger ${JSON.stringify(body)}`, () => json(body)] as const),
  ...STATUSES.map(
    (status) => [`status ${status}`, () => respond(JSON.stringify(GOOD), { status })] as const,
  ),
  ...[204, 205, 304].map(
    (status) => [`status ${status}`, () => respond(null, { status })] as const,
  ),
  ...TYPES.map((kind) => [`type "${kind}"`, () => type(kind)] as const),
  ['a redirect that was followed', () => asIf({ redirected: true })],
  ['an opaque reply', () => asIf({ type: 'opaque', status: 0, ok: false })],
  ['an opaque reply that claims to be well', () => asIf({ type: 'opaque' })],
  [
    'a redirect that was not followed',
    () => asIf({ type: 'opaqueredirect', status: 0, ok: false }),
  ],
  ['a reply of three minutes ago', () => old(180_000)],
  ['a reply of yesterday', () => old(86_400_000)],
  ['a reply of last year', () => old(31_536_000_000)],
  ['a sentence without an end', () => json({ code: 0, messages: 'ก'.repeat(2001) })],
  ['white space without an end', () => respond(`${' '.repeat(1_000_000)}{"code":0}`)],
  ['a page without an end', () => respond(endless())],
  ['a body that breaks off', () => respond(broken())],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a certificate that is none',
    () => Promise.reject(new TypeError('net::ERR_CERT_AUTHORITY_INVALID')),
  ],
  ['a rejection without an Error', () => Promise.reject('lost' as unknown as Error)],
];

/** 100 MB, to detect a reader that does not stop. */
function endless(): ReadableStream<Uint8Array> {
  let left = 100;
  return new ReadableStream({
    pull(controller) {
      left -= 1;
      if (left < 0) controller.error(new Error('read to the end'));
      else controller.enqueue(new Uint8Array(1_000_000).fill(0x20));
    },
  });
}

function broken(): ReadableStream<Uint8Array> {
  let begun = false;
  return new ReadableStream({
    pull(controller) {
      if (begun) controller.error(new TypeError('network error'));
      else controller.enqueue(new TextEncoder().encode('{"code":0}'));
      begun = true;
    },
  });
}
