import { describe, expect, it } from 'vitest';
import { MINUTE } from '../clock/units.ts';
import { FREE_PHONE, joinCalls, resultOf } from '../testing/joinCalls.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import { makeLoginLink } from './loginLinks.ts';

const PHONE = '0812340001';
const CREDIT = '/api/v1/member/credit';

type TestMember = Awaited<ReturnType<ReturnType<typeof testSandbox>['member']>>;

function setUp() {
  const sandbox = testSandbox();
  return { ...sandbox, ...joinCalls(sandbox) };
}

describe('a forgotten password', () => {
  it('is replaced by a new one, which logs in and ends every open session', async () => {
    const { proof, forgot, member, call, logIn } = setUp();
    const before = await member();
    const { access_token: token, result } = resultOf(
      await forgot(await proof(PHONE, 'forgot'), PHONE),
    );
    expect(result.username).toBe('demo');
    expect((await call('POST', CREDIT, { token })).body.code).toBe(0);
    expect((await before.post(CREDIT)).body.code).toBe(7002);
    expect(await logIn('demo', 'demo1234')).toBe(5000);
    expect(await logIn('demo', 'secret99')).toBe(0);
  });

  it('accepts a proof once', async () => {
    const { proof, forgot } = setUp();
    const token = await proof(PHONE, 'forgot');
    expect((await forgot(token, PHONE)).body.code).toBe(0);
    expect((await forgot(token, PHONE, 'another1')).body.code).toBe(6000);
  });

  it('refuses the proof of another phone or another form, and an invented proof', async () => {
    const { proof, forgot } = setUp();
    expect((await forgot(await proof(FREE_PHONE.replace(/.$/, '8')), PHONE)).body.code).toBe(8000);
    expect((await forgot('op_invented', PHONE)).body.code).toBe(6001);
  });

  it('reveals only to the owner of a phone that no member has it', async () => {
    const { request, check } = setUp();
    expect((await request(FREE_PHONE, 'forgot')).body.code).toBe(0);
    expect((await check('123456', FREE_PHONE, 'forgot')).body.code).toBe(6001);
    expect((await check('000000', FREE_PHONE, 'forgot')).body.code).toBe(8000);
  });

  it.each([
    [1008, 9998],
    [5001, 5001],
    [1007, 5001],
    [3000, 6006],
  ])('of a member with the login refusal %i gets %i and is not changed', async (refusal, code) => {
    const { proof, forgot, db, logIn } = setUp();
    db.run("UPDATE members SET login_refusal = ? WHERE id = 'm_0001'", refusal);
    expect((await forgot(await proof(PHONE, 'forgot'), PHONE)).body.code).toBe(code);
    db.run("UPDATE members SET login_refusal = NULL WHERE id = 'm_0001'");
    expect(await logIn('demo', 'demo1234')).toBe(0);
  });

  it('of five characters gets 4000', async () => {
    const { proof, forgot } = setUp();
    const { body } = await forgot(await proof(PHONE, 'forgot'), PHONE, '12345');
    expect([body.code, body.field]).toEqual([4000, 'password']);
  });
});

describe('a new password', () => {
  const reset = ({ post }: TestMember, old_password: string, password = 'secret99') =>
    post('/api/v1/member/resetPassword', { old_password, password });

  it('ends the other sessions of the member, and not the current one', async () => {
    const { member, logIn } = setUp();
    const [phone, desktop, other] = [await member(), await member(), await member('new')];
    expect((await reset(phone, 'demo1234')).body.code).toBe(0);
    expect((await phone.post(CREDIT)).body.code).toBe(0);
    expect((await desktop.post(CREDIT)).body.code).toBe(7002);
    expect((await other.post(CREDIT)).body.code).toBe(0);
    expect(await logIn('demo', 'demo1234')).toBe(5000);
    expect(await logIn('demo', 'secret99')).toBe(0);
  });

  it('needs the current password, with a limit on attempts', async () => {
    const { member, clock } = setUp();
    const demo = await member();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await reset(demo, 'wrong')).body.code).toBe(5002);
    }
    expect((await reset(demo, 'demo1234')).body.code).toBe(4290);
    clock.advance(MINUTE);
    expect((await reset(demo, 'demo1234')).body.code).toBe(0);
  });

  it('needs at least six characters', async () => {
    const { member } = setUp();
    const { body } = await reset(await member(), 'demo1234', '12345');
    expect([body.code, body.field]).toEqual([4000, 'password']);
  });
});

describe('a login link', () => {
  const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

  it('opens the site, and works once', async () => {
    const { context, call } = setUp();
    const link = makeLoginLink(context, 'm_0001');
    expect(link).toMatch(/^http:\/\/localhost:5173\/loginUrl\?token=/);
    const body = { token: tokenOf(link) };
    const reply = await call('POST', '/api/v1/member/loginUrl', { body });
    expect(resultOf(reply).result.username).toBe('demo');
    expect((await call('POST', '/api/v1/member/loginUrl', { body })).body.code).toBe(5003);
  });

  it('is valid for ten minutes, and is not stored in plain text', async () => {
    const { context, call, clock, db } = setUp();
    const token = tokenOf(makeLoginLink(context, 'm_0001'));
    expect(JSON.stringify(db.all('SELECT * FROM login_links'))).not.toContain(token);
    clock.advance(10 * MINUTE);
    expect((await call('POST', '/api/v1/member/loginUrl', { body: { token } })).body.code).toBe(
      5003,
    );
  });

  it.each([1007, 1008, 3000, 5001])('of a member with a login refusal gets %i', async (code) => {
    const { context, call, db } = setUp();
    const body = { token: tokenOf(makeLoginLink(context, 'm_0001')) };
    db.run("UPDATE members SET login_refusal = ? WHERE id = 'm_0001'", code);
    expect((await call('POST', '/api/v1/member/loginUrl', { body })).body.code).toBe(code);
    db.run("UPDATE members SET login_refusal = NULL WHERE id = 'm_0001'");
    expect((await call('POST', '/api/v1/member/loginUrl', { body })).body.code).toBe(0);
  });
});

describe('logout', () => {
  it('accepts an expired access token', async () => {
    const { member, clock, call } = setUp();
    const { post, refresh_token } = await member();
    clock.advance(15 * MINUTE);
    expect((await post('/api/v1/member/logout')).body.code).toBe(0);
    const { body } = await call('POST', '/refreshtoken/true', { token: refresh_token });
    expect(body.code).toBe(7002);
  });
});
