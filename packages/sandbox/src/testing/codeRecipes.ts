import type { Operation } from '@brand/contract';
import { DAY, MINUTE, unixSeconds } from '../clock/units.ts';
import { switchGame, switchProvider } from '../games/gameSwitches.ts';
import { makeLoginLink } from '../join/loginLinks.ts';
import { startBreak } from '../protection/breaks.ts';
import { writeSetting } from '../settings/settings.ts';
import { pathOf } from './contract.ts';
import { tokenFor } from './contractCalls.ts';
import { goodRequest } from './goodRequests.ts';
import { FREE_PHONE, joinCalls } from './joinCalls.ts';
import { CHALLENGE, FREE, TAKEN, VERIFIER, lineCalls } from './lineCalls.ts';
import { type TestReply, paymentPath, type testSandbox } from './testSandbox.ts';

export type TestSandbox = ReturnType<typeof testSandbox>;

/** Makes a new sandbox answer an operation with one code by documented means: account, test value or setting. */
export type Recipe = (sandbox: TestSandbox) => Promise<TestReply>;

type Recipes = Readonly<Record<number, Recipe>>;

const DEMO_PHONE = '0812340001';
const refusals = [1007, 1008, 3000, 5001] as const;
/** Seeded members with a login refusal, by code. */
const refusedNames = { 1007: 'upline', 1008: 'locked', 3000: 'wait', 5001: 'closed' } as const;

const logIn = ({ call }: TestSandbox, username: string, password = 'demo1234') =>
  call('POST', '/api/v1/member/login', { body: { username, password } });

async function signUp(sandbox: TestSandbox, more: Record<string, unknown>): Promise<TestReply> {
  const { proof, register } = joinCalls(sandbox);
  return register(await proof(), more);
}
async function times(count: number, work: () => Promise<TestReply>): Promise<TestReply> {
  let reply = await work();
  for (let done = 1; done < count; done += 1) reply = await work();
  return reply;
}

/** A recipe for each of several codes. */
function each<Code extends number>(
  codes: readonly Code[],
  recipe: (code: Code) => Recipe,
): Recipes {
  return Object.fromEntries(codes.map((code) => [code, recipe(code)]));
}

const magicPhone = (code: number) => `080000${code}`;

/** Sets the code with which login refuses a member. */
function refuse({ db }: TestSandbox, code: number, member: string) {
  db.run('UPDATE members SET login_refusal = ? WHERE id = ?', code, member);
}

const join: Readonly<Record<string, Recipes>> = {
  login: {
    ...each(refusals, (code) => (sandbox) => logIn(sandbox, refusedNames[code])),
    4290: (sandbox) => times(6, () => logIn(sandbox, 'demo', 'wrong')),
    5000: (sandbox) => logIn(sandbox, 'demo', 'wrong'),
    5010: (sandbox) => {
      startBreak(sandbox.context, 'm_0001', '24h');
      return logIn(sandbox, 'demo');
    },
  },
  otpRequest: each(
    [6000, 6005, 6006],
    (code) => (sandbox) => joinCalls(sandbox).request(magicPhone(code)),
  ),
  otpCheck: {
    ...each(
      [6001, 6002, 6003, 6004, 6005, 6006],
      (code) => (sandbox) => joinCalls(sandbox).answer(`00000${code % 10}`),
    ),
    8000: (sandbox) => joinCalls(sandbox).answer('000000', FREE_PHONE, 'forgot'),
  },
  usernameCheck: {
    4290: async (sandbox) => {
      const { proof, checkUsername } = joinCalls(sandbox);
      const token = await proof();
      return times(31, () => checkUsername(token, 'arun99'));
    },
    6000: async (sandbox) => {
      const { proof, checkUsername } = joinCalls(sandbox);
      const token = await proof();
      sandbox.clock.advance(15 * MINUTE);
      return checkUsername(token, 'arun99');
    },
    6001: (sandbox) => joinCalls(sandbox).checkUsername('op_invented', 'arun99'),
  },
  register: {
    ...each([5001, 8000, 9998], (code) => async (sandbox) => {
      const { proof, register } = joinCalls(sandbox);
      const phone = magicPhone(code);
      return register(await proof(phone), { phone });
    }),
    6000: async (sandbox) => {
      const { proof, register } = joinCalls(sandbox);
      const token = await proof();
      await register(token);
      return register(token, { bank_id: '4567890124' });
    },
    6001: (sandbox) => joinCalls(sandbox).register('op_invented'),
    6002: (sandbox) => signUp(sandbox, { username: 'demo' }),
    6009: (sandbox) => signUp(sandbox, { line_token: 'lp_invented' }),
    6010: async (sandbox) => {
      const { proof, register } = joinCalls(sandbox);
      const { lineProof, wayBack, link } = lineCalls(sandbox);
      const { line_token } = await lineProof(FREE);
      const { access_token: token } = await sandbox.member();
      await link(token, await wayBack(token, 'demo', FREE));
      return register(await proof(), { line_token });
    },
    6006: async (sandbox) => {
      const { proof, register } = joinCalls(sandbox);
      const token = await proof();
      writeSetting(sandbox.db, 'registrationClosed', true);
      return register(token);
    },
  },
  affiliateVisit: {
    8000: ({ call }) => call('POST', '/api/v1/member/aff/visit', { body: { id: 'nobody' } }),
  },
  forgot: {
    ...each([5001, 8000, 9998], (code) => async (sandbox) => {
      const { proof, forgot } = joinCalls(sandbox);
      return forgot(await proof(magicPhone(code), 'forgot'), magicPhone(code));
    }),
    6000: async (sandbox) => {
      const { proof, forgot } = joinCalls(sandbox);
      const token = await proof(DEMO_PHONE, 'forgot');
      await forgot(token, DEMO_PHONE);
      return forgot(token, DEMO_PHONE, 'another1');
    },
    6001: (sandbox) => joinCalls(sandbox).forgot('op_invented', FREE_PHONE),
    5010: async (sandbox) => {
      const { proof, forgot } = joinCalls(sandbox);
      startBreak(sandbox.context, 'm_0001', '24h');
      return forgot(await proof(DEMO_PHONE, 'forgot'), DEMO_PHONE);
    },
    6006: async (sandbox) => {
      const { proof, forgot } = joinCalls(sandbox);
      refuse(sandbox, 3000, 'm_0001');
      return forgot(await proof(DEMO_PHONE, 'forgot'), DEMO_PHONE);
    },
  },
  resetPassword: {
    5002: (sandbox) => wrongOldPassword(sandbox, 1),
    4290: (sandbox) => wrongOldPassword(sandbox, 6),
  },
  loginUrl: {
    ...each(refusals, (code) => async (sandbox) => {
      const link = makeLoginLink(sandbox.context, 'm_0001');
      refuse(sandbox, code, 'm_0001');
      const token = new URL(link).searchParams.get('token');
      return sandbox.call('POST', '/api/v1/member/loginUrl', { body: { token } });
    }),
    5003: ({ call }) => call('POST', '/api/v1/member/loginUrl', { body: { token: 'll_invented' } }),
    5010: ({ call, context }) => {
      const link = makeLoginLink(context, 'm_0001');
      startBreak(context, 'm_0001', '24h');
      const token = new URL(link).searchParams.get('token');
      return call('POST', '/api/v1/member/loginUrl', { body: { token } });
    },
  },
};

async function wrongOldPassword({ member }: TestSandbox, tries: number): Promise<TestReply> {
  const { post } = await member();
  const body = { old_password: 'wrong', password: 'secret99' };
  return times(tries, () => post('/api/v1/member/resetPassword', body));
}

const line: Readonly<Record<string, Recipes>> = {
  loginLine: {
    ...each(refusals, (code) => async (sandbox) => {
      refuse(sandbox, code, 'm_0009');
      const { loginCode, logIn: logInByLine } = lineCalls(sandbox);
      return logInByLine(await loginCode(TAKEN));
    }),
    5010: async (sandbox) => {
      startBreak(sandbox.context, 'm_0009', '24h');
      const { loginCode, logIn: logInByLine } = lineCalls(sandbox);
      return logInByLine(await loginCode(TAKEN));
    },
    6007: async (sandbox) => {
      const { loginCode, logIn: logInByLine } = lineCalls(sandbox);
      return logInByLine(await loginCode(TAKEN, 'refuse'));
    },
    6008: async (sandbox) => {
      const { loginCode, logIn: logInByLine } = lineCalls(sandbox);
      return logInByLine(await loginCode(FREE));
    },
    8000: (sandbox) => lineCalls(sandbox).logIn('lc_invented', VERIFIER),
  },
  lineAuthorize: {
    6000: async (sandbox) => {
      const { authorize } = lineCalls(sandbox);
      const { access_token: token } = await sandbox.member('vip');
      return authorize({ username: 'vip', challenge: CHALLENGE }, token);
    },
  },
  lineLink: {
    6000: async (sandbox) => {
      const { wayBack, link } = lineCalls(sandbox);
      const { access_token: token } = await sandbox.member();
      return link(token, await wayBack(token, 'demo', TAKEN));
    },
    6007: async (sandbox) => {
      const { authorize, requestOf, choose, codeFrom, link } = lineCalls(sandbox);
      const { access_token: token } = await sandbox.member();
      const request = requestOf(await authorize({ username: 'demo' }, token));
      return link(token, codeFrom(await choose(request, FREE, 'refuse')));
    },
    8000: async (sandbox) => {
      const { access_token: token } = await sandbox.member();
      return lineCalls(sandbox).link(token, 'lc_invented');
    },
  },
};

const cashier: Readonly<Record<string, Recipes>> = {
  payment: {
    98: async ({ member }) => {
      const { get } = await member();
      const query = { action: 'get_qr', id: 'p9', type: 'payment', amount: '500' };
      return get(paymentPath(query));
    },
    2301: async ({ member }) => {
      const { post, qr } = await member();
      await post('/api/v3/member/protection/setLimit', { period: 'day', limit: 50 });
      return qr(500);
    },
  },
  transfer: {
    2201: (sandbox) => transfer(sandbox, { id: 'b9' }),
    2202: (sandbox) => transfer(sandbox, { amount: 45_001 }),
    2203: (sandbox) => times(2, () => transfer(sandbox, { ref: 'SLIP-0001' })),
    2204: (sandbox) => transfer(sandbox, { time: unixSeconds(sandbox.clock.now() + DAY) }),
    2205: (sandbox) => transfer(sandbox, { bonus: 'no-such' }),
  },
  withdraw: each(
    [1001, 1002, 1005, 1009, 1010, 1011, 1012, 1013],
    (code) =>
      async ({ member }) =>
        (await member()).withdraw(code),
  ),
  withdrawal: { 2401: async ({ member }) => (await member()).get(withdrawalPath('W00000000000')) },
  cancelWithdrawal: {
    2401: async ({ member }) => (await member()).remove(withdrawalPath('W00000000000')),
    2402: async ({ member, clock }) => {
      const { withdraw, remove } = await member();
      const { body } = await withdraw(500);
      clock.advance(MINUTE);
      return remove(withdrawalPath(body.result.ref));
    },
  },
};

const withdrawalPath = (ref: string) => `/api/v1/member/withdrawals/${ref}`;

async function transfer({ member, clock }: TestSandbox, more: Record<string, unknown>) {
  const slip = { type: 'bank', id: 'b1', amount: 500, time: unixSeconds(clock.now() - MINUTE) };
  return (await member()).post('/api/v1/member/payment/transfer', { ...slip, ...more });
}

const games: Readonly<Record<string, Recipes>> = {
  launch: closedGame('/api/v3/member/game/launch'),
  demoLaunch: closedGame('/api/v3/member/game/demo'),
};

function closedGame(path: string): Recipes {
  const body = { client: 'MB', game_code: 'durian-riot', lang: 'th' };
  return {
    99: async ({ member, context }) => {
      switchGame(context, 'durian-riot', 'maintenance');
      return (await member()).post(path, body);
    },
    5003: async ({ member, context }) => {
      switchProvider(context, 'pixel-durian', 'disabled');
      return (await member()).post(path, body);
    },
  };
}

/** By operation and code, without session and validation codes: `codes.test.ts` compares them with the contract. */
export const codeRecipes: Readonly<Record<string, Recipes>> = {
  ...join,
  ...line,
  ...cashier,
  ...games,
};

/** Codes that all member operations have in common. */
export function sessionRecipe(operation: Operation, code: number): Recipe {
  return async (sandbox) => {
    const request = goodRequest(operation);
    const token = code === 7003 ? await tokenFor(sandbox, operation, 'm_0001') : 'at_invented';
    if (code === 7003) sandbox.clock.advance(31 * DAY);
    return sandbox.call(operation.method, pathOf(operation, request), { token, ...request });
  };
}
