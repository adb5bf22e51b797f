import { describe, expect, it } from 'vitest';
import { operations } from '../description.ts';
import { inWords, requestDeviations } from '../deviations.ts';
import { chanceOf } from './random.ts';
import { type GeneratedRequest, validRequest, wrongRequests } from './requests.ts';

const ROUNDS = process.env['PROVE'] ? 200 : 40;

function deviationsOf(operation: (typeof operations)[number], request: GeneratedRequest) {
  const headers = Object.entries(request.headers).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  return requestDeviations(operation, {
    path: request.path,
    query: Object.fromEntries(request.query),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: request.text === undefined ? undefined : JSON.parse(request.text),
  });
}

describe.each(operations)('a generated request for $id', (operation) => {
  it('matches the contract', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const request = validRequest(operation, chanceOf(seed));
      expect(inWords(deviationsOf(operation, request)), JSON.stringify(request)).toEqual([]);
    }
  });

  it('is wrong only in the named field when broken', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      for (const request of wrongRequests(operation, chanceOf(seed))) {
        if (request.verdict !== 'broken' || request.field === '') continue;
        const found = deviationsOf(operation, request);
        expect(found.length, JSON.stringify(request)).toBeGreaterThan(0);
        if (request.field === null) continue;
        for (const { path, problem } of found) {
          // A missing field is named in words, after the object that should have it.
          const named = `${path} ${problem}`
            .replace(" must have required property '", '/')
            .replaceAll('/', '.');
          expect(named, JSON.stringify(request)).toContain(request.field);
        }
      }
    }
  });

  it('is the same for the same seed', () => {
    expect(wrongRequests(operation, chanceOf(7))).toEqual(wrongRequests(operation, chanceOf(7)));
  });
});

describe('generated requests', () => {
  const withdraw = operations.find(({ id }) => id === 'withdraw');

  it('include every common mistake in an amount', () => {
    const kinds = withdraw
      ? wrongRequests(withdraw, chanceOf(1))
          .filter(({ verdict, field }) => verdict === 'broken' && field === 'balance')
          .map(({ kind }) => kind)
      : [];
    expect(kinds).toEqual(
      expect.arrayContaining([
        'missing',
        'a text',
        'like NaN',
        'negative',
        'above the maximum',
        'at the exclusive bound',
        'too many decimals',
        'larger than any number',
        'nested garbage',
      ]),
    );
  });
});
