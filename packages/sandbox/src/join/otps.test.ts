import { describe, expect, it } from 'vitest';
import { MINUTE, SECOND, unixSeconds } from '../clock/units.ts';
import { writeSetting } from '../settings/settings.ts';
import { FREE_PHONE, OTP_CHECK, OTP_REQUEST, joinCalls, resultOf } from '../testing/joinCalls.ts';
import { TEST_START, testSandbox } from '../testing/testSandbox.ts';
import { magicOtps, magicPhones } from './magicValues.ts';
import { recentSms } from './sms.ts';

const KNOWN_PHONE = '0812340001';

function setUp() {
  const sandbox = testSandbox();
  return { ...sandbox, ...joinCalls(sandbox) };
}

/** A six-digit code other than the correct one. */
function wrongOf(right: string | undefined): string {
  return right === '555555' ? '555556' : '555555';
}

describe('an OTP', () => {
  it('is sent by SMS and exchanged for a proof', async () => {
    const { request, check, codeOn, context } = setUp();
    const reply = await request();
    expect(reply.body.code).toBe(0);
    expect(resultOf(reply)).toMatchObject({
      wait: 60,
      expires: unixSeconds(TEST_START + 5 * MINUTE),
    });
    const [sms] = recentSms(context, 1);
    expect(sms?.text).toContain(resultOf(reply).reference);
    const right = codeOn(FREE_PHONE) ?? '';
    expect((await check(wrongOf(right))).body.code).toBe(6001);
    expect(resultOf(await check(right)).otp_token).toMatch(/^op_/);
    expect((await check(right)).body.code).toBe(6001);
  });

  it('is sent in the language of the page', async () => {
    const { request, context } = setUp();
    await request(FREE_PHONE, 'register', 'en');
    expect(recentSms(context, 1)[0]?.text).toContain('Your OTP is');
  });

  it('can be requested once a minute, and five times an hour', async () => {
    const { request, clock } = setUp();
    await request();
    clock.advance(18 * SECOND);
    const soon = await request();
    expect([soon.body.code, resultOf(soon).wait]).toEqual([6005, 42]);
    for (let more = 0; more < 4; more += 1) {
      clock.advance(MINUTE);
      expect((await request()).body.code).toBe(0);
    }
    clock.advance(MINUTE);
    const often = await request();
    expect(often.body.code).toBe(6005);
    clock.advance(resultOf(often).wait * SECOND - 1);
    expect((await request()).body.code).toBe(6005);
    clock.advance(1);
    expect((await request()).body.code).toBe(0);
  });

  it('is limited per phone, and both forms share the limit', async () => {
    const { request } = setUp();
    await request();
    expect((await request('0899999998')).body.code).toBe(0);
    expect((await request(FREE_PHONE, 'forgot')).body.code).toBe(6005);
  });

  it('is invalid after five attempts, even with the correct code', async () => {
    const { request, check, codeOn, clock } = setUp();
    await request();
    const right = codeOn(FREE_PHONE) ?? '';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await check(wrongOf(right))).body.code).toBe(6001);
    }
    expect((await check(right)).body.code).toBe(6004);
    expect((await check('000000')).body.code).toBe(6004);
    clock.advance(MINUTE);
    await request();
    expect((await check(codeOn(FREE_PHONE) ?? '')).body.code).toBe(0);
  });

  it('counts simultaneous attempts', async () => {
    const { request, check, codeOn } = setUp();
    await request();
    const wrong = wrongOf(codeOn(FREE_PHONE));
    const replies = await Promise.all(Array.from({ length: 20 }, () => check(wrong)));
    const codes = replies.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 6001)).toHaveLength(5);
    expect(codes.filter((code) => code === 6004)).toHaveLength(15);
  });

  it('gives one proof for two simultaneous correct answers', async () => {
    const { request, check } = setUp();
    await request();
    const replies = await Promise.all([check('000000'), check('000000')]);
    expect(replies.map(({ body }) => body.code).sort()).toEqual([0, 6001]);
  });

  it('expires after five minutes, and replaces the previous one', async () => {
    const { request, check, codeOn, clock } = setUp();
    await request();
    const first = codeOn(FREE_PHONE) ?? '';
    clock.advance(MINUTE);
    await request();
    const second = codeOn(FREE_PHONE) ?? '';
    expect((await check(first)).body.code).toBe(first === second ? 0 : 6001);
    clock.advance(5 * MINUTE);
    expect((await check(second)).body.code).toBe(6003);
  });

  it('is valid only for the form of the request, and only after a request', async () => {
    const { request, check } = setUp();
    expect((await check('000000')).body.code).toBe(6001);
    await request();
    expect((await check('000000', FREE_PHONE, 'forgot')).body.code).toBe(6001);
  });

  it('is not stored in plain text, except as SMS on the phone', async () => {
    const { request, check, codeOn, db } = setUp();
    await request();
    const right = codeOn(FREE_PHONE) ?? '';
    const { otp_token } = resultOf(await check(right));
    const rows = ['otps', 'otp_proofs'].map((table) => db.all(`SELECT * FROM ${table}`));
    expect(JSON.stringify(rows)).not.toContain(right);
    expect(JSON.stringify(rows)).not.toContain(otp_token);
  });

  it('reveals only to the owner that a phone is registered', async () => {
    const { request, check } = setUp();
    expect((await request(KNOWN_PHONE)).body.code).toBe(0);
    expect((await check('123456', KNOWN_PHONE)).body.code).toBe(6001);
    expect((await check('000000', KNOWN_PHONE)).body.code).toBe(6002);
  });

  it('for a forgotten password has the same reply for every phone, and is sent to members only', async () => {
    const { request, check, codeOn } = setUp();
    const known = await request(KNOWN_PHONE, 'forgot');
    const free = await request(FREE_PHONE, 'forgot');
    const said = (reply: typeof known) => ({ ...resultOf(reply), reference: null });
    expect(said(known)).toEqual(said(free));
    expect(codeOn(KNOWN_PHONE)).toMatch(/^\d{6}$/);
    expect(codeOn(FREE_PHONE)).toBeUndefined();
    for (const phone of [KNOWN_PHONE, FREE_PHONE]) {
      expect((await check('123456', phone, 'forgot')).body.code).toBe(6001);
    }
  });

  it('cannot be sent while SMS is switched off, and does not count then', async () => {
    const { request, db } = setUp();
    writeSetting(db, 'smsDown', true);
    expect((await request()).body.code).toBe(6000);
    writeSetting(db, 'smsDown', false);
    expect((await request()).body.code).toBe(0);
  });

  it('is not sent to a new member while registration is closed', async () => {
    const { request, db } = setUp();
    writeSetting(db, 'registrationClosed', true);
    expect((await request()).body.code).toBe(6006);
    expect((await request(KNOWN_PHONE, 'forgot')).body.code).toBe(0);
  });

  it.each(['0712345678', '08123', '+66812345678', '', undefined])(
    'is not sent to %j: 4000 names the phone',
    async (phone) => {
      const { call } = setUp();
      const { status, body } = await call('POST', OTP_REQUEST, {
        body: { phone, purpose: 'register' },
      });
      expect([status, body.code, body.field]).toEqual([400, 4000, 'phone']);
    },
  );

  it.each(['12345', '1234567', 'abcdef', 123_456])(
    'is refused as %j: 4000 names it',
    async (otp) => {
      const { call } = setUp();
      const { body } = await call('POST', OTP_CHECK, {
        body: { phone: FREE_PHONE, purpose: 'register', otp },
      });
      expect([body.code, body.field]).toEqual([4000, 'otp']);
    },
  );
});

describe('a test value', () => {
  it.each(Object.entries(magicOtps))('OTP %s gets %i', async (otp, code) => {
    const { check } = setUp();
    expect((await check(otp)).body.code).toBe(code);
  });

  it('is never a code of an SMS', async () => {
    const { request, codeOn, clock } = setUp();
    for (let at = 0; at < 5; at += 1) {
      await request();
      expect(Number(codeOn(FREE_PHONE))).toBeGreaterThanOrEqual(100_000);
      clock.advance(MINUTE);
    }
  });

  it.each(magicPhones)('$phone gets $code at its step ($step)', async ({ phone, code, step }) => {
    const { request, check, register, forgot, clock } = setUp();
    const asked = await request(phone);
    if (step === 'request') return expect(asked.body.code).toBe(code);
    const checked = await check('000000', phone);
    if (step === 'check') return expect(checked.body.code).toBe(code);
    const { body } = await register(resultOf(checked).otp_token, { phone });
    expect([body.code, body.field]).toEqual([code, code === 4000 ? 'bank_id' : undefined]);
    clock.advance(MINUTE);
    await request(phone, 'forgot');
    const proof = resultOf(await check('000000', phone, 'forgot')).otp_token;
    const again = await forgot(proof, phone);
    expect([again.body.code, again.body.field]).toEqual([
      code,
      code === 4000 ? 'password' : undefined,
    ]);
  });
});
