import { afterEach, expect } from 'vitest';
import { frozenClock } from '../clock/clock.ts';
import { type Sandbox, type SandboxOptions, createSandbox } from '../createSandbox.ts';
import { magicAmount } from '../payments/magicAmounts.ts';
import { seededRandom } from '../random/random.ts';
import { deviations, requestProblems } from './contract.ts';
import { seededCopy } from './seededCopy.ts';

/** 2026-01-15 09:30 in Bangkok. */
export const TEST_START = Date.UTC(2026, 0, 15, 2, 30);

export const SITE = 'http://localhost:5173';

/**
 * All fields of any reply. The type is loose: each test knows its call, and the contract check has run before, so every
 * field is declared as present.
 */
interface TestBody {
  code: number;
  messages: string;
  message: string;
  field: string;
  success: boolean;
  token: string;
  x_debug_key: string;
  access_token: string;
  refresh_token: string;
  min: number;
  max: number;
  date: number;
  daily: { amount: number; amount_left: number; count: number; count_left: number };
  locked: number;
  result: {
    access_token: string;
    refresh_token: string;
    balance: number;
    date: number;
    amount_left: number;
    id: string;
    ref: string;
    amount: number;
    alert: string;
    qrCode: string;
    payAmount: number;
    expiredDate: number;
    merchantRef: string;
    list: TestRow[];
    total: number;
  };
}

/** A row of any list. */
export interface TestRow {
  id: string;
  code: string;
  type: string;
  category: string;
  playersToday: number;
  biggestWin?: number;
  time: number;
  amount: number;
  status: number;
  ref: string;
  note: string;
  nameTh: string;
  nameEn: string;
  img: string;
  _id: string;
  count: number;
  demo: boolean;
  enable: boolean;
  favourite: boolean;
  recent: boolean;
  launching: boolean;
  game_info: { rtp: number; day: object };
  slotWinHistory: { username: string; date_time: number; win: number; multiplier: number }[];
}

/** A parsed reply. */
export interface TestReply {
  status: number;
  headers: Headers;
  body: TestBody;
}

interface TestCall {
  body?: unknown;
  token?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Whether the reply must intentionally violate the contract. @default false */
  deviates?: boolean;
}

const open: Pick<Sandbox, 'close'>[] = [];
afterEach(() => {
  for (const sandbox of open.splice(0)) sandbox.close();
});

/** Options that change what is seeded. */
const SEEDED_BY = ['file', 'random', 'rules', 'startAt'] as const;

/**
 * A sandbox with its own database and a frozen clock. Every reply and every accepted request is checked against the contract, no
 * browser may guess the type of a reply, and an unexpected error fails the test.
 */
export function testSandbox(options: Omit<SandboxOptions, 'clock'> = {}) {
  const clock = frozenClock(TEST_START);
  const isDefault = SEEDED_BY.every((option) => options[option] === undefined);
  const copy = isDefault ? seededCopy(TEST_START) : null;
  const seeded = copy ? { file: copy.file, random: copy.random } : { random: seededRandom(1) };
  const sandbox = createSandbox({ clock, ...seeded, onError: fail, ...options });
  open.push({
    close() {
      sandbox.close();
      copy?.remove();
    },
  });

  /** One call to the API; `path` may have a query. */
  async function call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { body: sent, token, headers = {}, deviates = false }: TestCall = {},
  ): Promise<TestReply> {
    const response = await sandbox.api.request(path, {
      method,
      headers: {
        ...(sent !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(sent !== undefined && { body: typeof sent === 'string' ? sent : JSON.stringify(sent) }),
    });
    expect(response.headers.get('X-Content-Type-Options'), path).toBe('nosniff');
    const body = (await response.json()) as TestBody;
    const reply = { status: response.status, headers: response.headers, body };
    const known = path.replace(/\?.*$/, '');
    const wrong = deviations(method, known, reply.status, reply.body);
    if (deviates) expect(wrong, `${method} ${path}`).not.toEqual([]);
    else expect(wrong, `${method} ${path}`).toEqual([]);
    // The contract must allow every request that the sandbox accepts, because every backend must accept it.
    if (reply.status === 200) {
      const asked = { method, path, headers, body: sent };
      expect(requestProblems(asked), `what ${method} ${path} was sent`).toEqual([]);
    }
    return reply;
  }

  /** Logs in and returns the calls of that member. */
  async function member(username = 'demo') {
    const login = await call('POST', '/api/v1/member/login', {
      body: { username, password: 'demo1234' },
    });
    const tokens = login.body.result;
    const as = (headers: Record<string, string> = {}) => ({ token: tokens.access_token, headers });
    return {
      access_token: tokens.access_token,
      refresh_token: tokens.refresh_token,
      post: (path: string, body?: unknown, headers?: Record<string, string>) =>
        call('POST', path, { body, ...as(headers) }),
      get: (path: string, headers?: Record<string, string>) => call('GET', path, as(headers)),
      remove: (path: string) => call('DELETE', path, as()),
      /** Balance in baht. */
      balance: async () => {
        const credit = await call('POST', '/api/v1/member/credit', as());
        return credit.body.result.balance;
      },
      /** Requests a QR; `more` overrides single fields of the query. */
      qr: (amount: number, more: Record<string, string> = {}, headers?: Record<string, string>) => {
        const query = { action: 'get_qr', id: 'p1', type: 'payment', amount: String(amount) };
        const deviates = magicAmount(amount).qr.reply === 'incomplete';
        return call('GET', paymentPath({ ...query, ...more }), { ...as(headers), deviates });
      },
      /** Polls the status of a QR, or cancels it. */
      ticket: (action: 'is_deposit' | 'cancel', qr: TestReply) =>
        call('GET', paymentPath({ action, ...ticketOf(qr) }), as()),
      transfer: (report: object, key?: string) =>
        call('POST', '/api/v1/member/payment/transfer', {
          body: report,
          ...as(key === undefined ? {} : { 'Idempotency-Key': key }),
        }),
      withdraw: (balance: unknown, key?: string) =>
        call('POST', '/api/v1/member/withdraw', {
          body: { balance },
          ...as(key === undefined ? {} : { 'Idempotency-Key': key }),
        }),
    };
  }

  return { ...sandbox, clock, call, member };
}

function fail(error: Error): never {
  throw error;
}

export function paymentPath(query: Record<string, string>): string {
  return `/api/v1/member/payment/payment?${new URLSearchParams(query)}`;
}

/** The fields of a QR reply that every status request must send back. */
export function ticketOf({ body }: TestReply): Record<string, string> {
  return { id: body.result.id, token: body.token, x_debug_key: body.x_debug_key };
}
