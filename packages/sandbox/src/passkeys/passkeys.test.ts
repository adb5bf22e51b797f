import { describe, expect, it } from 'vitest';
import { DAY, MINUTE, unixSeconds } from '../clock/units.ts';
import { passkeyCalls } from '../testing/passkeyCalls.ts';
import { softAuthenticator } from '../testing/softAuthenticator.ts';
import { SITE, TEST_START, testSandbox } from '../testing/testSandbox.ts';

const OTHER_SITE = 'http://lotus.localhost:5173';

async function setUp() {
  const sandbox = testSandbox({ siteOrigins: [SITE, OTHER_SITE] });
  const { access_token: token } = await sandbox.member();
  return { ...sandbox, ...passkeyCalls(sandbox), token };
}

describe('creating a passkey', () => {
  it('adds it to the list, with the name and what the device says of its backup', async () => {
    const { create, list, token } = await setUp();
    expect(await list(token)).toEqual({ max: 10, list: [] });
    const { device, reply } = await create(token);
    const created = unixSeconds(TEST_START);
    const first = { id: device.id, name: 'พาสคีย์ 1', created, last_used: null, synced: true };
    expect(reply.body.result).toEqual({ max: 10, list: [first] });
    const { device: key } = await create(token, { synced: false }, '  Key  ');
    const second = { ...first, id: key.id, name: 'Key', synced: false };
    expect((await list(token)).list).toEqual([first, second]);
  });

  it('asks for a verified person, for the host of the site, and for none of the known devices', async () => {
    const { create, creationOptions, resultOf, token } = await setUp();
    const { device } = await create(token);
    const { body } = await creationOptions(token);
    expect(body.result).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'demo' },
      excludeCredentials: [{ id: device.id, transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const other = resultOf(await creationOptions(token, { Origin: OTHER_SITE }));
    expect(other.rp.id).toBe('lotus.localhost');
  });

  it('uses a challenge once, for 5 minutes, for one member and one site', async () => {
    const { add, creationOptions, resultOf, token, clock, member } = await setUp();
    const ask = async () => resultOf(await creationOptions(token));
    const used = await ask();
    const device = softAuthenticator();
    expect((await add(token, device.create(used))).body.code).toBe(0);
    expect((await add(token, softAuthenticator().create(used))).body.code).toBe(5020);
    const old = await ask();
    clock.advance(5 * MINUTE);
    expect((await add(token, softAuthenticator().create(old))).body.code).toBe(5020);
    const ofOther = await member('vip');
    const own = await ask();
    expect((await add(ofOther.access_token, softAuthenticator().create(own))).body.code).toBe(5020);
    const elsewhere = resultOf(await creationOptions(token, { Origin: OTHER_SITE }));
    expect((await add(token, softAuthenticator().create(elsewhere))).body.code).toBe(5020);
  });

  it.each([
    ['a page of another origin', { origin: 'https://evil.example', host: 'localhost' }],
    ['another host', { host: 'evil.example' }],
    ['not verified', { verified: false }],
  ])('refuses %s, and uses up the challenge', async (_, options) => {
    const { add, creationOptions, resultOf, list, token } = await setUp();
    const wanted = resultOf(await creationOptions(token));
    expect((await add(token, softAuthenticator(options).create(wanted))).body.code).toBe(5022);
    expect((await add(token, softAuthenticator().create(wanted))).body.code).toBe(5020);
    expect((await list(token)).list).toEqual([]);
  });

  it('refuses a credential that a member has', async () => {
    const { add, create, creationOptions, resultOf, token, member } = await setUp();
    const { device } = await create(token);
    const { access_token: other } = await member('vip');
    const wanted = resultOf(await creationOptions(other));
    expect((await add(other, device.create(wanted))).body.code).toBe(5022);
  });

  it('refuses client data that cannot be read', async () => {
    const { add, token } = await setUp();
    const credential = softAuthenticator().create({ challenge: 'x', user: { id: 'x' } });
    for (const clientDataJSON of ['x', Buffer.from('null').toString('base64url')]) {
      const response = { ...credential.response, clientDataJSON };
      expect((await add(token, { ...credential, response })).body.code).toBe(5020);
    }
  });

  it('ends at 10 passkeys', async () => {
    const { add, create, creationOptions, resultOf, remove, token } = await setUp();
    const early = resultOf(await creationOptions(token));
    for (let count = 0; count < 9; count += 1) await create(token);
    const { device } = await create(token);
    expect((await creationOptions(token)).body.code).toBe(5023);
    expect((await add(token, softAuthenticator().create(early))).body.code).toBe(5023);
    await remove(token, device.id);
    expect((await create(token)).reply.body.code).toBe(0);
  });
});

describe('the list of passkeys', () => {
  it('is renamed and removed by its member only', async () => {
    const { create, rename, remove, list, token, member } = await setUp();
    const { device } = await create(token);
    const { access_token: other } = await member('vip');
    expect((await rename(other, device.id, 'Mine')).body.code).toBe(5024);
    expect((await remove(other, device.id)).body.code).toBe(5024);
    await rename(token, device.id, ' Phone ');
    expect((await list(token)).list).toMatchObject([{ name: 'Phone' }]);
    expect((await rename(token, device.id, '   ')).body).toMatchObject({
      code: 4000,
      field: 'name',
    });
    await remove(token, device.id);
    expect((await list(token)).list).toEqual([]);
    expect((await remove(token, device.id)).body.code).toBe(5024);
  });

  it('keeps the sessions of a removed passkey', async () => {
    const { create, logInWith, remove, list, token } = await setUp();
    const { device } = await create(token);
    const { body } = await logInWith(device);
    await remove(token, device.id);
    expect((await list(body.result.access_token)).list).toEqual([]);
  });
});

describe('a passkey of 2 days', () => {
  it('tells when it was last used, and that it is backed up since', async () => {
    const { create, logInWith, list, token, clock } = await setUp();
    const { device } = await create(token, { synced: false });
    clock.advance(2 * DAY);
    const { body } = await logInWith(device, { synced: true });
    expect((await list(body.result.access_token)).list).toMatchObject([
      { last_used: unixSeconds(TEST_START + 2 * DAY), created: unixSeconds(TEST_START) },
    ]);
  });
});
