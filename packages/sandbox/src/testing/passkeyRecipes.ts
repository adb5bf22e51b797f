import { startBreak } from '../protection/breaks.ts';
import type { Recipe } from './codeRecipes.ts';
import { passkeyCalls } from './passkeyCalls.ts';
import { softAuthenticator } from './softAuthenticator.ts';
import type { TestReply, testSandbox } from './testSandbox.ts';

type TestSandbox = ReturnType<typeof testSandbox>;

const refusals = [1007, 1008, 3000, 5001] as const;
const UNKNOWN = softAuthenticator().id;

/** The member demo with one passkey. */
async function withPasskey(sandbox: TestSandbox) {
  const calls = passkeyCalls(sandbox);
  const { access_token: token } = await sandbox.member();
  const { device } = await calls.create(token);
  return { ...calls, token, device };
}

async function withAll(sandbox: TestSandbox) {
  const calls = passkeyCalls(sandbox);
  const { access_token: token } = await sandbox.member();
  const early = calls.resultOf(await calls.creationOptions(token));
  for (let count = 0; count < 10; count += 1) await calls.create(token);
  return { ...calls, token, early };
}

async function repeated(count: number, work: () => Promise<TestReply>): Promise<TestReply> {
  let reply = await work();
  for (let done = 1; done < count; done += 1) reply = await work();
  return reply;
}

/** What makes the calls of passkeys answer each of their codes. */
export const passkeyRecipes: Readonly<Record<string, Readonly<Record<number, Recipe>>>> = {
  passkeyOptions: {
    5023: async (sandbox) => {
      const { creationOptions, token } = await withAll(sandbox);
      return creationOptions(token);
    },
  },
  addPasskey: {
    5020: async (sandbox) => {
      const { add, token } = await withPasskey(sandbox);
      const invented = { challenge: 'x'.repeat(43), user: { id: 'bV8wMDAx' } };
      return add(token, softAuthenticator().create(invented));
    },
    5022: async (sandbox) => (await createUnverified(sandbox)).reply,
    5023: async (sandbox) => {
      const { add, token, early } = await withAll(sandbox);
      return add(token, softAuthenticator().create(early));
    },
  },
  renamePasskey: {
    5024: async (sandbox) => {
      const { rename, token } = await withPasskey(sandbox);
      return rename(token, UNKNOWN, 'Phone');
    },
  },
  removePasskey: {
    5024: async (sandbox) => {
      const { remove, token } = await withPasskey(sandbox);
      return remove(token, UNKNOWN);
    },
  },
  passkeyLoginOptions: {
    4290: (sandbox) =>
      repeated(301, () => sandbox.call('POST', '/api/v1/member/login/passkey/options')),
  },
  passkeyLogin: {
    ...Object.fromEntries(
      refusals.map((code): [number, Recipe] => [
        code,
        async (sandbox) => {
          const { logInWith, device } = await withPasskey(sandbox);
          sandbox.db.run('UPDATE members SET login_refusal = ? WHERE id = ?', code, 'm_0001');
          return logInWith(device);
        },
      ]),
    ),
    4290: async (sandbox) => {
      const { logInWith, device } = await withPasskey(sandbox);
      return repeated(6, () => logInWith(device, { verified: false }));
    },
    5010: async (sandbox) => {
      const { logInWith, device } = await withPasskey(sandbox);
      startBreak(sandbox.context, 'm_0001', '24h');
      return logInWith(device);
    },
    5020: async (sandbox) => {
      const { logIn, device } = await withPasskey(sandbox);
      return logIn(device.get({ challenge: 'x'.repeat(43) }));
    },
    5021: async (sandbox) => passkeyCalls(sandbox).logInWith(softAuthenticator()),
    5022: async (sandbox) => {
      const { logInWith, device } = await withPasskey(sandbox);
      return logInWith(device, { verified: false });
    },
  },
};

async function createUnverified(sandbox: TestSandbox) {
  const { access_token: token } = await sandbox.member();
  return passkeyCalls(sandbox).create(token, { verified: false });
}
