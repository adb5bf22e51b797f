import { describe, expect, it } from 'vitest';
import { type Operation, operationAt } from './description.ts';
import { inWords, replyDeviations, requestDeviations } from './deviations.ts';

function operation(method: string, path: string): Operation {
  const found = operationAt(method, path);
  if (!found) throw new Error(`${method} ${path} is not described`);
  return found;
}

const withdraw = operation('POST', '/api/v1/member/withdraw');
const payment = operation('GET', '/api/v1/member/payment/payment');
const credit = operation('POST', '/api/v1/member/credit');

describe('a reply', () => {
  it('is checked against the schema of its status, with the path of each deviation', () => {
    expect(replyDeviations(credit, 200, { code: 0, result: { balance: 12.5 } })).toEqual([]);
    expect(replyDeviations(credit, 200, { code: 0, result: { balance: '12.5' } })).toEqual([
      { path: '/result/balance', problem: 'must be number' },
    ]);
    expect(inWords(replyDeviations(credit, 418, {}))[0]).toMatch(/^status 418 is not described/);
  });

  it('has at most two decimals in an amount, despite float rounding', () => {
    const problems = (balance: number) =>
      inWords(replyDeviations(credit, 200, { code: 0, result: { balance } }));
    for (const balance of [0.29, 0.07, 1.005e3, 999_999_999.99])
      expect(problems(balance)).toEqual([]);
    for (const balance of [0.295, 0.1 + 0.2, 5e-324]) {
      expect(problems(balance)).toEqual(['/result/balance must have fewer decimals']);
    }
  });
});

describe('a request', () => {
  const words = (target: Operation, request: Parameters<typeof requestDeviations>[1]) =>
    inWords(requestDeviations(target, request));

  it('has a body whose fields match the schema', () => {
    expect(words(withdraw, { body: { balance: 300.5 } })).toEqual([]);
    expect(words(withdraw, {})).toEqual(['/ the body is missing']);
    expect(words(withdraw, { body: { balance: 300.123 } })).toEqual([
      '/balance must have fewer decimals',
    ]);
    expect(words(credit, { body: {} })).toEqual([]);
    expect(words(credit, { body: { balance: 1 } })).toEqual(['/ takes no body']);
  });

  it('has matching headers', () => {
    const headers = { 'idempotency-key': 'short' };
    const [problem] = words(withdraw, { body: { balance: 300 }, headers });
    expect(problem).toMatch(/^header\.Idempotency-Key must NOT have fewer than 8 characters/);
  });

  it('has the query parameters of its action and no unknown ones', () => {
    expect(words(payment, { query: {} })).toEqual([]);
    expect(words(payment, { query: { action: 'get_qr', id: 'p1', type: 'payment' } })).toEqual([
      'query.amount is missing',
    ]);
    expect(words(payment, { query: { action: 'cancel', id: 'q_1' } })).toEqual([
      'query.x_debug_key is missing',
      'query.token is missing',
    ]);
    expect(words(payment, { query: { shop: '1' } })).toEqual(['query.shop is not described']);
  });

  it.each(['500', '1'])('reads the number %s in a query', (amount) => {
    const query = { action: 'get_qr', id: 'p1', type: 'payment', amount };
    expect(words(payment, { query })).toEqual([]);
  });

  it.each(['1e3', '0x10', '007', ' 5', '', '1.5', 'NaN'])(
    'does not read %j as an integer',
    (amount) => {
      const query = { action: 'get_qr', id: 'p1', type: 'payment', amount };
      expect(words(payment, { query })[0]).toMatch(/^query\.amount must be/);
    },
  );
});
