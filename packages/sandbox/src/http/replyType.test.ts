import { expect, it } from 'vitest';
import { SITE, testSandbox } from '../testing/testSandbox.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const PREFLIGHT = { Origin: SITE, 'Access-Control-Request-Method': 'POST' };

it.each<['api' | 'games', string, RequestInit]>([
  ['api', '/api/v1/member/credit', { method: 'POST' }],
  ['api', '/api/v1/member/login', { method: 'POST', headers: JSON_TYPE, body: '{' }],
  ['api', '/api/v1/member/login', { method: 'POST', headers: JSON_TYPE, body: 'x'.repeat(70_000) }],
  ['api', '/api/v1/member/login', { method: 'OPTIONS', headers: PREFLIGHT }],
  ['api', '/no/such/call', {}],
  ['api', '/', {}],
  ['api', '/graphql', { method: 'POST', headers: JSON_TYPE, body: '{}' }],
  ['api', '/telemetry', { method: 'POST', body: '{}' }],
  ['api', '/cdn/covers/none.svg', {}],
  ['api', '/cdn/banks/kbank.svg', {}],
  ['api', '/chat', {}],
  ['api', '/line/consent', {}],
  ['api', '/__sandbox', {}],
  ['api', '/__sandbox/state', {}],
  ['games', '/', {}],
  ['games', '/no/such/page', {}],
])('the type of a reply of %s %s is not guessed', async (origin, path, init) => {
  const sandbox = testSandbox();
  const { headers } = await sandbox[origin].request(path, init);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});
