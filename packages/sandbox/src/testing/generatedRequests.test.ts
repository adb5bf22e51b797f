import {
  type Chance,
  type Facts,
  type GeneratedRequest,
  type Operation,
  allFacts,
  chanceOf,
  operations,
  validRequest,
  wrongRequests,
} from '@brand/contract';
import { countCases } from '@brand/domain/testing/countCases';
import { describe, expect, it } from 'vitest';
import { factsOf, send, tokenFor } from './contractCalls.ts';
import { testSandbox } from './testSandbox.ts';

const DEMO = 'm_0001';
const REQUESTS = process.env['PROVE'] ? 5000 : 500;
const EACH = Math.ceil(REQUESTS / operations.length);

/**
 * Fields that the sandbox requires although they are optional in the contract, or that must match something else. A
 * request that the contract allows may be refused for these fields only.
 */
const askedFor: Readonly<Record<string, readonly string[]>> = {
  // All games of the sandbox share one launch path, so only the code distinguishes them.
  launch: ['game_code'],
  demoLaunch: ['game_code'],
  // More than the operator pays out at once.
  withdraw: ['balance'],
  // The number of digits depends on the bank.
  register: ['bank_id'],
  // The end of the range must not be before its start.
  affReportTransaction: ['from', 'to'],
  affReportDetailTransaction: ['from', 'to'],
  affLinkReport: ['from', 'to'],
  // A limit must not be below the minimum deposit.
  setDepositLimit: ['limit'],
  // A name may not be only spaces.
  addPasskey: ['name'],
  renamePasskey: ['name'],
};

/** Operations that answer without checking the token, and `login`, which is called before there is a session. */
const deafToTokens = ['lineAuthorize'];

function requestsFor(operation: Operation, chance: Chance, facts: Facts): GeneratedRequest[] {
  const wrong: GeneratedRequest[] = [];
  const list: GeneratedRequest[] = [];
  while (list.length < EACH) {
    if (chance.often(0.25)) list.push(validRequest(operation, chance, facts));
    else {
      if (wrong.length === 0) wrong.push(...wrongRequests(operation, chance, facts));
      const at = chance.between(0, wrong.length - 1);
      list.push(...wrong.splice(at, 1));
    }
  }
  return list;
}

const garbage = [
  'at_invented',
  'x',
  '{}',
  'null',
  'a.b.c',
  'x'.repeat(4000),
  '%00',
  'at_…'.slice(0, 3),
];

describe.each(operations)('generated requests to $id', (operation) => {
  it('get replies that match the contract, and refusals that name the invalid field', async () => {
    const errors: Error[] = [];
    const sandbox = testSandbox({ onError: (error) => errors.push(error) });
    const facts = allFacts(await factsOf(sandbox, DEMO), { username: ['demo'] });
    const chance = chanceOf(operations.indexOf(operation) + 1);
    let cases = 0;
    for (const request of requestsFor(operation, chance, facts)) {
      cases += 1;
      const as = chance.pick(['member', 'member', 'member', 'visitor', 'garbage']);
      const token =
        as === 'member'
          ? await tokenFor(sandbox, operation, DEMO)
          : as === 'garbage'
            ? chance.pick(garbage)
            : undefined;
      const reply = await send(sandbox, operation, request, token);
      const about = JSON.stringify({ as, ...request, text: request.text?.slice(0, 300), reply });
      expect(errors, about).toEqual([]);
      expect(reply.deviations, about).toEqual([]);
      expect(reply.status, about).toBeLessThan(500);
      judge(operation, request, as, reply, about);
    }
    countCases(cases);
  });
});

function judge(
  operation: Operation,
  { verdict, field }: GeneratedRequest,
  as: string,
  { status, body }: Awaited<ReturnType<typeof send>>,
  about: string,
) {
  if (body.code === 4000) expect(typeof body.field, about).toBe('string');
  const heard = as === 'member' || operation.access === 'public';
  if (!heard) {
    const mayAsk =
      deafToTokens.includes(operation.id) || (operation.access === 'optional' && as === 'visitor');
    if ('401' in operation.replies && !mayAsk)
      expect([7002, 7003, 4000], about).toContain(body.code);
    return;
  }
  if (verdict === 'broken') {
    expect([status, body.code], about).toEqual([400, 4000]);
    const named = String(body.field);
    if (field !== null) expect(named === field || named.startsWith(`${field}.`), about).toBe(true);
  }
  if (verdict === 'valid' && body.code === 4000) {
    expect(askedFor[operation.id] ?? [], about).toContain(body.field);
  }
}
