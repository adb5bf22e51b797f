import { describe, expect, it } from 'vitest';
import { MINUTE, unixSeconds } from '../clock/units.ts';
import { joinCalls, resultOf } from '../testing/joinCalls.ts';
import { CHALLENGE, FREE, TAKEN, lineCalls } from '../testing/lineCalls.ts';
import { testSandbox } from '../testing/testSandbox.ts';

function setUp() {
  const sandbox = testSandbox();
  const joining = joinCalls(sandbox);
  const line = lineCalls(sandbox);
  /** Registers with a new proof of a phone. Returns the code. */
  const signUp = async (lineToken: string, more: Record<string, unknown> = {}) => {
    const otpToken = await joining.proof(more['phone'] as string | undefined);
    return (await joining.register(otpToken, { line_token: lineToken, ...more })).body.code;
  };
  return { ...sandbox, ...joining, ...line, signUp };
}

describe('signing up with LINE', () => {
  it('returns a proof with the name of an account that no member has', async () => {
    const { lineProof, clock, db } = setUp();
    const { line_token: token, expires, name } = await lineProof(FREE);
    expect(token).toMatch(/^lp_[\w-]{32,}$/);
    expect([expires, name]).toEqual([unixSeconds(clock.now() + 15 * MINUTE), 'น้ำฝน']);
    expect(JSON.stringify(db.all('SELECT * FROM line_proofs'))).not.toContain(token);
  });

  it('names the account in the language of the LINE page that was asked for', async () => {
    const { authorize, requestOf, choose, codeFrom, logIn } = setUp();
    const asked = await authorize({ action: 'register', challenge: CHALLENGE, lang: 'en' });
    const back = await choose(requestOf(asked), FREE);
    expect(back.searchParams.get('action')).toBe('register');
    expect((await logIn(codeFrom(back))).body.result).toMatchObject({ name: 'Namfon' });
  });

  it('returns a proof after a login, too', async () => {
    const { loginCode, logIn, signUp } = setUp();
    const { body } = await logIn(await loginCode(FREE));
    const { line_token: token } = body.result as unknown as { line_token: string };
    expect([body.code, await signUp(token)]).toEqual([6008, 0]);
  });

  it('logs in if the account belongs to a member', async () => {
    const { loginCode, logIn } = setUp();
    const reply = await logIn(await loginCode(TAKEN, 'allow', 'register'));
    expect(resultOf(reply).result.username).toBe('vip');
  });

  it('needs a secret at the start, and the answer of LINE', async () => {
    const { authorize, loginCode, logIn } = setUp();
    expect((await authorize({ action: 'register' })).body.field).toBe('challenge');
    const refused = await logIn(await loginCode(FREE, 'refuse', 'register'));
    expect([refused.body.code, refused.body.result]).toEqual([6007, undefined]);
  });

  it('says on the LINE page that it is for signing up, and which account is free', async () => {
    const { authorize, requestOf, api } = setUp();
    const request = requestOf(await authorize({ action: 'register', challenge: CHALLENGE }));
    const page = async (lang: string) =>
      (await api.request(`/line/consent?request=${request}&lang=${lang}`)).text();
    expect(await page('th')).toContain('<h1>สมัครด้วย LINE</h1>');
    const english = await page('en');
    expect(english).toContain('asks to use your LINE account to sign you up');
    expect(english).toMatch(/value="U-namfon" checked[\s\S]*Not connected to a member</);
    expect(english).toContain('Member vip');
  });

  it('connects the account with the registration, once', async () => {
    const { lineProof, signUp, db, loginCode, logIn } = setUp();
    const { line_token: token } = await lineProof(FREE);
    expect(await signUp(token)).toBe(0);
    expect(resultOf(await logIn(await loginCode(FREE))).result.username).toBe('0899999999');
    expect(db.all('SELECT 1 FROM line_links WHERE line_id = ?', FREE)).toHaveLength(1);
    const other = { phone: '0899999998', bank_id: '4567890124', firstname: 'มานี' };
    expect(await signUp(token, other)).toBe(6009);
  });

  it.each([
    ['unknown', 0, 'lp_invented'],
    ['15 minutes old', 15 * MINUTE, null],
  ])('is refused with 6009 for a proof that is %s, and creates no member', async (_, ms, token) => {
    const { lineProof, signUp, clock, db } = setUp();
    const { line_token: own } = await lineProof(FREE);
    clock.advance(ms);
    expect(await signUp(token ?? own)).toBe(6009);
    expect(db.get("SELECT 1 FROM members WHERE phone = '0899999999'")).toBeUndefined();
  });

  it('is refused with 6010 if a member has connected the account meanwhile', async () => {
    const { lineProof, signUp, member, wayBack, link, db } = setUp();
    const { line_token: token } = await lineProof(FREE);
    const { access_token: session } = await member();
    await link(session, await wayBack(session, 'demo', FREE));
    expect(await signUp(token)).toBe(6010);
    expect(db.get("SELECT 1 FROM members WHERE phone = '0899999999'")).toBeUndefined();
  });

  it('keeps both proofs after a refusal, so that the form can be corrected or sent without LINE', async () => {
    const { lineProof, proof, register } = setUp();
    const { line_token: token } = await lineProof(FREE);
    const otpToken = await proof();
    const codes = [];
    for (const more of [
      { username: 'demo', line_token: token },
      { line_token: 'lp_invented' },
      { line_token: token },
    ]) {
      codes.push((await register(otpToken, more)).body.code);
    }
    expect(codes).toEqual([6002, 6009, 0]);
  });

  it('is decided after the proof of the phone, for a form that is sent again after a lost reply', async () => {
    const { lineProof, proof, register } = setUp();
    const { line_token: token } = await lineProof(FREE);
    const otpToken = await proof();
    expect((await register(otpToken, { line_token: token })).body.code).toBe(0);
    expect((await register(otpToken, { line_token: token })).body.code).toBe(6000);
  });

  it('gives two proofs for two trips; the second registration with the account is refused', async () => {
    const { lineProof, signUp } = setUp();
    const [first, second] = [await lineProof(FREE), await lineProof(FREE)];
    expect(await signUp(first.line_token)).toBe(0);
    const other = { phone: '0899999998', bank_id: '4567890124', firstname: 'มานี' };
    expect(await signUp(second.line_token, other)).toBe(6010);
  });
});
