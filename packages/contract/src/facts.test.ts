import { describe, expect, it } from 'vitest';
import { type Operation, operationAt } from './description.ts';
import { allFacts, factsIn, idKindsOf, neededKinds } from './facts.ts';

function operation(method: string, path: string): Operation {
  const found = operationAt(method, path);
  if (!found) throw new Error(`${method} ${path} is not described`);
  return found;
}

const payment = operation('GET', '/api/v1/member/payment/payment');

describe('ids in a reply', () => {
  it('are collected by kind, for every variant of the reply schema', () => {
    const channels = {
      code: 0,
      result: [
        { id: 'p1', provider: 'a' },
        { id: 'p2', provider: 'b' },
      ],
    };
    expect(factsIn(payment, 200, channels)).toEqual({ channel: ['p1', 'p2'] });
    const result = { id: 'q_1', qrCode: 'x', payAmount: 5, expiredDate: 1, merchantRef: 'r' };
    const qr = { code: 0, result, token: 'qt_1', x_debug_key: 'dk_1' };
    expect(factsIn(payment, 200, qr)).toEqual({
      ticket: ['q_1'],
      ticketToken: ['qt_1'],
      ticketKey: ['dk_1'],
    });
    expect(factsIn(payment, 401, { code: 7002 })).toEqual({});
  });

  it('are merged without duplicates', () => {
    expect(allFacts({ a: [1, 2] }, { a: [2, 3], b: ['x'] })).toEqual({ a: [1, 2, 3], b: ['x'] });
  });
});

describe('ids in a request', () => {
  it('are those that its action needs', () => {
    expect(neededKinds(payment, undefined)).toEqual([]);
    expect(neededKinds(payment, 'get_qr')).toEqual(['channel']);
    expect(neededKinds(payment, 'is_deposit')).toEqual(['ticket', 'ticketKey', 'ticketToken']);
    expect(idKindsOf(payment)).toEqual(
      expect.arrayContaining(['channel', 'ticket', 'ticketKey', 'ticketToken']),
    );
  });
});
