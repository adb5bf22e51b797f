import { describe, expect, it } from 'vitest';
import { operationAt } from '../description.ts';
import { branchesOf, flat } from '../schema.ts';
import { readEvidence } from './evidence.ts';
import { readSdl, rootFields } from './sdl.ts';
import { specifiedActions, specifiedCalls, specifiedFields } from './section7.ts';

const evidence = readEvidence();
const fields = rootFields(readSdl());

describe('section 7', () => {
  it.each(specifiedCalls)(
    '$method $path is described, implemented by the sandbox and read by the client',
    ({ method, path, host }) => {
      const operation = operationAt(method, path, host);
      if (!operation) throw new Error('it is not described');
      expect(operation.inferred).toBe(false);
      expect(operation.section).toMatch(/^7/);
      expect(evidence.routeOf(operation), 'a route of the sandbox').not.toBeNull();
      expect(evidence.methodsOf(operation.id), 'methods of the client').not.toEqual([]);
    },
  );

  it('has no specified call outside its list', () => {
    const listed = specifiedCalls.map(({ method, path, host }) => operationAt(method, path, host));
    expect(new Set(listed).size).toBe(specifiedCalls.length);
  });

  it('has every action of the payment call', () => {
    const payment = operationAt('GET', '/api/v1/member/payment/payment');
    const action = payment?.parameters.find(({ name }) => name === 'action');
    const known = branchesOf(flat(action?.schema ?? {})).flatMap((branch) => branch.enum ?? []);
    expect(known).toEqual(expect.arrayContaining([...specifiedActions]));
  });

  it.each(Object.entries(specifiedFields))(
    'has the GraphQL field %s with its arguments, implemented and read',
    (name, args) => {
      const field = fields.find((each) => each.name === name);
      expect(field?.args).toEqual(expect.arrayContaining([...args]));
      expect(evidence.resolverOf(name), 'a resolver').not.toBeNull();
      expect(evidence.fieldMethodsOf(name), 'methods of the client').not.toEqual([]);
    },
  );
});
