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
  it('leads to a page of LINE, back to the site, and is done when the site comes with the code', async () => {
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

  it('comes back to the English page when LINE was read in English', async () => {
    const { authorize, requestOf, decide, member } = setUp();
    const { access_token: token } = await member();
    const request = requestOf(await authorize({ username: 'demo' }, token));
    const reply = await decide({ request, account: FREE, choice: 'allow', lang: 'en' });
    expect(reply.headers.get('Location')).toContain('/en/loginLine?');
  });

  it('takes a code once, for two minutes', async () => {
    const { wayBack, link, member, clock } = setUp();
    const { access_token: token } = await member();
    const first = await wayBack(token, 'demo', FREE);
    expect((await link(token, first)).body.code).toBe(0);
    expect((await link(token, first)).body.code).toBe(8000);
    const late = await wayBack(token, 'demo', FREE, 'line');
    clock.advance(2 * MINUTE);
    expect((await link(token, late)).body.code).toBe(8000);
  });

  it('is refused with 6000 for an account that another member has', async () => {
    const { wayBack, link, isLinked, member } = setUp();
    const { access_token: token } = await member();
    expect((await link(token, await wayBack(token, 'demo', TAKEN))).body.code).toBe(6000);
    expect(await isLinked(token)).toBe(false);
  });

  it('is refused with 6007 when the person does not allow it, or has no account', async () => {
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

  it('changes the account when that is asked for, and not otherwise', async () => {
    const { authorize, wayBack, link, member, db } = setUp();
    const { access_token: token } = await member();
    await link(token, await wayBack(token, 'demo', FREE));
    expect((await authorize({ username: 'demo' }, token)).body.code).toBe(6000);
    await link(token, await wayBack(token, 'demo', 'U-tonkla', 'line'));
    expect(db.get("SELECT line_id FROM line_links WHERE member = 'm_0001'")).toEqual({
      line_id: 'U-tonkla',
    });
  });

  it('is for the own account only: nobody links, or looks at, that of another member', async () => {
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

  it('ends in the browser that began, where that browser keeps a secret', async () => {
    const { authorize, requestOf, choose, codeFrom, link, member } = setUp();
    const { access_token: token } = await member();
    const asked = await authorize({ username: 'demo', challenge: CHALLENGE }, token);
    const code = codeFrom(await choose(requestOf(asked), FREE));
    expect((await link(token, code)).body.code).toBe(8000);
    expect((await link(token, code, 'w'.repeat(43))).body.code).toBe(8000);
    expect((await link(token, code, VERIFIER)).body.code).toBe(0);
  });

  it('comes back to the site that asked, and never to one that is not known', async () => {
    const other = 'https://jade.example';
    const { authorize, requestOf, choose, member } = setUp({ siteOrigins: [SITE, other] });
    const { access_token: token } = await member();
    const backTo = async (origin: string) =>
      (await choose(requestOf(await authorize({ username: 'demo' }, token, origin)), FREE)).origin;
    expect(await backTo(other)).toBe(other);
    expect(await backTo('https://evil.example')).toBe(SITE);
  });
});

describe('logging in with LINE', () => {
  it('opens a session of the member who has linked the account', async () => {
    const { loginCode, logIn, call } = setUp();
    const reply = await logIn(await loginCode(TAKEN));
    const { access_token: token, result } = resultOf(reply);
    expect(result.username).toBe('vip');
    expect((await call('POST', '/api/v1/member/credit', { token })).body.code).toBe(0);
  });

  it('works once, and only in the browser that began', async () => {
    const { loginCode, logIn } = setUp();
    const code = await loginCode(TAKEN);
    expect((await logIn(code, 'w'.repeat(43))).body.code).toBe(8000);
    expect((await logIn(code)).body.code).toBe(0);
    expect((await logIn(code)).body.code).toBe(8000);
  });

  it('needs a secret from the beginning', async () => {
    const { authorize } = setUp();
    const { body } = await authorize({ action: 'login' });
    expect([body.code, body.field]).toEqual([4000, 'challenge']);
  });

  it('says 6008 where no member has the account, and 6007 where it was not allowed', async () => {
    const { loginCode, logIn } = setUp();
    expect((await logIn(await loginCode(FREE))).body.code).toBe(6008);
    expect((await logIn(await loginCode(TAKEN, 'refuse'))).body.code).toBe(6007);
  });

  it.each([1007, 1008, 3000, 5001])(
    'refuses a member with %i as the password does',
    async (code) => {
      const { loginCode, logIn, db } = setUp();
      db.run("UPDATE members SET login_refusal = ? WHERE id = 'm_0009'", code);
      expect((await logIn(await loginCode(TAKEN))).body.code).toBe(code);
    },
  );

  it('does not take the code of a link, nor a link that of a log-in', async () => {
    const { wayBack, logIn, loginCode, link, member } = setUp();
    const { access_token: token } = await member();
    expect((await logIn(await wayBack(token, 'demo', FREE))).body.code).toBe(8000);
    expect((await link(token, await loginCode(FREE), VERIFIER)).body.code).toBe(8000);
  });
});
