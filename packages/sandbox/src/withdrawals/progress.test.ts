import { describe, expect, it } from 'vitest';
import { MINUTE, SECOND, unixSeconds } from '../clock/units.ts';
import { cashierTriggers } from '../payments/cashierTriggers.ts';
import { TEST_START, testSandbox } from '../testing/testSandbox.ts';

const RECENT = '/api/v1/member/withdrawals';
const START = unixSeconds(TEST_START);

interface Progress {
  ref: string;
  status: string;
  cancellable: boolean;
  reason?: string;
  steps: { step: string; time: number }[];
}

async function withWithdrawal() {
  const sandbox = testSandbox();
  const demo = await sandbox.member();
  const { ref } = (await demo.withdraw(500)).body.result;
  const english = { 'Accept-Language': 'en' };
  const inbox = async () =>
    (await demo.get('/api/v3/member/notify/inbox?lang=en', english)).body.result
      .list as unknown as readonly { title: string; type: string; alert: boolean }[];
  return {
    ...sandbox,
    demo,
    ref,
    inbox,
    titles: async () =>
      (await inbox()).filter(({ type }) => type === 'wallet').map(({ title }) => title),
    progress: async () =>
      (await demo.get(`${RECENT}/${ref}`, english)).body.result as unknown as Progress,
    pull(id: string, fields: Record<string, string> = {}) {
      const trigger = cashierTriggers.find((each) => each.id === id)!;
      return trigger.pull(sandbox.context, { member: 'm_0001', ...fields });
    },
  };
}

describe('the progress of a withdrawal', () => {
  it('is requested, checked, sent and received, each with its time', async () => {
    const { clock, progress, ref } = await withWithdrawal();
    const requested = { step: 'requested', time: START };
    expect(await progress()).toEqual({
      ref,
      amount: 500,
      status: 'open',
      cancellable: true,
      steps: [requested],
    });
    clock.advance(20 * SECOND);
    const checked = { step: 'checked', time: START + 20 };
    expect(await progress()).toMatchObject({ cancellable: true, steps: [requested, checked] });
    clock.advance(MINUTE);
    const sent = { step: 'sent', time: START + 60 };
    expect(await progress()).toMatchObject({
      status: 'open',
      cancellable: false,
      steps: [requested, checked, sent],
    });
    clock.advance(10 * MINUTE);
    const received = { step: 'received', time: START + 120 };
    expect(await progress()).toMatchObject({
      status: 'received',
      cancellable: false,
      steps: [requested, checked, sent, received],
    });
  });

  it('is listed with those of the last 24 hours, newest first, and not for other members', async () => {
    const { clock, demo, ref, member } = await withWithdrawal();
    const refs = async () =>
      ((await demo.get(RECENT)).body.result.list as unknown as Progress[]).map((each) => each.ref);
    expect((await refs())[0]).toBe(ref);
    clock.advance(24 * 60 * MINUTE);
    const later = await member();
    const still = (await later.get(RECENT)).body.result.list as unknown as Progress[];
    expect(still.map((each) => each.ref)).toEqual([ref]);
    clock.advance(3 * MINUTE);
    expect((await later.get(RECENT)).body.result.list).toEqual([]);
    const other = await member('rich');
    expect((await other.get(`${RECENT}/${ref}`)).body.code).toBe(2401);
    expect((await other.remove(`${RECENT}/${ref}`)).body.code).toBe(2401);
  });

  it('is sent early by the trigger, step by step', async () => {
    const { progress, pull } = await withWithdrawal();
    for (const [step, cancellable] of [
      ['checked', true],
      ['sent', false],
      ['received', false],
    ] as const) {
      pull('withdrawal-step');
      const { steps, ...rest } = await progress();
      expect([steps.at(-1), rest.cancellable]).toEqual([{ step, time: START }, cancellable]);
    }
  });

  it('reaches the inbox of the member, without opening', async () => {
    const { clock, titles, inbox } = await withWithdrawal();
    clock.advance(2 * MINUTE);
    expect(await titles()).toEqual([
      'Withdrawal of 500.00 baht received by your bank',
      'Withdrawal of 500.00 baht requested',
    ]);
    const wallet = (await inbox()).filter(({ type }) => type === 'wallet');
    expect(wallet.every(({ alert }) => !alert)).toBe(true);
  });
});

describe('a withdrawal in progress', () => {
  it('is cancelled by the member: the money returns once, and nothing locks', async () => {
    const { demo, ref, db, progress, titles } = await withWithdrawal();
    const first = await demo.remove(`${RECENT}/${ref}`);
    const again = await demo.remove(`${RECENT}/${ref}`);
    expect(first.body).toEqual(again.body);
    expect(await progress()).toMatchObject({
      status: 'cancelled',
      cancellable: false,
      steps: [{ step: 'requested' }, { step: 'cancelled', time: START }],
    });
    expect(await demo.balance()).toBe(12_500);
    expect(
      db.all("SELECT 1 FROM postings WHERE kind = 'withdrawal-cancel' AND reference = ?", ref),
    ).toHaveLength(1);
    expect((await titles())[0]).toBe('Withdrawal of 500.00 baht cancelled and returned');
    expect((await demo.withdraw(600)).body.code).toBe(0);
  });

  it('cannot be cancelled after it was sent, and is paid once', async () => {
    const { demo, ref, clock } = await withWithdrawal();
    clock.advance(MINUTE);
    expect((await demo.remove(`${RECENT}/${ref}`)).body.code).toBe(2402);
    clock.advance(MINUTE);
    expect((await demo.remove(`${RECENT}/${ref}`)).body.code).toBe(2402);
    expect(await demo.balance()).toBe(12_000);
  });

  it('is refused with a reason in the language of the member, and the money returns', async () => {
    const { demo, pull, progress, titles, ref } = await withWithdrawal();
    pull('withdrawal-refuse', { reason: 'account' });
    expect(await progress()).toMatchObject({
      status: 'refused',
      reason: 'The bank did not accept the account. Please ask an admin to check it.',
    });
    const thai = (await demo.get(`${RECENT}/${ref}`)).body.result as unknown as Progress;
    expect(thai.reason).toContain('ธนาคารปฏิเสธบัญชีปลายทาง');
    expect(await demo.balance()).toBe(12_500);
    expect((await titles())[0]).toBe('Withdrawal of 500.00 baht refused and returned');
    expect((await demo.remove(`${RECENT}/${ref}`)).body.code).toBe(2402);
  });
});
