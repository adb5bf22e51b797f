import { BANKS } from '@brand/domain';
import { describe, expect, it, vi } from 'vitest';
import { createJoinApi } from './joinApi.ts';
import { createMemberApi } from '../memberApi.ts';
import { SESSION, type SeenRequest, clientOptions, json } from '../testing/fakeServer.ts';

type Answer = (seen: SeenRequest) => Response | Promise<Response>;

function joinOver(answer: Answer, session: typeof SESSION | null = null) {
  const setup = clientOptions(answer, session);
  const onDropped = vi.fn();
  const { client } = createMemberApi({ ...setup.options, onDropped });
  return { ...setup, onDropped, join: createJoinApi(client) };
}

const over = (body: unknown, status?: number) => joinOver(() => json(body, status));

const OPENED = {
  access_token: 'at_9',
  refresh_token: 'rt_9',
  result: { username: '0899999999', _id: 'm_9' },
  profile: { user: { group_bank: 'A', groupID: 'g1' } },
};
const FORM = {
  phone: '0899999999',
  otpToken: 'op_1',
  password: 'secret99',
  bankCode: 'kbank',
  accountNumber: '4567890123',
  firstName: 'อรุณ',
  lastName: 'แสงทอง',
};
const OTP = { phone: '0899999999', purpose: 'register' } as const;

describe('registration options', () => {
  const kbank = { id: 'kbank', nameTh: 'กสิกรไทย', nameEn: 'Kasikornbank', digits: [10] };

  it('keep the order of the API', async () => {
    const { join } = over({ code: 0, result: { open: true, otp_wait: 60, bank: [kbank] } });
    expect(await join.options()).toEqual({
      open: true,
      otpWaitMs: 60_000,
      banks: [{ code: 'kbank', nameTh: 'กสิกรไทย', nameEn: 'Kasikornbank', accountDigits: [10] }],
    });
    expect(Object.keys(BANKS[0] ?? {})).toEqual(['code', 'nameTh', 'nameEn', 'accountDigits']);
  });

  it('exclude a bank without name or account length, and report it', async () => {
    const bank = [kbank, { ...kbank, nameTh: '' }, { ...kbank, digits: [] }, null];
    const { join, onDropped } = over({ code: 0, result: { open: true, otp_wait: 60, bank } });
    expect((await join.options()).banks).toHaveLength(1);
    expect(onDropped).toHaveBeenCalledWith('bank', 3);
  });
});

describe('an OTP', () => {
  it('is requested without a session, in the language of the page', async () => {
    const result = { wait: 60, reference: 'KTRB', expires: 1_768_444_500 };
    const { join, seen } = joinOver(() => json({ code: 0, result }), SESSION);
    expect(await join.requestOtp({ ...OTP, locale: 'en' })).toEqual({
      waitMs: 60_000,
      reference: 'KTRB',
      expiresAt: 1_768_444_500_000,
    });
    expect(seen[0]).toMatchObject({ token: null, body: { ...OTP, lang: 'en' } });
  });

  it('returns the wait time if it is requested too often', async () => {
    const { join } = over({ code: 6005, result: { wait: 42 } });
    await expect(join.requestOtp({ ...OTP, locale: 'th' })).rejects.toMatchObject({
      messageId: 'error.otp.6005',
      waitMs: 42_000,
    });
  });

  it.each([6001, 6002, 6003, 6004, 6005, 6006])('returns the message of code %i', async (code) => {
    const { join } = over({ code });
    await expect(join.checkOtp({ ...OTP, otp: '123456' })).rejects.toMatchObject({
      kind: 'business',
      messageId: `error.otp.${code}`,
    });
  });
});

describe('registration', () => {
  it('stores the session and reports a credit', async () => {
    const { join, store, seen } = over({
      code: 0,
      result: { ...OPENED, promotion: { credit: 50.5 } },
    });
    const joined = await join.register({ ...FORM, ref: '662E41' });
    expect(joined.credit).toBe(5_050);
    expect(store.read()).toEqual(joined.session);
    expect(joined.session).toMatchObject({ accessToken: 'at_9', username: '0899999999' });
    expect(seen[0]?.body).toEqual({
      phone: '0899999999',
      otp_token: 'op_1',
      password: 'secret99',
      bank: 'kbank',
      bank_id: '4567890123',
      firstname: 'อรุณ',
      lastname: 'แสงทอง',
      ref: '662E41',
    });
  });

  it('sends the proof of a LINE account only if there is one', async () => {
    const { join, seen } = over({ code: 0, result: OPENED });
    await join.register({ ...FORM, lineToken: 'lp_1' });
    await join.register({ ...FORM, lineToken: undefined });
    expect(seen[0]?.body).toHaveProperty('line_token', 'lp_1');
    expect(seen[1]?.body).not.toHaveProperty('line_token');
  });

  it.each([undefined, null, {}, { credit: '50' }, { credit: -1 }])(
    'succeeds even if the credit is invalid: %j',
    async (promotion) => {
      const { join, store } = over({ code: 0, result: { ...OPENED, promotion } });
      expect((await join.register(FORM)).credit).toBeNull();
      expect(store.read()).not.toBeNull();
    },
  );

  it('fails without tokens', async () => {
    const { join, store } = over({ code: 0, result: { ...OPENED, access_token: '' } });
    await expect(join.register(FORM)).rejects.toMatchObject({ kind: 'malformed' });
    expect(store.read()).toBeNull();
  });

  it.each([5001, 6000, 6001, 6002, 6006, 6009, 6010, 8000, 9998])(
    'returns the message of code %i, which does not mean maintenance',
    async (code) => {
      const { join } = over({ code });
      await expect(join.register(FORM)).rejects.toMatchObject({
        kind: 'business',
        messageId: `error.register.${code}`,
        raisesMaintenance: false,
      });
    },
  );

  it('distinguishes maintenance from code 9998 of this call', async () => {
    const { join } = over({ code: 9998 }, 503);
    await expect(join.register(FORM)).rejects.toMatchObject({
      kind: 'maintenance',
      raisesMaintenance: true,
    });
  });

  it('names the invalid field', async () => {
    const { join } = over({ code: 4000, field: 'bank_id' }, 400);
    await expect(join.register(FORM)).rejects.toMatchObject({
      messageId: 'error.register.4000',
      field: 'bank_id',
    });
  });
});

describe('a username', () => {
  const NAME = { otpToken: 'op_1', username: 'arun99' };
  const ask = (result: unknown) => over({ code: 0, result }).join.checkUsername(NAME);

  it('is checked with the proof of the phone, and without a session', async () => {
    const { join, seen } = joinOver(() => json({ code: 0, result: { free: true } }), SESSION);
    expect(await join.checkUsername(NAME)).toEqual({ free: true });
    expect(seen[0]).toMatchObject({
      path: '/api/v1/member/register/username',
      token: null,
      body: { otp_token: 'op_1', username: 'arun99' },
    });
  });

  it('that is taken has at most three suggestions that can register', async () => {
    const suggestions = ['arun9947', '0812345678', null, 'a b', 'arun_83', 'arun306', 'arun412'];
    expect(await ask({ free: false, suggestions })).toEqual({
      free: false,
      suggestions: ['arun9947', 'arun_83', 'arun306'],
    });
    for (const none of [undefined, null, 'arun9947', []]) {
      expect(await ask({ free: false, suggestions: none })).toEqual({
        free: false,
        suggestions: [],
      });
    }
  });

  it.each([undefined, null, 'free', {}, { free: 'yes' }, { free: null }])(
    'is not known from the result %j',
    async (result) => {
      await expect(ask(result)).rejects.toMatchObject({ kind: 'malformed' });
    },
  );

  it.each([4290, 6000, 6001])('is not known after code %i', async (code) => {
    await expect(over({ code }).join.checkUsername(NAME)).rejects.toMatchObject({
      kind: 'business',
      code,
    });
  });
});

describe('affiliate link', () => {
  it('returns its owner, or null if it does not exist', async () => {
    const { join } = over({ code: 0, result: { id: '662E41', name: 'af***' } });
    expect(await join.visitAffiliate({ id: '662e41' })).toEqual({ id: '662E41', name: 'af***' });
    expect(await over({ code: 8000 }).join.visitAffiliate({ id: 'x' })).toBeNull();
  });
});

describe('password', () => {
  it('is reset after it was forgotten, and the new session is stored', async () => {
    const { join, store } = over({ code: 0, result: OPENED });
    await join.forgot({ phone: '0812340001', otpToken: 'op_1', password: 'secret99' });
    expect(store.read()).toMatchObject({ accessToken: 'at_9' });
  });

  it.each([5001, 6000, 6001, 6006, 8000, 9998])(
    'is not reset: returns the message of code %i',
    async (code) => {
      const form = { phone: '0812340001', otpToken: 'op_1', password: 'secret99' };
      await expect(over({ code }).join.forgot(form)).rejects.toMatchObject({
        kind: 'business',
        messageId: `error.forgot.${code}`,
      });
    },
  );

  it('is changed with the current session', async () => {
    const { join, seen } = joinOver(() => json({ code: 0 }), SESSION);
    await join.resetPassword({ oldPassword: 'demo1234', password: 'secret99' });
    expect(seen[0]).toMatchObject({
      token: 'at_1',
      body: { old_password: 'demo1234', password: 'secret99' },
    });
  });

  it.each([4290, 5002])('is not changed: returns the message of code %i', async (code) => {
    const { join } = joinOver(() => json({ code }), SESSION);
    const form = { oldPassword: 'x', password: 'secret99' };
    await expect(join.resetPassword(form)).rejects.toMatchObject({
      messageId: `error.resetPassword.${code}`,
    });
  });
});

describe('login link', () => {
  it('returns and stores a session', async () => {
    const { join, store } = over({ code: 0, result: OPENED });
    const session = await join.logInByLink('ll_1');
    expect(store.read()).toEqual(session);
  });

  it.each([1007, 1008, 3000, 5001, 5003])('returns the message of code %i', async (code) => {
    await expect(over({ code }).join.logInByLink('ll_1')).rejects.toMatchObject({
      messageId: `error.loginLink.${code}`,
    });
  });
});
