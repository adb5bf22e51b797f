import { describe, expect, it, vi } from 'vitest';
import { createMemberApi } from '../memberApi.ts';
import { SESSION, clientOptions, json } from '../testing/fakeServer.ts';
import { createPasskeysApi } from './passkeysApi.ts';

function over(body: unknown, session: typeof SESSION | null = SESSION) {
  const setup = clientOptions(() => json(body), session);
  const onDropped = vi.fn();
  const { client } = createMemberApi({ ...setup.options, onDropped });
  return { ...setup, onDropped, passkeys: createPasskeysApi(client) };
}

const WIRE = { id: 'kV3r8pQ2mT0aYx5u', name: 'Phone', created: 10, last_used: null, synced: false };
const LIST = { code: 0, result: { max: 10, list: [WIRE] } };
const SIGNED = {
  id: WIRE.id,
  response: { clientDataJSON: 'a', authenticatorData: 'b', signature: 'c', userHandle: 'd' },
};
const OPENED = {
  access_token: 'at_9',
  refresh_token: 'rt_9',
  result: { username: 'demo', _id: 'm_1' },
};

describe('passkeys', () => {
  it('are listed with times in ms; an unreadable one is left out and reported', async () => {
    const { passkeys, onDropped } = over({ code: 0, result: { max: 10, list: [WIRE, { id: 1 }] } });
    expect(await passkeys.list()).toEqual({
      max: 10,
      list: [{ id: WIRE.id, name: 'Phone', createdAt: 10_000, lastUsedAt: null, isSynced: false }],
    });
    expect(onDropped).toHaveBeenCalledWith('passkey', 1);
  });

  it('are added with what the contract names, and nothing else of the browser', async () => {
    const { passkeys, seen } = over(LIST);
    const response = { clientDataJSON: 'a', attestationObject: 'b', transports: ['internal'] };
    const created = { id: WIRE.id, rawId: WIRE.id, response: { ...response, publicKey: 'x' } };
    expect((await passkeys.add('Phone', created)).list).toHaveLength(1);
    expect(seen[0]?.body).toEqual({
      name: 'Phone',
      credential: { id: WIRE.id, type: 'public-key', response },
    });
  });

  it.each([5020, 5022, 5023, 5024])('have a message for the refusal %i', async (code) => {
    const { passkeys } = over({ code });
    await expect(passkeys.remove(WIRE.id)).rejects.toMatchObject({
      messageId: `error.passkey.${code}`,
    });
  });
});

describe('a login with a passkey', () => {
  it('stores the session, and is asked without one', async () => {
    const { passkeys, store, seen } = over({ code: 0, result: OPENED });
    const opened = await passkeys.logIn(SIGNED);
    expect(store.read()).toEqual(opened);
    expect(seen[0]).toMatchObject({
      token: null,
      body: { credential: { ...SIGNED, type: 'public-key' } },
    });
  });

  it.each([1007, 1008, 3000, 4290, 5001, 5010, 5020, 5021, 5022])(
    'has a message for the refusal %i',
    async (code) => {
      const { passkeys, store } = over({ code }, null);
      await expect(passkeys.logIn(SIGNED)).rejects.toMatchObject({
        messageId: `error.login.${code}`,
      });
      expect(store.read()).toBeNull();
    },
  );

  it('reads when a break ends', async () => {
    const { passkeys } = over({ code: 5010, result: { until: 1_768_530_600 } }, null);
    await expect(passkeys.logIn(SIGNED)).rejects.toMatchObject({ messageId: 'error.break' });
  });
});
