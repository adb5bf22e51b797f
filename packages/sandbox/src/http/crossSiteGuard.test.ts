import { describe, expect, it } from 'vitest';
import { SITE, testSandbox } from '../testing/testSandbox.ts';

const LOGIN = '/api/v1/member/login';
const WITHDRAW = '/api/v1/member/withdraw';

async function setUp() {
  const sandbox = testSandbox();
  const demo = await sandbox.member();
  const withdraw = async (headers: Record<string, string>, body = '{"balance":400}') => {
    const reply = await sandbox.api.request(WITHDRAW, {
      method: 'POST',
      headers: { Authorization: `Bearer ${demo.access_token}`, ...headers },
      body,
    });
    const { code, field } = (await reply.json()) as { code: number; field: string };
    return { status: reply.status, code, field };
  };
  return { ...sandbox, demo, withdraw };
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('a call that changes something', () => {
  it('is refused before any work when it comes from another site', async () => {
    const { demo, withdraw } = await setUp();
    for (const origin of ['http://evil.example', 'null', `${SITE}.evil.example`, '']) {
      expect(await withdraw({ ...JSON_TYPE, Origin: origin })).toMatchObject({
        status: 403,
        code: 403,
      });
    }
    expect(await demo.balance()).toBe(12_500);
  });

  it('is accepted from the site, from the origin of the API, and from non-browser clients', async () => {
    const { withdraw } = await setUp();
    expect((await withdraw({ ...JSON_TYPE, Origin: SITE })).code).toBe(0);
    const own = { ...JSON_TYPE, Origin: 'http://127.0.0.1:4010' };
    expect((await withdraw(own)).status).toBe(200);
    expect((await withdraw(JSON_TYPE)).status).toBe(200);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'balance=400'],
    ['text/plain', '{"balance":400}'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('is refused with 4000 when its body is %s', async (type, body) => {
    const { demo, withdraw } = await setUp();
    expect(await withdraw({ 'Content-Type': type }, body)).toEqual({
      status: 400,
      code: 4000,
      field: 'Content-Type',
    });
    expect(await demo.balance()).toBe(12_500);
  });

  it('needs no content type without a body', async () => {
    const { api, demo } = await setUp();
    const { status } = await api.request('/api/v1/member/credit', {
      method: 'POST',
      headers: { Authorization: `Bearer ${demo.access_token}` },
    });
    expect(status).toBe(200);
  });

  it('may be a form if the contract allows it: the refresh', async () => {
    const { api, demo } = await setUp();
    const headers = { Authorization: `Bearer ${demo.refresh_token}` };
    const sent = { method: 'POST', headers, body: new FormData() };
    expect(await (await api.request('/refreshtoken/true', sent)).json()).toMatchObject({ code: 0 });
    const login = await api.request(LOGIN, { method: 'POST', body: new FormData() });
    expect(login.status).toBe(400);
  });

  it('of a game is accepted only from the origin of the games', async () => {
    const { games } = await setUp();
    const open = async (origin: string) =>
      (
        await games.request('/play/api/session', {
          method: 'POST',
          headers: { ...JSON_TYPE, Origin: origin },
          body: '{"token":"x"}',
        })
      ).status;
    expect([await open('http://127.0.0.1:4011'), await open(SITE)]).toEqual([401, 403]);
  });
});
