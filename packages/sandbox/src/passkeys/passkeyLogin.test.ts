import { describe, expect, it } from 'vitest';
import { MINUTE } from '../clock/units.ts';
import { startBreak } from '../protection/breaks.ts';
import { passkeyCalls } from '../testing/passkeyCalls.ts';
import { softAuthenticator } from '../testing/softAuthenticator.ts';
import { SITE, testSandbox } from '../testing/testSandbox.ts';

const OTHER_SITE = 'http://lotus.localhost:5173';

async function setUp() {
  const sandbox = testSandbox({ siteOrigins: [SITE, OTHER_SITE] });
  const calls = passkeyCalls(sandbox);
  const { access_token: token } = await sandbox.member();
  const { device } = await calls.create(token);
  const logInByPassword = async (password = 'demo1234') => {
    const body = { username: 'demo', password };
    return (await sandbox.call('POST', '/api/v1/member/login', { body })).body.code;
  };
  /** The code for a signed credential from that address. */
  const from = async (address: string, credential: object) => {
    const reply = await sandbox.api.request(
      '/api/v1/member/login/passkey',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ credential }),
      },
      { incoming: { socket: { remoteAddress: address } } },
    );
    return ((await reply.json()) as { code: number }).code;
  };
  return { ...sandbox, ...calls, token, device, logInByPassword, from };
}

describe('a login with a passkey', () => {
  it('opens a session of its owner, which can be refreshed', async () => {
    const { logInWith, device, call } = await setUp();
    const { body } = await logInWith(device);
    expect(body.result).toMatchObject({ result: { username: 'demo', _id: 'm_0001' } });
    const refreshed = await call('POST', '/refreshtoken/true', {
      token: body.result.refresh_token,
    });
    expect(refreshed.body.code).toBe(0);
  });

  it('asks for a verified person and names no passkey', async () => {
    const { call } = await setUp();
    const { body } = await call('POST', '/api/v1/member/login/passkey/options');
    const { challenge } = body.result as unknown as { challenge: string };
    expect(body.result).toEqual({
      rpId: 'localhost',
      challenge,
      timeout: 5 * MINUTE,
      userVerification: 'required',
    });
  });

  it('uses a challenge once, for 5 minutes, and for one site', async () => {
    const { logIn, loginOptions, device, clock } = await setUp();
    const used = await loginOptions();
    expect((await logIn(device.get(used))).body.code).toBe(0);
    expect((await logIn(device.get(used))).body.code).toBe(5020);
    const old = await loginOptions();
    clock.advance(5 * MINUTE);
    expect((await logIn(device.get(old))).body.code).toBe(5020);
    const elsewhere = await loginOptions({ Origin: OTHER_SITE });
    expect((await logIn(device.get(elsewhere))).body.code).toBe(5020);
  });

  it('does not take the challenge of a creation', async () => {
    const { logIn, creationOptions, resultOf, device, token } = await setUp();
    const wanted = resultOf(await creationOptions(token));
    expect((await logIn(device.get(wanted))).body.code).toBe(5020);
  });

  it('refuses an unknown passkey, and a removed one', async () => {
    const { logInWith, remove, device, token } = await setUp();
    expect((await logInWith(softAuthenticator())).body.code).toBe(5021);
    await remove(token, device.id);
    expect((await logInWith(device)).body.code).toBe(5021);
  });

  it.each([
    ['a page of another origin', { origin: 'https://evil.example', host: 'localhost' }],
    ['another host', { host: 'evil.example' }],
    ['not verified', { verified: false }],
    ['a counter that does not grow', { step: 0 }],
  ])('refuses %s', async (_, options) => {
    const { logInWith, device } = await setUp();
    expect((await logInWith(device, options)).body.code).toBe(5022);
  });

  it('accepts a device that does not count', async () => {
    const { create, logInWith, token } = await setUp();
    const { device } = await create(token, { step: 0 });
    for (let time = 0; time < 2; time += 1) {
      expect((await logInWith(device)).body.code).toBe(0);
    }
  });

  it('refuses the signature of another device, and the handle of another member', async () => {
    const { logIn, loginOptions, device } = await setUp();
    const other = softAuthenticator().get(await loginOptions());
    expect((await logIn({ ...other, id: device.id })).body.code).toBe(5022);
    const { response, ...own } = device.get(await loginOptions());
    const wrong = { ...response, userHandle: Buffer.from('m_0009').toString('base64url') };
    expect((await logIn({ ...own, response: wrong })).body.code).toBe(5022);
  });

  it.each([1007, 1008, 3000, 5001])('is refused with %i, as with a password', async (code) => {
    const { logInWith, device, db } = await setUp();
    db.run('UPDATE members SET login_refusal = ? WHERE id = ?', code, 'm_0001');
    expect((await logInWith(device)).body.code).toBe(code);
  });

  it('is refused during a break, with its end', async () => {
    const { logInWith, device, context } = await setUp();
    startBreak(context, 'm_0001', '24h');
    const { body } = await logInWith(device);
    expect(body).toMatchObject({ code: 5010, result: { until: expect.any(Number) as number } });
  });
});

describe('the limits of failed logins', () => {
  it('count both ways of a name, and are cleared by either', async () => {
    const { logInWith, logInByPassword, device } = await setUp();
    const fail = async () => (await logInWith(device, { verified: false })).body.code;
    for (const tried of [fail, fail, fail]) expect(await tried()).toBe(5022);
    expect(await logInByPassword('wrong')).toBe(5000);
    expect((await logInWith(device)).body.code).toBe(0);
    for (const tried of [fail, fail, fail, fail]) expect(await tried()).toBe(5022);
    expect(await logInByPassword('wrong')).toBe(5000);
    expect(await logInByPassword()).toBe(4290);
    expect((await logInWith(device)).body.code).toBe(4290);
  });

  it('count unknown passkeys of an address', async () => {
    const { loginOptions, from, device, clock } = await setUp();
    for (let tries = 0; tries < 30; tries += 1) {
      expect(await from('192.0.2.1', softAuthenticator().get(await loginOptions()))).toBe(5021);
    }
    expect(await from('192.0.2.1', device.get(await loginOptions()))).toBe(4290);
    expect(await from('192.0.2.2', device.get(await loginOptions()))).toBe(0);
    clock.advance(MINUTE);
    expect(await from('192.0.2.1', device.get(await loginOptions()))).toBe(0);
  });

  it('let an address have 300 unused challenges', async () => {
    const { call, clock } = await setUp();
    const ask = async () => (await call('POST', '/api/v1/member/login/passkey/options')).body.code;
    for (let asked = 0; asked < 300; asked += 1) expect(await ask()).toBe(0);
    expect(await ask()).toBe(4290);
    clock.advance(5 * MINUTE);
    expect(await ask()).toBe(0);
  });
});
