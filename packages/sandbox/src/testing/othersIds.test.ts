import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Facts,
  type GeneratedRequest,
  type Operation,
  allFacts,
  chanceOf,
  factsIn,
  idKindsOf,
  operationAt,
  operations,
  validRequest,
} from '@brand/contract';
import { countCases } from '@brand/domain/testing/countCases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../createSandbox.ts';
import { memberById } from '../members/members.ts';
import { type NewPasskey, storePasskey } from '../passkeys/passkeyStore.ts';
import { seededRandom } from '../random/random.ts';
import { factsFrom, send, tokenFor } from './contractCalls.ts';
import { changedRows, dump } from './dump.ts';
import { testSandbox } from './testSandbox.ts';

/** Two members of different bank groups, tested in both directions: one owns the ids, the other uses them. */
const AFF = 'm_0010';
const RICH = 'm_0005';
const sides = [
  [AFF, RICH],
  [RICH, AFF],
] as const;
const TRIES = process.env['PROVE'] ? 60 : 8;
/** Kinds of ids that are in no reply to a member: one is exchanged for the code of an SMS, one is for visitors. */
const notTold = ['otpToken', 'visitor'];
const QR_REQUEST = {
  query: Object.entries({ action: 'get_qr', id: 'p1', type: 'payment', amount: '300' }),
  headers: {},
  text: undefined,
};

const takingIds = operations.filter((operation) => idKindsOf(operation).length > 0);

/** All ids in replies to a member, including those of a new QR, a new withdrawal and a passkey. */
async function told(sandbox: Sandbox, member: string): Promise<Facts> {
  const ask = async (method: string, path: string, request: Parameters<typeof send>[2]) => {
    const operation = operationAt(method, path);
    if (!operation) throw new Error(`the contract has no ${method} ${path}`);
    const token = await tokenFor(sandbox, operation, member);
    const reply = await send(sandbox, operation, request, token);
    return factsIn(operation, reply.status, reply.body);
  };
  const text = JSON.stringify({ balance: 300 });
  await ask('POST', '/api/v1/member/withdraw', { query: [], headers: {}, text });
  storePasskey(sandbox.context, passkeyOf(member));
  const giving = operations.filter(({ effect }) => effect !== 'money');
  const facts = await factsFrom(sandbox, giving, member);
  const qr = await ask('GET', '/api/v1/member/payment/payment', QR_REQUEST);
  const { username } = memberById(sandbox.context, member);
  return allFacts(facts, qr, { username: [username] });
}

function passkeyOf(member: string): NewPasskey {
  const id = Buffer.from(`passkey of ${member}`).toString('base64url');
  const device = { public_key: new Uint8Array(), counter: 0, transports: '[]', synced: 1 };
  return { id, member, name: 'Phone', ...device };
}

/** Unknown ids of the same format. */
function invented(facts: Facts): Facts {
  const other = (id: unknown) =>
    typeof id === 'number' ? id + 7919 : Array.from(String(id)).map(nextMark).join('');
  return Object.fromEntries(Object.entries(facts).map(([kind, ids]) => [kind, ids.map(other)]));
}

/** Keeps the prefix of the id (`q_`) and changes every letter and digit after it. */
function nextMark(mark: string, at: number, marks: readonly string[]): string {
  if (at < marks.indexOf('_') || !/[a-z0-9]/i.test(mark)) return mark;
  return /9|z|Z/.test(mark)
    ? String.fromCharCode(mark.charCodeAt(0) - 3)
    : String.fromCharCode(mark.charCodeAt(0) + 1);
}

/** The ids of one member that the other does not receive. */
function ownOnly(owner: Facts, other: Facts): Facts {
  const kept = Object.entries(owner).map(([kind, ids]) => [
    kind,
    ids.filter((id) => !(other[kind] ?? []).includes(id)),
  ]);
  return Object.fromEntries(kept.filter(([, ids]) => (ids ?? []).length > 0)) as Facts;
}

function names(request: GeneratedRequest, ids: readonly unknown[]): boolean {
  const text = JSON.stringify([request.path, request.query, request.text]);
  return ids.some((id) => text.includes(String(id)));
}

/** Pairs of requests that differ only in their ids: those of the owner, and unknown ones. */
function pairs(operation: Operation, stolen: Facts, shared: Facts) {
  const wanted = idKindsOf(operation).flatMap((kind) => stolen[kind] ?? []);
  return Array.from({ length: TRIES }, (_, seed) => ({
    stolen: validRequest(operation, chanceOf(seed), { ...shared, ...stolen }),
    invented: validRequest(operation, chanceOf(seed), { ...shared, ...invented(stolen) }),
  })).filter((pair) => names(pair.stolen, wanted));
}

/** Both members have called everything once. Each operation is tried on two copies of that state. */
async function calledByBoth(owns: string, takes: string) {
  const sandbox = testSandbox();
  const owner = await told(sandbox, owns);
  const other = await told(sandbox, takes);
  const folder = mkdtempSync(join(tmpdir(), 'others-ids-'));
  const file = join(folder, 'called.sqlite');
  sandbox.db.run(`VACUUM INTO '${file}'`);
  let copies = 0;
  const copy = () => {
    copies += 1;
    const own = join(folder, `${copies}.sqlite`);
    copyFileSync(file, own);
    return testSandbox({ file: own, random: seededRandom(2) });
  };
  return { owner, other, copy, remove: () => rmSync(folder, { recursive: true }) };
}

describe.each(sides)('the ids of %s, used by %s,', (owns, takes) => {
  let called: Awaited<ReturnType<typeof calledByBoth>>;
  beforeAll(async () => {
    called = await calledByBoth(owns, takes);
  });
  afterAll(() => called.remove());

  it.each(takingIds)(
    'get the same replies at $id as unknown ids, and change nothing',
    async (operation) => {
      const { owner, other } = called;
      const [sandbox, control] = [called.copy(), called.copy()];
      const stolen = ownOnly(owner, other);
      const tried = pairs(operation, stolen, other);
      const isPrivate = idKindsOf(operation).some((kind) => stolen[kind]);
      expect(tried.length > 0, 'a request with an id of the owner').toBe(isPrivate);
      let before = dump(sandbox.db);
      for (const pair of tried) {
        const token = await tokenFor(sandbox, operation, takes);
        const reply = await send(sandbox, operation, pair.stolen, token);
        const same = await tokenFor(control, operation, takes);
        const blind = await send(control, operation, pair.invented, same);
        const about = JSON.stringify(pair.stolen);
        expect([reply.status, reply.body], about).toEqual([blind.status, blind.body]);
        const after = dump(sandbox.db);
        const touched = changedRows(before, after).filter((row) => row.includes(owns));
        before = after;
        expect(touched, about).toEqual([]);
      }
      countCases(tried.length);
    },
  );

  it('cover every kind of id that an operation accepts', async () => {
    const sandbox = testSandbox();
    const known = await told(sandbox, owns);
    const kinds = new Set(takingIds.flatMap(idKindsOf));
    expect([...kinds].filter((kind) => !known[kind] && !notTold.includes(kind))).toEqual([]);
  });
});
