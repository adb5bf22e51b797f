import { parseSatang, satangFromBaht } from '@brand/domain';
import { countCases } from '@brand/domain/testing/countCases';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, unixSeconds } from '../clock/units.ts';
import { cashierTriggers } from '../payments/cashierTriggers.ts';
import { seededRandom } from '../random/random.ts';
import { defaultRules } from '../rules.ts';
import { type TestReply, testSandbox } from '../testing/testSandbox.ts';
import { falseBalances, lowestWallet, sumOfAll, unbalancedTransfers } from './ledgerProofs.ts';

const OPERATIONS = process.env['PROVE'] ? 10_000 : 1000;

type Sandbox = ReturnType<typeof testSandbox>;
type Member = Awaited<ReturnType<Sandbox['member']>>;

const HISTORY = '/api/v1/member/data/dataHistory';

/** A client that calculates the expected wallet balance from the replies. */
class Player {
  readonly id: string;
  readonly member: Member;
  /** Expected balance of the wallet, in satang. */
  expected = 0;
  /** QRs without a known result. */
  readonly qrs: { reply: TestReply; baht: number }[] = [];
  /** Satang of transfers in review, by the id of their rows. */
  readonly transfers = new Map<string, number>();

  constructor(id: string, member: Member) {
    this.id = id;
    this.member = member;
  }

  /** Starts from the current state. */
  async begin(): Promise<void> {
    this.expected = satangFromBaht(await this.member.balance());
    const { list } = (await this.member.post(HISTORY, { limit: 100 })).body.result;
    for (const { id, status, amount } of list) {
      if (status !== 1) this.transfers.set(id, satangFromBaht(amount));
    }
  }

  /** Polls every open QR, and looks for reported transfers in the newest rows of the history. */
  async look(): Promise<void> {
    for (const qr of this.qrs.splice(0)) {
      const { body } = await this.member.ticket('is_deposit', qr.reply);
      if (body.success) this.expected += qr.baht * 100;
      else if (body.code === 0 && !body.result.alert) this.qrs.push(qr);
    }
    const { list } = (await this.member.post(HISTORY, { limit: 100 })).body.result;
    for (const { id, type, status } of list) {
      const amount = this.transfers.get(id);
      if (amount === undefined || status !== 1) continue;
      this.transfers.delete(id);
      if (type === 'deposit') this.expected += amount;
    }
  }
}

describe(`${OPERATIONS} random operations`, () => {
  it('keep the ledger balanced and consistent with the replies to members', async () => {
    const sandbox = testSandbox({
      rules: { withdraw: { ...defaultRules.withdraw, cooldown: 0 }, accessTokenLife: 10_000 * DAY },
    });
    const { clock, context, db } = sandbox;
    const random = seededRandom(20_261_121);
    const players: Player[] = [];
    for (const [id, name] of [
      ['m_0001', 'demo'],
      ['m_0002', 'new'],
      ['m_0005', 'rich'],
    ] as const) {
      const player = new Player(id, await sandbox.member(name));
      await player.begin();
      players.push(player);
    }
    const done: Record<string, number> = {};
    let slips = 0;

    const pull = (id: string, fields: Record<string, string>): string => {
      const trigger = cashierTriggers.find((each) => each.id === id);
      if (!trigger) throw new Error(`no trigger ${id}`);
      return db.transaction(() => trigger.pull(context, fields));
    };

    const operations: Record<string, (player: Player) => Promise<void> | void> = {
      async qr(player) {
        const baht = 50 + random.below(2000);
        player.qrs.push({ reply: await player.member.qr(baht), baht });
      },
      async withdraw(player) {
        // Not whole baht: whole amounts can be test amounts.
        const amount = 30_000 + random.below(1500) * 100 + 1 + random.below(99);
        const { body } = await player.member.withdraw(amount / 100);
        if (body.code === 0) player.expected -= amount;
        else expect([1001, 1009, 1010, 1011, 1012]).toContain(body.code);
      },
      async testWithdraw(player) {
        const baht = [1001, 1002, 1009, 1010, 1011, 1012, 1013, 1099][random.below(8)] ?? 1001;
        expect((await player.member.withdraw(baht)).body.code).toBeGreaterThan(1000);
      },
      async cancelQr(player) {
        const one = player.qrs[random.below(Math.max(1, player.qrs.length))];
        if (one) await player.member.ticket('cancel', one.reply);
      },
      async transfer(player) {
        const usdt = random.below(3) === 0;
        slips += 1;
        const sent = {
          time: unixSeconds(clock.now()) - random.below(600),
          // Every tenth slip is a repeated one.
          ref: `slip-${1000 + (random.below(10) === 0 ? random.below(slips) : slips)}`,
        };
        const { body } = await player.member.transfer(
          usdt
            ? {
                ...sent,
                type: 'usdt',
                id: 'u1',
                amount: (8_000_000 + random.below(90_000_000)) / 1e6,
              }
            : { ...sent, type: 'bank', id: 'b1', amount: 250 + random.below(2000) },
        );
        if (body.code === 0) {
          player.transfers.set(body.result.id, satangFromBaht(body.result.amount));
        } else expect(body.code).toBe(2203);
      },
      async decide(player) {
        const decision = random.below(2) === 0 ? 'credit' : 'turnDown';
        pull('transfer-decide', { member: player.id, decision });
        await player.look();
      },
      async trigger(player) {
        const ids = ['qr-pay', 'qr-expire', 'qr-alert', 'withdrawal-pay-out'];
        pull(ids[random.below(ids.length)] ?? '', { member: player.id });
        await player.look();
      },
      cancelWithdrawal(player) {
        const answer = pull('withdrawal-cancel', { member: player.id });
        const cancelled = /the withdrawal of ([\d,.]+) baht/.exec(answer)?.[1];
        player.expected += parseSatang(cancelled ?? '0') ?? 0;
      },
      async adjust(player) {
        await player.look();
        player.expected = 200_000 + random.below(2_000_000);
        const balance = (player.expected / 100).toFixed(2);
        pull('balance-set', { member: player.id, balance });
      },
      async time() {
        clock.advance(random.below(HOUR));
        for (const player of players) {
          await player.look();
        }
      },
    };
    const weights = {
      qr: 8,
      withdraw: 8,
      testWithdraw: 1,
      cancelQr: 2,
      transfer: 4,
      decide: 2,
      trigger: 3,
      cancelWithdrawal: 1,
      adjust: 1,
      time: 4,
    };
    const bag = Object.entries(weights).flatMap(([name, times]) => Array<string>(times).fill(name));

    for (let step = 0; step < OPERATIONS; step += 1) {
      const player = players[random.below(players.length)];
      const name = bag[random.below(bag.length)] ?? 'time';
      if (!player) throw new Error('unreachable');
      await operations[name]?.(player);
      done[name] = (done[name] ?? 0) + 1;
      if (step % 50 === 0) {
        expect(falseBalances(db)).toEqual([]);
        expect(sumOfAll(db)).toBe(0);
        expect(satangFromBaht(await player.member.balance())).toBe(player.expected);
      }
    }
    clock.advance(DAY);
    for (const player of players) {
      await player.look();
      expect(satangFromBaht(await player.member.balance())).toBe(player.expected);
    }
    expect(falseBalances(db)).toEqual([]);
    expect(unbalancedTransfers(db)).toEqual([]);
    expect(lowestWallet(db)).toBeGreaterThanOrEqual(0);
    expect(sumOfAll(db)).toBe(0);
    for (const name of Object.keys(weights))
      expect(done[name], name).toBeGreaterThan(OPERATIONS / 100);
    for (const kind of ['deposit', 'withdrawal', 'withdrawal-cancel', 'payout', 'adjustment']) {
      const postings = db.all('SELECT 1 FROM postings WHERE kind = ?', kind).length;
      expect(postings, kind).toBeGreaterThan(OPERATIONS / 200);
    }
    countCases(OPERATIONS);
  }, 120_000);
});
