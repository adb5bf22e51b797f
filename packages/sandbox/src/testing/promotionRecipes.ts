import { writeSetting } from '../settings/settings.ts';
import type { Recipe, TestSandbox } from './codeRecipes.ts';
import type { TestReply } from './testSandbox.ts';

const CHECK = '/reward/deposit/check-deposit-promotion';
const CHECK_IN = '/api/v3/member/mission/checkin';

/** Recipes for promotions, the reward service and the affiliate programme, by operation and code. */
export const promotionRecipes: Readonly<Record<string, Readonly<Record<number, Recipe>>>> = {
  claimBonus: {
    2101: async (sandbox) => {
      await claim(sandbox, 'demo', 'thank-you');
      return claim(sandbox, 'demo', 'thank-you');
    },
    2102: (sandbox) => claim(sandbox, 'demo', 'nothing'),
    2104: (sandbox) => claim(sandbox, 'new', 'thank-you'),
    2105: (sandbox) => claim(sandbox, 'demo', 'cashback'),
    2107: (sandbox) => claim(sandbox, 'demo', 'daily-first'),
  },
  collectMission: {
    2501: async (sandbox) => {
      await collect(sandbox, 'deposit-week-2026-01-12');
      return collect(sandbox, 'deposit-week-2026-01-12');
    },
    2502: (sandbox) => collect(sandbox, 'rounds-day-2026-01-15'),
    2503: (sandbox) => collect(sandbox, 'no-such-mission'),
  },
  checkIn: {
    2504: async ({ member }) => {
      const { post } = await member();
      await post(CHECK_IN, {});
      return post(CHECK_IN, {});
    },
    2505: async ({ member }) => {
      const { post } = await member();
      await post('/api/v3/member/protection/setLimit', { period: 'day', limit: 50 });
      return post(CHECK_IN, {});
    },
  },
  checkDepositPromotion: {
    1: (sandbox) => {
      writeSetting(sandbox.db, 'rewardCheck', 'fails');
      return check(sandbox, 'promo');
    },
    2: (sandbox) => check(sandbox, 'promo'),
    3: async (sandbox) => {
      const { qr, get } = await sandbox.member('promo');
      const token = rewardToken(await get('/api/v3/member/getPromotion'));
      const { paymentDelay } = sandbox.context.rules;
      sandbox.clock.advance(10 * 60_000 - paymentDelay);
      await qr(500);
      sandbox.clock.advance(paymentDelay);
      return sandbox.call('GET', CHECK, { token });
    },
    4: (sandbox) => check(sandbox, 'demo'),
  },
  affWithdraw: {
    1001: (sandbox) => withdrawIncome(sandbox, 1001),
    1002: (sandbox) => {
      sandbox.clock.set(Date.UTC(2026, 1, 2, 5));
      return withdrawIncome(sandbox, 1);
    },
    1004: (sandbox) => withdrawIncome(sandbox, 1004),
    1005: (sandbox) => withdrawIncome(sandbox, 1005),
  },
};

async function claim({ member }: TestSandbox, username: string, id: string): Promise<TestReply> {
  return (await member(username)).post('/api/v3/member/bonus/claim', { id });
}

async function collect({ member }: TestSandbox, id: string): Promise<TestReply> {
  return (await member()).post('/api/v3/member/mission/collect', { id });
}

async function withdrawIncome({ member }: TestSandbox, amount: number): Promise<TestReply> {
  return (await member('aff')).post('/api/aff/withdraw', { amount });
}

function rewardToken({ body }: TestReply): string {
  return (body.result as unknown as { reward_token: string }).reward_token;
}

async function check({ call, member }: TestSandbox, username: string): Promise<TestReply> {
  const { get } = await member(username);
  return call('GET', CHECK, { token: rewardToken(await get('/api/v3/member/getPromotion')) });
}
