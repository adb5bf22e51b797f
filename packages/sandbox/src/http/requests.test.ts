import { operations } from '@brand/contract';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../testing/contract.ts';
import { tokenFor } from '../testing/contractCalls.ts';
import { goodRequest } from '../testing/goodRequests.ts';
import { paymentPath, testSandbox } from '../testing/testSandbox.ts';

const LISTS = '/api/v3/member/game/lists';

describe('every operation of the contract', () => {
  it.each(operations)('$id answers a member according to the contract', async (operation) => {
    const sandbox = testSandbox();
    const { call } = sandbox;
    const token = await tokenFor(sandbox, operation, 'm_0001');
    const request = goodRequest(operation);
    const reply = await call(operation.method, pathOf(operation, request), { token, ...request });
    expect(reply.status).toBe(200);
  });

  it.each(operations.filter(({ replies }) => '401' in replies))(
    '$id refuses an invalid token',
    async (operation) => {
      const { call } = testSandbox();
      const path = pathOf(operation, goodRequest(operation));
      const { body } = await call(operation.method, path, { token: 'at_invented' });
      expect(body.code).toBe(7002);
    },
  );
});

describe('an invalid request', () => {
  it.each([
    ['/api/v1/member/login', {}, 'username'],
    ['/api/v1/member/login', { username: 'demo', password: 7 }, 'password'],
    ['/api/v1/member/login', { username: 'x'.repeat(65), password: 'y' }, 'username'],
    ['/api/v1/member/data/dataHistory', { limit: 0 }, 'limit'],
    ['/api/v1/member/data/dataHistory', { skip: 1.5 }, 'skip'],
    ['/api/v1/member/data/dataHistory', { type: 'bonus' }, 'type'],
    ['/api/v1/member/data/dataHistory', { status: 2 }, 'status'],
    [LISTS, { type: 'poker' }, 'type'],
    [LISTS, { sort: 'random' }, 'sort'],
    [LISTS, { limit: 501 }, 'limit'],
    [LISTS, { hot: 'yes' }, 'hot'],
    [
      '/api/v3/member/game/launch',
      { client: 'TV', game_code: 'durian-riot', lang: 'th' },
      'client',
    ],
    ['/api/v3/member/game/launch', { client: 'PC', game_code: 'durian-riot', lang: 'my' }, 'lang'],
    [LISTS, '{', ''],
    [LISTS, '[]', ''],
  ])('POST %s %j gets 4000 with the field %j', async (path, sent, field) => {
    const { call, member } = testSandbox();
    const { access_token: token } = await member();
    const { status, body } = await call('POST', path, { token, body: sent });
    expect([status, body.code, body.field]).toEqual([400, 4000, field]);
  });

  it.each([
    [{ action: 'pay' }, 'action'],
    [{ action: 'get_qr', amount: '100', type: 'payment' }, 'id'],
    [{ action: 'get_qr', id: 'p1', amount: '100', type: 'usdt' }, 'type'],
    [{ action: 'get_qr', id: 'p1', amount: '100', type: 'payment', dark: 'red' }, 'dark'],
    [{ action: 'is_deposit', id: 'q_1', token: 'qt' }, 'x_debug_key'],
    [{ action: 'cancel', id: 'q_1', x_debug_key: 'dk' }, 'token'],
  ])('GET payment %j gets 4000 with the field %j', async (query, field) => {
    const { member } = testSandbox();
    const { status, body } = await (
      await member()
    ).get(paymentPath(query as Record<string, string>));
    expect([status, body.code, body.field]).toEqual([400, 4000, field]);
  });

  it('is refused before parsing when it is larger than 64 kB', async () => {
    const { call } = testSandbox();
    const { status } = await call('POST', LISTS, { body: { search: 'x'.repeat(70_000) } });
    expect(status).toBe(400);
  });
});

describe('an unexpected error', () => {
  it('is reported to the owner of the sandbox, and to the client as 503 with 9998', async () => {
    const errors: Error[] = [];
    const { call, db } = testSandbox({ onError: (error) => errors.push(error) });
    db.script('DROP TABLE login_failures');
    const { status, body } = await call('POST', '/api/v1/member/login', {
      body: { username: 'demo', password: 'demo1234' },
    });
    expect([status, body.code]).toEqual([503, 9998]);
    expect(errors[0]?.message).toContain('login_failures');
  });
});
