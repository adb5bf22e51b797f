import { satang } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { DAY } from '../clock/units.ts';
import { BANK, walletOf } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import { playPast } from '../promotions/seedRounds.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import { vipTriggers } from './vipTriggers.ts';

const PATH = '/api/v3/member/vip/levels';

interface Own {
  level: number;
  granted: boolean;
  turnover: number;
  deposit: number;
  next: { level: number; turnover_left: number; deposit_left: number } | null;
}

async function vip(username: string) {
  const sandbox = testSandbox({ rules: { accessTokenLife: 1000 * DAY } });
  const { access_token: token, balance } = await sandbox.member(username);
  const own = async () => {
    const { body } = await sandbox.call('GET', PATH, { token });
    return (body.result as unknown as { own: Own }).own;
  };
  const pull = (fields: Record<string, string>) =>
    sandbox.db.transaction(() => vipTriggers[0]?.pull(sandbox.context, fields) ?? '');
  return { ...sandbox, own, pull, balance };
}

describe('the VIP levels', () => {
  it('are public, from the lowest to the highest, each with higher requirements', async () => {
    const { call } = testSandbox();
    const { body } = await call('GET', `${PATH}?lang=en`);
    const { levels, own } = body.result as unknown as {
      own?: Own;
      levels: { level: number; turnover: number; deposit: number; benefits: string[] }[];
    };
    expect(own).toBeUndefined();
    expect(levels.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const [at, level] of levels.entries()) {
      const below = levels[at - 1];
      expect(level.benefits.length).toBeGreaterThan(0);
      if (!below) continue;
      expect(level.turnover).toBeGreaterThan(below.turnover);
      expect(level.deposit).toBeGreaterThan(below.deposit);
    }
    expect((await call('GET', `${PATH}?lang=xx`)).body.field).toBe('lang');
  });

  it('start at zero', async () => {
    const { own } = await vip('new');
    expect(await own()).toEqual({
      level: 0,
      granted: false,
      turnover: 0,
      deposit: 0,
      next: { level: 1, turnover_left: 20_000, deposit_left: 3000 },
    });
  });

  it('depend on both turnover and deposits', async () => {
    const { own, db, context, clock } = await vip('new');
    const bet = satang(2_000_000);
    const money = { time: clock.now(), from: BANK, to: walletOf('m_0002') };
    post(db, { ...money, kind: 'deposit', reference: 't1', amount: satang(299_999) });
    post(db, { ...money, kind: 'bonus', reference: 't2', amount: bet });
    playPast(context, 'm_0002', [{ game: 'durian-riot', bet, win: bet }], { from: clock.now() });
    expect(await own()).toMatchObject({
      level: 0,
      turnover: 20_000,
      deposit: 2999.99,
      next: { level: 1, turnover_left: 0, deposit_left: 0.01 },
    });
    post(db, { ...money, kind: 'deposit', reference: 't3', amount: satang(1) });
    expect(await own()).toMatchObject({ level: 1, next: { level: 2, deposit_left: 12_000 } });
  });

  it('are high for vip with an unchanged wallet, and fall when the figures expire', async () => {
    const { own, clock, balance } = await vip('vip');
    expect(await own()).toMatchObject({ level: 4, granted: false, turnover: 2_100_000 });
    expect(await balance()).toBeGreaterThan(100_000);
    clock.advance(31 * DAY);
    expect(await own()).toMatchObject({ level: 0, turnover: 0 });
  });

  it('can be set by the operator, and returned to automatic', async () => {
    const { own, pull } = await vip('demo');
    expect(pull({ member: 'demo', level: '5' })).toContain('Diamond');
    expect(await own()).toMatchObject({ level: 5, granted: true, next: null });
    pull({ member: 'm_0001', level: 'figures' });
    expect(await own()).toMatchObject({ granted: false });
    expect(() => pull({ member: 'demo', level: '9' })).toThrow('4000');
    expect(() => pull({ member: 'nobody', level: '1' })).toThrow('4000');
  });
});
