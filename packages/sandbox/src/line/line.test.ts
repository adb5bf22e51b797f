import { describe, expect, it } from 'vitest';
import { MINUTE } from '../clock/units.ts';
import { resultOf } from '../testing/joinCalls.ts';
import { CHALLENGE, FREE, TAKEN, VERIFIER, lineCalls } from '../testing/lineCalls.ts';
import { SITE, testSandbox } from '../testing/testSandbox.ts';

function setUp(options?: Parameters<typeof testSandbox>[0]) {
  const sandbox = testSandbox(options);
  return { ...sandbox, ...lineCalls(sandbox) };
}

describe('connecting LINE', () => {
  it('opens a LINE page, returns to the site, and is complete when the site sends the code', async () => {
    const { authorize, requestOf, choose, codeFrom, link, isLinked, member } = setUp();
    const { access_token: token } = await member();
    expect(await isLinked(token)).toBe(false);
    const back = await choose(requestOf(await authorize({ username: 'demo' }, token)), FREE);
    expect([back.origin, back.pathname, back.searchParams.get('action')]).toEqual([
      SITE,
      '/loginLine',
      'link',
    ]);
    expect(await isLinked(token)).toBe(false);
    expect((await link(token, codeFrom(back))).body.code).toBe(0);
    expect(await isLinked(token)).toBe(true);
  });

  it('returns to the English page when the LINE page was in English', async () => {
    const { authorize, requestOf, decide, member } = setUp();
    const { access_token: token } = await member();
    const request = requestOf(await authorize({ username: 'demo' }, token));
    const reply = await decide({ request, account: FREE, choice: 'allow', lang: 'en' });
    expect(reply.headers.get('Location')).toContain('/en/loginLine?');
  });

  it('accepts a code once, for two minutes', async () => {
    const { wayBack, link, member, clock } = setUp();
    const { access_token: token } = await member();
    const first = await wayBack(token, 'demo', FREE);
    expect((await link(token, first)).body.code).toBe(0);
    expect((await link(token, first)).body.code).toBe(8000);
    const late = await wayBack(token, 'demo', FREE, 'line');
    clock.advance(2 * MINUTE);
    expect((await link(token, late)).body.code).toBe(8000);
  });

  it('is refused with 6000 for an account of another member', async () => {
    const { wayBack, link, isLinked, member } = setUp();
    const { access_token: token } = await member();
    expect((await link(token, await wayBack(token, 'demo', TAKEN))).body.code).toBe(6000);
    expect(await isLinked(token)).toBe(false);
  });

  it('is refused with 6007 when the user does not allow it or has no account', async () => {
    const { authorize, requestOf, choose, codeFrom, link, member } = setUp();
    const { access_token: token } = await member();
    for (const [account, choice] of [
      [FREE, 'refuse'],
      ['U-nobody', 'allow'],
    ] as const) {
      const request = requestOf(await authorize({ username: 'demo' }, token));
      const back = await choose(request, account, choice);
      expect((await link(token, codeFrom(back))).body.code).toBe(6007);
    }
  });

  it('replaces the account only on request', async () => {
    const { authorize, wayBack, link, member, db } = setUp();
    const { access_token: token } = await member();
    await link(token, await wayBack(token, 'demo', FREE));
    expect((await authorize({ username: 'demo' }, token)).body.code).toBe(6000);
    await link(token, await wayBack(token, 'demo', 'U-tonkla', 'line'));
    expect(db.get("SELECT line_id FROM line_links WHERE member = 'm_0001'")).toEqual({
      line_id: 'U-tonkla',
    });
  });

  it('is limited to the caller: linking or checking another member is refused', async () => {
    const { authorize, wayBack, link, member, call } = setUp();
    const [demo, other] = [await member(), await member('new')];
    expect((await authorize({ username: 'demo' })).body.code).toBe(7002);
    expect((await authorize({ username: 'demo' }, other.access_token)).body.field).toBe('username');
    const { body } = await call('GET', '/line/api/check?username=demo', {
      token: other.access_token,
    });
    expect(body.field).toBe('username');
    const code = await wayBack(demo.access_token, 'demo', FREE);
    expect((await link(other.access_token, code)).body.code).toBe(8000);
    expect((await link(demo.access_token, code)).body.code).toBe(0);
  });

  it('can be completed only in the browser that started it, if that browser has a secret', async () => {
    const { authorize, requestOf, choose, codeFrom, link, member } = setUp();
    const { access_token: token } = await member();
    const asked = await authorize({ username: 'demo', challenge: CHALLENGE }, token);
    const code = codeFrom(await choose(requestOf(asked), FREE));
    expect((await link(token, code)).body.code).toBe(8000);
    expect((await link(token, code, 'w'.repeat(43))).body.code).toBe(8000);
    expect((await link(token, code, VERIFIER)).body.code).toBe(0);
  });

  it('returns to the requesting site, and never to an unknown one', async () => {
    const other = 'https://jade.example';
    const { authorize, requestOf, choose, member } = setUp({ siteOrigins: [SITE, other] });
    const { access_token: token } = await member();
    const backTo = async (origin: string) =>
      (await choose(requestOf(await authorize({ username: 'demo' }, token, origin)), FREE)).origin;
    expect(await backTo(other)).toBe(other);
    expect(await backTo('https://evil.example')).toBe(SITE);
  });
});

describe('LINE login', () => {
  it('opens a session of the member with the linked account', async () => {
    const { loginCode, logIn, call } = setUp();
    const reply = await logIn(await loginCode(TAKEN));
    const { access_token: token, result } = resultOf(reply);
    expect(result.username).toBe('vip');
    expect((await call('POST', '/api/v1/member/credit', { token })).body.code).toBe(0);
  });

  it('works once, and only in the browser that started it', async () => {
    const { loginCode, logIn } = setUp();
    const code = await loginCode(TAKEN);
    expect((await logIn(code, 'w'.repeat(43))).body.code).toBe(8000);
    expect((await logIn(code)).body.code).toBe(0);
    expect((await logIn(code)).body.code).toBe(8000);
  });

  it('needs a secret at the start', async () => {
    const { authorize } = setUp();
    const { body } = await authorize({ action: 'login' });
    expect([body.code, body.field]).toEqual([4000, 'challenge']);
  });

  it('returns 6008 if no member has the account, and 6007 if it was not allowed', async () => {
    const { loginCode, logIn } = setUp();
    expect((await logIn(await loginCode(FREE))).body.code).toBe(6008);
    expect((await logIn(await loginCode(TAKEN, 'refuse'))).body.code).toBe(6007);
  });

  it.each([1007, 1008, 3000, 5001])(
    'refuses a member with %i as the password login does',
    async (code) => {
      const { loginCode, logIn, db } = setUp();
      db.run("UPDATE members SET login_refusal = ? WHERE id = 'm_0009'", code);
      expect((await logIn(await loginCode(TAKEN))).body.code).toBe(code);
    },
  );

  it('does not accept the code of a link, and linking does not accept the code of a login', async () => {
    const { wayBack, logIn, loginCode, link, member } = setUp();
    const { access_token: token } = await member();
    expect((await logIn(await wayBack(token, 'demo', FREE))).body.code).toBe(8000);
    expect((await link(token, await loginCode(FREE), VERIFIER)).body.code).toBe(8000);
  });
});
