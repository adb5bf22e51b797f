import { describe, expect, it } from 'vitest';
import { createMemberApi } from '../memberApi.ts';
import { createRewardApi } from './rewardApi.ts';
import { clientOptions, json, raw } from '../testing/fakeServer.ts';

function over(answer: () => Response | Promise<Response>) {
  const setup = clientOptions(answer);
  const { client } = createMemberApi(setup.options);
  return { ...setup, reward: createRewardApi(client, { rewardUrl: 'http://reward.test/svc' }) };
}

const answering = (body: unknown) => over(() => json(body));

describe('deposit promotion check', () => {
  const UNKNOWN = { outcome: 'unknown', code: 1 };

  it.each([
    [
      { code: 0, status: 'fulfilled', result: { credit: 100 } },
      { outcome: 'fulfilled', code: 0, credit: 10_000 },
    ],
    [{ code: 1, status: 'unknown' }, UNKNOWN],
    [
      { code: 2, status: 'waiting' },
      { outcome: 'waiting', code: 2 },
    ],
    [{ code: 3 }, { outcome: 'late', code: 3 }],
    [{ code: 4 }, { outcome: 'none', code: 4 }],
    [{ code: 77 }, UNKNOWN],
    [{ code: 0, status: 'fulfilled' }, UNKNOWN],
    [{ code: 0, result: { credit: '100' } }, UNKNOWN],
  ])('reads %j as %j', async (body, expected) => {
    expect(await answering(body).reward.checkDepositPromotion('wt_1')).toEqual(expected);
  });

  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('offline'))],
    ['the service is down', () => json({ code: 9998 }, 503)],
    ['a proxy answers', () => raw('<h1>502</h1>', 502)],
    ['the reply is not JSON', () => raw('ok')],
    ['the reply is empty', () => raw('')],
    ['the token has expired', () => json({ code: 7003 }, 401)],
    ['the token is not good', () => json({ code: 7002 }, 401)],
  ])(
    'is unknown without an error when %s, and does not affect the session',
    async (_name, answer) => {
      const { reward, seen, ends } = over(answer);
      expect(await reward.checkDepositPromotion('wt_1')).toEqual(UNKNOWN);
      expect(seen).toHaveLength(1);
      expect(ends).toEqual([]);
    },
  );

  it('calls the reward host with the reward token only', async () => {
    const { reward, seen } = answering({ code: 2 });
    await reward.checkDepositPromotion('wt_1');
    expect(seen[0]).toMatchObject({
      method: 'GET',
      path: '/svc/deposit/check-deposit-promotion',
      token: 'wt_1',
    });
  });

  it('rejects with the reason of its own signal', async () => {
    const { reward } = over(() => new Promise<Response>(() => undefined));
    const stop = new AbortController();
    const check = reward.checkDepositPromotion('wt_1', { signal: stop.signal });
    stop.abort('gone');
    await expect(check).rejects.toBe('gone');
  });
});
