import { USERNAME_PATTERN } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../clock/units.ts';
import { FREE_PHONE, joinCalls } from '../testing/joinCalls.ts';
import { testSandbox } from '../testing/testSandbox.ts';

const PATH = '/api/v1/member/register/username';

interface Answer {
  free: boolean;
  suggestions?: string[];
}

function setUp() {
  const sandbox = testSandbox();
  const calls = joinCalls(sandbox);
  const ask = async (proof: string, username: string) => {
    const { body } = await calls.checkUsername(proof, username);
    return { code: body.code, ...(body.result as unknown as Answer | undefined) };
  };
  /** The code for a caller at that address. */
  const from = async (address: string, proof: string) => {
    const reply = await sandbox.api.request(
      PATH,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ otp_token: proof, username: 'demo' }),
      },
      { incoming: { socket: { remoteAddress: address } } },
    );
    return ((await reply.json()) as { code: number }).code;
  };
  return { ...sandbox, ...calls, ask, from };
}

describe('the check of a username', () => {
  it('says that a name is free, and reserves nothing', async () => {
    const { proof, ask, register } = setUp();
    const token = await proof();
    expect(await ask(token, 'Arun99')).toEqual({ code: 0, free: true });
    const second = await proof('0899999998');
    expect(await ask(second, 'arun99')).toEqual({ code: 0, free: true });
    expect((await register(token, { username: 'Arun99' })).body.code).toBe(0);
    expect(await ask(second, 'arun99')).toMatchObject({ code: 0, free: false });
  });

  it.each(['demo', 'DEMO'])(
    'says that %s is taken, and suggests three names that can register',
    async (name) => {
      const { proof, ask, register } = setUp();
      const token = await proof();
      const { free, suggestions = [] } = await ask(token, name);
      expect(free).toBe(false);
      expect(new Set(suggestions).size).toBe(3);
      for (const other of suggestions) {
        expect(other).toMatch(USERNAME_PATTERN);
        expect(other.startsWith(name)).toBe(true);
        expect(await ask(token, other)).toEqual({ code: 0, free: true });
      }
      expect((await register(token, { username: suggestions[0] })).body.code).toBe(0);
    },
  );

  it('suggests names of at most 20 characters for the longest name', async () => {
    const { proof, ask, db } = setUp();
    const longest = 'a'.repeat(20);
    db.run('UPDATE members SET username = ? WHERE username = ?', longest, 'demo');
    const { suggestions = [] } = await ask(await proof(), longest);
    expect(suggestions.length).toBe(3);
    for (const other of suggestions) expect(other).toMatch(USERNAME_PATTERN);
  });

  it.each([FREE_PHONE, '0812340001', 'abc', 'อรุณ', ''])('does not look up %j', async (name) => {
    const { proof, checkUsername } = setUp();
    const { status, body } = await checkUsername(await proof(), name);
    expect([status, body.code, body.field]).toEqual([400, 4000, 'username']);
  });

  it('does not use up the proof', async () => {
    const { proof, ask, register } = setUp();
    const token = await proof();
    for (let tries = 0; tries < 30; tries += 1) await ask(token, 'demo');
    expect((await register(token)).body.code).toBe(0);
  });

  it('answers no one without the proof of a phone for this form', async () => {
    const { proof, ask, register, clock } = setUp();
    expect(await ask('op_invented', 'demo')).toEqual({ code: 6001 });
    expect(await ask(await proof('0812340001', 'forgot'), 'demo')).toEqual({ code: 6001 });
    const used = await proof();
    await register(used);
    expect(await ask(used, 'demo')).toEqual({ code: 6000 });
    const old = await proof('0899999998');
    clock.advance(15 * MINUTE);
    expect(await ask(old, 'demo')).toEqual({ code: 6000 });
  });

  it('is limited for one proof', async () => {
    const { proof, ask } = setUp();
    const token = await proof();
    for (let tries = 0; tries < 30; tries += 1) {
      expect((await ask(token, `arun${tries}`)).code).toBe(0);
    }
    expect(await ask(token, 'demo')).toEqual({ code: 4290 });
    expect((await ask(await proof('0899999998'), 'demo')).code).toBe(0);
  });

  it('is limited for one address, with any proofs, and for no other address', async () => {
    const { from, proof, clock } = setUp();
    for (let tries = 0; tries < 120; tries += 1) {
      expect(await from('192.0.2.1', `op_invented${tries}`)).toBe(6001);
    }
    const token = await proof();
    expect(await from('192.0.2.1', token)).toBe(4290);
    expect(await from('192.0.2.2', token)).toBe(0);
    clock.advance(10 * MINUTE);
    expect(await from('192.0.2.1', token)).toBe(0);
  });
});
