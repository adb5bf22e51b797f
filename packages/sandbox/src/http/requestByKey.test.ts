import { describe, expect, it } from 'vitest';
import { MINUTE, unixSeconds } from '../clock/units.ts';
import { TEST_START, testSandbox } from '../testing/testSandbox.ts';

const KEY = 'intent-0001';
const HEADER = { 'Idempotency-Key': KEY };

async function money() {
  const sandbox = testSandbox();
  const demo = await sandbox.member('aff');
  const slip = { type: 'bank', id: 'b1', amount: 500, time: unixSeconds(TEST_START - MINUTE) };
  return { ...sandbox, demo, slip };
}

type Setting = Awaited<ReturnType<typeof money>>;

const operations: readonly {
  path: string;
  send: (setting: Setting) => Promise<{ status: number; body: { code: number } }>;
  refused: (setting: Setting) => Promise<unknown>;
}[] = [
  {
    path: '/api/v1/member/withdraw',
    send: ({ demo }) => demo.withdraw(300, KEY),
    refused: ({ demo }) => demo.withdraw(1001, KEY),
  },
  {
    path: '/api/v1/member/payment/transfer',
    send: ({ demo, slip }) => demo.transfer(slip, KEY),
    refused: ({ demo, slip }) => demo.transfer({ ...slip, amount: 45_001 }, KEY),
  },
  {
    path: '/api/aff/withdraw',
    send({ demo, clock }) {
      // Day 1 to 5 of a month.
      clock.set(Date.UTC(2026, 1, 4));
      return demo.post('/api/aff/withdraw', { amount: 500 }, HEADER);
    },
    refused: ({ demo }) => demo.post('/api/aff/withdraw', { amount: 500 }, HEADER),
  },
];

describe.each(operations)('a request to $path, by its key,', ({ path, send, refused }) => {
  const byKey = `${path}/${KEY}`;

  it('is unknown before it arrives', async () => {
    const { demo } = await money();
    expect((await demo.get(byKey)).body).toEqual({ code: 0, result: { status: 'unknown' } });
  });

  it('was made, with time and reference, and can then not be voided', async () => {
    const setting = await money();
    setting.clock.set(Date.UTC(2026, 1, 4));
    const renewed = await setting.member('aff');
    const later = {
      ...setting,
      demo: renewed,
      slip: { ...setting.slip, time: unixSeconds(setting.clock.now()) },
    };
    expect((await send(later)).body.code).toBe(0);
    const made = (await renewed.get(byKey)).body;
    expect(made.result).toMatchObject({ status: 'made', date: unixSeconds(setting.clock.now()) });
    expect(made.result.ref).toMatch(/^[WDA]260204\d{5}$/);
    expect((await renewed.remove(byKey)).body).toEqual(made);
  });

  it('was refused, with its code', async () => {
    const setting = await money();
    await refused(setting);
    expect((await setting.demo.get(byKey)).body.result).toMatchObject({
      status: 'refused',
      refusal: expect.any(Number) as number,
    });
  });

  it('is void after it was voided, and is refused however late it arrives', async () => {
    const setting = await money();
    const { demo, clock, db, member } = setting;
    expect((await demo.remove(byKey)).body).toEqual({ code: 0, result: { status: 'void' } });
    expect((await demo.get(byKey)).body.result).toEqual({ status: 'void' });
    const postings = () => db.all('SELECT 1 FROM postings').length;
    clock.set(Date.UTC(2026, 1, 4));
    const renewed = await member('aff');
    const before = postings();
    const reply = await send({ ...setting, demo: renewed });
    expect([reply.status, reply.body.code]).toEqual([409, 4091]);
    expect(postings()).toBe(before);
  });

  it('belongs to its member', async () => {
    const { demo, member } = await money();
    await demo.remove(byKey);
    const other = await member('rich');
    expect((await other.get(byKey)).body.result).toEqual({ status: 'unknown' });
  });

  it('needs a key of the right form', async () => {
    const { demo } = await money();
    const { status, body } = await demo.get(`${path}/short`);
    expect([status, body.code, body.field]).toEqual([400, 4000, 'key']);
  });
});
