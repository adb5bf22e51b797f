import { describe, expect, it } from 'vitest';
import { causesOf } from './causes.ts';
import type { Fault } from './faultKinds.ts';
import type { Finding } from './finding.ts';
import { verdictOf } from './verdict.ts';

const CREDIT = 'POST /api/v1/member/credit';
const HISTORY = 'POST /api/v1/member/data/dataHistory';
const VIP = 'GET /api/v3/member/vip/levels';
const GOOD: Finding = {
  call: 'GET /',
  check: 'a valid request',
  outcome: 'ok',
  status: 200,
  code: 0,
  reason: null,
  deviations: [],
};

const found = (call: string, ...deviations: readonly Fault[]): Finding => ({
  ...GOOD,
  call,
  outcome: 'deviates',
  deviations,
});
const skipped = (call: string, reason: string): Finding => ({
  ...GOOD,
  call,
  outcome: 'skipped',
  reason,
});

const CLOCK: Fault = { kind: 'clock', path: 'header.Date', problem: 'is missing' };
const balance = (path: string): Fault => ({ kind: 'shape', path, problem: 'must be number' });

describe('the causes of deviations', () => {
  it('are one for the same fault in many calls', () => {
    const causes = causesOf([found(CREDIT, CLOCK), found(HISTORY, CLOCK), found(CREDIT, CLOCK)]);
    expect(causes).toHaveLength(1);
    expect(causes[0]).toMatchObject({ kind: 'clock', problems: ['header.Date is missing'] });
    expect(causes[0]?.calls.map(({ call, operationId }) => [call, operationId])).toEqual([
      [CREDIT, 'credit'],
      [HISTORY, 'history'],
    ]);
  });

  it('are one for all fields of a reply, whatever the element of a list', () => {
    const faults = ['/result/0/sum', '/result/17/sum', '/result/0/time'].map(balance);
    expect(causesOf([found(HISTORY, ...faults)]).map(({ problems }) => problems)).toEqual([
      ['/result/*/sum must be number', '/result/*/time must be number'],
    ]);
  });

  it('are one for a field that is wrong in many replies, apart from their other fields', () => {
    const code: Fault = { kind: 'shape', path: '/code', problem: 'must be an integer' };
    const causes = causesOf([
      found(CREDIT, code, balance('/result')),
      found(HISTORY, code),
      found(VIP, code),
    ]);
    expect(causes.map(({ problems, calls }) => [problems, calls.length])).toEqual([
      [['/code must be an integer'], 3],
      [['/result must be number'], 1],
    ]);
  });

  it('block a site in a call that every site needs, and only there', () => {
    const severities = (call: string) =>
      causesOf([found(call, balance('/result'))]).map(({ severity }) => severity);
    expect(severities(CREDIT)).toEqual(['blocks']);
    expect(severities(VIP)).toEqual(['wrong']);
  });

  it('are listed with the worst first', () => {
    const field: Fault = { kind: 'unnamedField', path: '/field', problem: 'must be amount' };
    const token: Fault = { kind: 'acceptsToken', path: 'status', problem: 'is 200, expected 401' };
    const causes = causesOf([found(CREDIT, field), found(CREDIT, CLOCK), found(CREDIT, token)]);
    expect(causes.map(({ kind }) => kind)).toEqual(['acceptsToken', 'clock', 'unnamedField']);
  });
});

describe('the verdict', () => {
  it('is that a site could open, if nothing blocks it', () => {
    const { canOpen, text } = verdictOf([GOOD, found(CREDIT, CLOCK)]);
    expect(canOpen).toBe(true);
    expect(text).toBe('A site could open on this backend; 1 thing would be shown wrongly.');
  });

  it('counts the causes that block it, not the calls', () => {
    const hang: Fault = { kind: 'timeout', path: 'reply', problem: 'did not come' };
    const { canOpen, text, hanging } = verdictOf([GOOD, found(CREDIT, hang), found(HISTORY, hang)]);
    expect(canOpen).toBe(false);
    expect(text).toBe('A site could not open on this backend: 1 cause blocks it.');
    expect(hanging).toEqual([CREDIT, HISTORY]);
  });

  it('says that what every site needs was not checked', () => {
    const reason = 'has side effects; needs --write';
    const { text, notChecked } = verdictOf([
      GOOD,
      skipped('POST /api/v1/member/withdraw', reason),
      skipped(VIP, 'no earlier reply contained level'),
    ]);
    expect(text).toMatch(
      /could open on this backend\. What it needs was not checked completely\.$/,
    );
    expect(notChecked.map(({ calls, essential }) => [calls.length, essential])).toEqual([
      [1, true],
      [1, false],
    ]);
  });

  it('is no if nothing was checked', () => {
    expect(verdictOf([]).canOpen).toBe(false);
  });
});
