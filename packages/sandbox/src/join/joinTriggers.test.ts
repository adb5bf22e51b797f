import { describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { joinCalls, resultOf } from '../testing/joinCalls.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import { joinTriggers } from './joinTriggers.ts';

function setUp() {
  const sandbox = testSandbox();
  const pull = (id: string, fields: Record<string, string>) => {
    const trigger = joinTriggers.find((each) => each.id === id);
    if (!trigger) throw new Error(`no trigger ${id}`);
    return trigger.pull(sandbox.context, fields);
  };
  return { ...sandbox, ...joinCalls(sandbox), pull };
}

describe('the join triggers', () => {
  it('create a login link', async () => {
    const { pull, call } = setUp();
    const said = pull('login-link', { member: 'm_0001' });
    const token = /token=([\w-]+)$/.exec(said)?.[1];
    const reply = await call('POST', '/api/v1/member/loginUrl', { body: { token } });
    expect(resultOf(reply).result.username).toBe('demo');
  });

  it('refuse the login of a member, and allow it again', async () => {
    const { pull, logIn } = setUp();
    pull('login-refusal', { member: 'm_0001', code: '1007' });
    expect(await logIn('demo', 'demo1234')).toBe(1007);
    pull('login-refusal', { member: 'm_0001', code: 'none' });
    expect(await logIn('demo', 'demo1234')).toBe(0);
  });

  it('connect and disconnect LINE, and refuse an account of another member', async () => {
    const { pull, member, call } = setUp();
    const { access_token: token } = await member();
    const code = async () =>
      (await call('GET', '/line/api/check?username=demo', { token })).body.code;
    pull('line-link', { member: 'm_0001', account: 'U-namfon' });
    expect(await code()).toBe(0);
    pull('line-link', { member: 'm_0001', account: 'none' });
    expect(await code()).toBe(1);
    expect(pull('line-link', { member: 'm_0001', account: 'U-mint' })).toContain('nothing');
    expect(await code()).toBe(1);
  });

  it('close and open registration and SMS', async () => {
    const { pull, request } = setUp();
    pull('registration', { state: 'closed' });
    expect((await request()).body.code).toBe(6006);
    pull('registration', { state: 'open' });
    pull('sms', { state: 'down' });
    expect((await request()).body.code).toBe(6000);
    pull('sms', { state: 'working' });
    expect((await request()).body.code).toBe(0);
  });

  it('publish a build and set the upgrade flag', async () => {
    const { pull, member } = setUp();
    const demo = await member();
    pull('client-build', { build: 'b2' });
    expect((await demo.get('/api/v3/member/updateData')).body.result).toMatchObject({
      build: 'b2',
    });
    for (const due of ['1', '0']) {
      pull('upgrade-flag', { member: 'm_0001', due });
      const { body } = await demo.post('/api/v1/member/data/check-is-upgrade');
      expect(body).toMatchObject({ is_upgrade: Number(due) });
    }
  });

  it.each(joinTriggers.filter(({ fields }) => fields?.length))(
    'refuse invalid fields of $id',
    ({ id }) => {
      const { pull } = setUp();
      const wrong = { member: 'm_none', state: 'x', account: 'x', code: 'x', due: 'x', build: '<' };
      expect(() => pull(id, wrong)).toThrow(Refusal);
    },
  );
});
