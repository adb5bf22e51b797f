import { describe, expect, it } from 'vitest';
import { DAY } from '../clock/units.ts';
import { testSandbox } from '../testing/testSandbox.ts';

const KEY = 'intent-0001';
const HEADER = { 'Idempotency-Key': KEY };

describe('a money call with a key', () => {
  it('is executed once and gets the same reply when it arrives 100 times simultaneously', async () => {
    const { db, member } = testSandbox();
    const demo = await member();
    const replies = await Promise.all(Array.from({ length: 100 }, () => demo.withdraw(400, KEY)));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify(replies[0]?.body)]),
    );
    expect(replies[0]?.body.code).toBe(0);
    expect(await demo.balance()).toBe(12_100);
    expect(
      db.all(
        "SELECT 1 FROM postings WHERE kind = 'withdrawal' AND satang = 40000 AND time > ?",
        Date.UTC(2026, 0, 15),
      ),
    ).toHaveLength(1);
  });

  it('makes one QR, and one credit, when it arrives 100 times simultaneously', async () => {
    const { clock, member } = testSandbox();
    const demo = await member();
    const replies = await Promise.all(Array.from({ length: 100 }, () => demo.qr(500, {}, HEADER)));
    expect(new Set(replies.map(({ body }) => body.result.id)).size).toBe(1);
    clock.advance(4000);
    expect(await demo.balance()).toBe(13_000);
  });

  it('is refused with 409 and 4090 when the key is used for another request', async () => {
    const { member } = testSandbox();
    const demo = await member();
    await demo.withdraw(400, KEY);
    const other = await demo.withdraw(401, KEY);
    expect([other.status, other.body.code]).toEqual([409, 4090]);
    expect((await demo.qr(500, {}, HEADER)).body.code).toBe(0);
    expect((await demo.qr(501, {}, HEADER)).status).toBe(409);
    expect(await demo.balance()).toBe(12_100);
  });

  it('also repeats a refusal, regardless of later changes', async () => {
    const { clock, member } = testSandbox();
    const demo = await member();
    expect((await demo.withdraw(12_501, KEY)).body.code).toBe(1001);
    await demo.qr(500);
    clock.advance(4000);
    expect((await demo.withdraw(12_501, KEY)).body.code).toBe(1001);
    expect((await demo.withdraw(12_501, 'intent-0002')).body.code).toBe(0);
  });

  it('has its own key space: another member may use the same key', async () => {
    const { member } = testSandbox();
    const [demo, other] = [await member(), await member('new')];
    expect((await demo.withdraw(400, KEY)).body.code).toBe(0);
    expect((await other.withdraw(400, KEY)).body.code).toBe(1001);
  });

  it('can be used again after a day', async () => {
    const { clock, member } = testSandbox();
    await (await member()).withdraw(400, KEY);
    clock.advance(DAY + 1);
    expect((await (await member()).withdraw(500, KEY)).body.code).toBe(0);
  });

  it.each(['short', 'with a blank in it', 'x'.repeat(129)])('refuses the key “%s”', async (key) => {
    const { member } = testSandbox();
    const { status, body } = await (await member()).withdraw(400, key);
    expect([status, body.code, body.field]).toEqual([400, 4000, 'Idempotency-Key']);
  });
});
