import { DAY } from '../clock/units.ts';
import type { Rules } from '../rules.ts';
import { testSandbox } from '../testing/testSandbox.ts';

/** The sums of a row, a member or a report, in baht. */
export interface TestFigures {
  deposit: number;
  withdraw: number;
  turnover: number;
  win_loss: number;
  commission: number;
}

/**
 * A reply of the affiliate programme. The type is loose: each test knows its call, and the contract check has run
 * before.
 */
export interface TestAffiliateBody {
  code: number;
  field: string;
  min: number;
  result: TestAffiliateResult;
}

export interface TestAffiliateResult {
  code: string;
  balance: number;
  income: { today: number; yesterday: number; month: number };
  total_income: number;
  total_withdrawn: number;
  updated_at: number;
  next_update: number;
  next_open: number;
  date: string;
  ref: string;
  from: string;
  to: string;
  settled: boolean;
  total: number;
  members: { total: number; active: number; new_today: number; new_month: number };
  visits: { today: number; month: number };
  withdraw: {
    allowed: boolean;
    reason: number | null;
    next_open: number | null;
    closes_at: number | null;
  };
  list: TestAffiliateRow[];
  sum: TestFigures & { new_members: number };
}

/** A row of any affiliate list. */
export interface TestAffiliateRow extends TestFigures {
  id: string;
  name: string;
  date: string;
  time: number;
  type: string;
  amount: number;
  balance: number;
  ref: string;
  deposits: number;
  new: boolean;
  joined_at: number;
  last_active: string | null;
  new_members: number;
  active_members: number;
  credited_at: number | null;
}

const paths = {
  leader: 'getDetailLeader',
  members: 'memberList',
  transactions: 'transaction',
  report: 'reportTransaction',
  day: 'reportDetailTransaction',
  links: 'linkReport',
  withdraw: 'withdraw',
} as const;

/** A sandbox whose sessions survive every clock jump, and the calls of a member in it. */
export async function testAffiliate(username = 'aff', rules: Partial<Rules> = {}) {
  const sandbox = testSandbox({ rules: { accessTokenLife: 10_000 * DAY, ...rules } });
  const caller = await sandbox.member(username);
  const ask = async (call: keyof typeof paths, body?: object, key?: string) => {
    const headers = key === undefined ? undefined : { 'Idempotency-Key': key };
    const reply = await caller.post(`/api/aff/${paths[call]}`, body, headers);
    return reply.body as unknown as TestAffiliateBody;
  };
  const result = async (call: keyof typeof paths, body?: object) => (await ask(call, body)).result;
  return { ...sandbox, caller, ask, result };
}

/** A time in Bangkok, e.g. `2026-01-15T11:00`. */
export function bangkok(text: string): number {
  return Date.parse(`${text}:00+07:00`);
}
