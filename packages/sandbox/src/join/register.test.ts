import { describe, expect, it } from 'vitest';
import { MINUTE } from '../clock/units.ts';
import { writeSetting } from '../settings/settings.ts';
import { FREE_PHONE, joinCalls, resultOf } from '../testing/joinCalls.ts';
import { TEST_START, testSandbox } from '../testing/testSandbox.ts';

interface Row {
  id: string;
  username: string;
  upline: string | null;
  joined: number;
  aff_code: string;
}

function setUp() {
  const sandbox = testSandbox();
  const { call, db } = sandbox;
  const visit = (id: string, visitor?: string) =>
    call('POST', '/api/v1/member/aff/visit', { body: { id, ...(visitor && { visitor }) } });
  const newest = () => db.get<Row>('SELECT * FROM members WHERE phone = ?', FREE_PHONE) as Row;
  return { ...sandbox, ...joinCalls(sandbox), visit, newest };
}

describe('registration', () => {
  it('creates a logged-in member with an empty wallet, named after the phone', async () => {
    const { proof, register, call, logIn, newest } = setUp();
    const { result, access_token: token, promotion } = resultOf(await register(await proof()));
    expect([result.username, promotion]).toEqual([FREE_PHONE, null]);
    const { body } = await call('POST', '/api/v1/member/credit', { token });
    expect(body.result.balance).toBe(0);
    expect(await logIn(FREE_PHONE, 'secret99')).toBe(0);
    expect(newest()).toMatchObject({ id: result._id, upline: null, joined: TEST_START });
  });

  it('stores the withdrawal account', async () => {
    const { proof, register, call } = setUp();
    const { access_token: token } = resultOf(await register(await proof(), { bank: 'scb' }));
    const { body } = await call('POST', '/api/v1/member/data/profile', { token });
    expect(body.result).toMatchObject({
      user: { bank: 'scb', bank_id: '4567890123', firstname: 'อรุณ', lastname: 'แสงทอง' },
    });
  });

  it('accepts a user name', async () => {
    const { proof, register, logIn } = setUp();
    expect((await register(await proof(), { username: 'Arun99' })).body.code).toBe(0);
    expect(await logIn('arun99', 'secret99')).toBe(0);
  });

  it.each([
    ['a name that is taken', { username: 'DEMO' }],
    ['an account that is taken', { bank: 'kbank', bank_id: '1234567890' }],
  ])('refuses %s with 6002, and accepts the corrected form', async (_, wrong) => {
    const { proof, register } = setUp();
    const token = await proof();
    expect((await register(token, wrong)).body.code).toBe(6002);
    expect((await register(token)).body.code).toBe(0);
  });

  it('creates one member for two simultaneous requests', async () => {
    const { proof, register, db } = setUp();
    const token = await proof();
    const replies = await Promise.all([register(token), register(token)]);
    expect(replies.map(({ body }) => body.code).sort()).toEqual([0, 6000]);
    expect(db.all('SELECT 1 FROM members WHERE phone = ?', FREE_PHONE)).toHaveLength(1);
  });

  it('refuses the bank account of an excluded member', async () => {
    const { proof, register, db } = setUp();
    const closed = db.get<{ bank: string; bank_number: string }>(
      'SELECT bank, bank_number FROM members WHERE login_refusal = 5001',
    );
    const account = { bank: closed?.bank, bank_id: closed?.bank_number };
    expect((await register(await proof(), account)).body.code).toBe(5001);
  });

  it('refuses a second account of the same name at the same bank, for review by support', async () => {
    const { proof, register } = setUp();
    const namesake = { firstname: 'สมชาย', lastname: 'ใจดี' };
    const token = await proof();
    const refused = await register(token, namesake);
    expect([refused.status, refused.body.code]).toEqual([200, 9998]);
    expect((await register(token, { ...namesake, bank: 'scb' })).body.code).toBe(0);
  });

  it('is refused with 6006 while it is closed', async () => {
    const { proof, register, db, call } = setUp();
    const token = await proof();
    writeSetting(db, 'registrationClosed', true);
    expect((await register(token)).body.code).toBe(6006);
    const { body } = await call('GET', '/api/v1/member/register/options');
    expect(body.result).toMatchObject({ open: false });
  });

  it('needs a proof that is valid (6001), of this phone (8000), of this form (8000) and not expired (6000)', async () => {
    const { proof, register, clock } = setUp();
    expect((await register('op_invented')).body.code).toBe(6001);
    expect((await register(await proof('0899999998'))).body.code).toBe(8000);
    const known = '0812340001';
    expect((await register(await proof(known, 'forgot'), { phone: known })).body.code).toBe(8000);
    const token = await proof();
    clock.advance(15 * MINUTE);
    expect((await register(token)).body.code).toBe(6000);
  });

  it('does not let one phone test accounts without limit', async () => {
    const { proof, register } = setUp();
    const token = await proof();
    const taken = { bank_id: '1234567890' };
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await register(token, taken)).body.code).toBe(6002);
    }
    expect((await register(token)).body.code).toBe(6000);
  });

  it.each([
    [{ phone: '0712345678' }, 'phone'],
    [{ password: '12345' }, 'password'],
    [{ bank: 'onewallet' }, 'bank'],
    [{ bank_id: '123456789' }, 'bank_id'],
    [{ bank_id: '123456789012' }, 'bank_id'],
    [{ bank: 'gsb', bank_id: '1234567890' }, 'bank_id'],
    [{ bank_id: '0000000000' }, 'bank_id'],
    [{ firstname: 'สมชาย1' }, 'firstname'],
    [{ lastname: '' }, 'lastname'],
    [{ username: '0812345678' }, 'username'],
  ])('with %j gets 4000, which names %s', async (wrong, field) => {
    const { proof, register } = setUp();
    const { status, body } = await register(await proof(), wrong);
    expect([status, body.code, body.field]).toEqual([400, 4000, field]);
  });

  it('offers the banks of section 3, with existing logos', async () => {
    const { call, api } = setUp();
    const { body } = await call('GET', '/api/v1/member/register/options');
    const { bank } = body.result as unknown as { bank: { id: string; img: string }[] };
    expect(bank).toHaveLength(15);
    for (const { img } of bank) {
      expect((await api.request(new URL(img).pathname)).status, img).toBe(200);
    }
  });
});

describe('an affiliate link', () => {
  it('shows its owner without the full name, in any letter case', async () => {
    const { visit } = setUp();
    const { body } = await visit('662e41');
    expect(body.result).toEqual({ id: '662E41', name: 'af***' });
  });

  it('counts a visitor once a day, and unknown visitors every time', async () => {
    const { visit, db, clock } = setUp();
    const count = () =>
      db.all("SELECT 1 FROM referral_visits WHERE affiliate = 'm_0010' AND time >= ?", TEST_START)
        .length;
    await visit('662E41', 'v_1');
    await visit('662E41', 'v_1');
    await visit('662E41', 'v_2');
    expect(count()).toBe(2);
    await visit('662E41');
    await visit('662E41');
    expect(count()).toBe(4);
    clock.advance(24 * 60 * MINUTE);
    await visit('662E41', 'v_1');
    expect(count()).toBe(5);
  });

  it('is invalid for an unknown member or a member whose login is refused', async () => {
    const { visit, db } = setUp();
    expect((await visit('000000')).body.code).toBe(8000);
    expect((await visit('demo')).body.code).toBe(8000);
    db.run("UPDATE members SET login_refusal = 5001 WHERE id = 'm_0010'");
    expect((await visit('662E41')).body.code).toBe(8000);
  });

  it('sets the referrer of the new member, and is ignored if it is unknown', async () => {
    const { proof, register, newest } = setUp();
    await register(await proof(), { ref: '662E41' });
    expect(newest().upline).toBe('m_0010');
    expect(newest().aff_code).toMatch(/^[0-9A-F]{6}$/);
    const other = setUp();
    expect((await other.register(await other.proof(), { ref: 'nobody' })).body.code).toBe(0);
    expect(other.newest().upline).toBeNull();
  });
});
