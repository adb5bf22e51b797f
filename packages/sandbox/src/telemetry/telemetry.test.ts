import { expect, it } from 'vitest';
import { SITE, TEST_START, testSandbox } from '../testing/testSandbox.ts';

const place = { route: 'home', locale: 'th' };
const batch = {
  version: 1,
  build: 'abc123',
  sampleRate: 1,
  items: [
    { type: 'event', ...place, name: 'logged_in' },
    { type: 'vital', ...place, name: 'LCP', value: 1200, rating: 'good' },
  ],
};

function open() {
  const { api } = testSandbox();
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const reply = await api.request('/telemetry', {
      method: 'POST',
      headers: { Origin: SITE, 'Content-Type': 'text/plain;charset=UTF-8', ...headers },
      body: text,
    });
    return reply.status;
  };
  const shown = async () => {
    const reply = await api.request('/__sandbox/reports');
    return ((await reply.json()) as { result: { list: unknown[] } }).result.list;
  };
  return { api, send, shown };
}

it('accepts a beacon and shows its items on the control page, newest first', async () => {
  const { send, shown } = open();
  expect(await send(batch)).toBe(204);
  expect(await shown()).toEqual([
    { time: TEST_START, build: 'abc123', type: 'vital', text: 'LCP 1200, good, on home (th)' },
    { time: TEST_START, build: 'abc123', type: 'event', text: 'logged_in on home (th)' },
  ]);
});

it('accepts reports of the browser’s Reporting API', async () => {
  const { send, shown } = open();
  const report = { type: 'csp-violation', url: `${SITE}/`, age: 1, body: {} };
  expect(await send([report], { 'Content-Type': 'application/reports+json' })).toBe(204);
  expect(await shown()).toMatchObject([{ type: 'browser', text: `csp-violation at ${SITE}/` }]);
});

it.each([
  ['no JSON', 'hello'],
  ['an unknown field', { ...batch, member: 'm_1' }],
  ['an amount', { ...batch, items: [{ ...batch.items[0], amount: 500 }] }],
  ['an address', { ...batch, items: [{ ...batch.items[0], route: '/game/1?token=x' }] }],
  ['nothing', { ...batch, items: [] }],
  ['more than a beacon holds', `"${'x'.repeat(70_000)}"`],
])('refuses %s', async (_, body) => {
  const { send, shown } = open();
  expect(await send(body)).toBe(400);
  expect(await shown()).toEqual([]);
});

it('refuses the reports of another site', async () => {
  expect(await open().send(batch, { Origin: 'https://evil.example' })).toBe(403);
});

it('clears the reports on a reset', async () => {
  const { api, send, shown } = open();
  await send(batch);
  await api.request('/__sandbox/reset', { method: 'POST' });
  expect(await shown()).toEqual([]);
});
