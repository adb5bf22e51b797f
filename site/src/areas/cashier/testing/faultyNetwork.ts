import { satangFromBaht } from '@brand/domain';
import { vi } from 'vitest';
import type { Chance } from './chance.ts';

/** What can happen to a money request. */
export const FAULTS = [
  'none',
  'lostBefore',
  'lostAfter',
  'delayed',
  'duplicated',
  'errorBefore',
  'errorAfter',
  'gatewayPage',
  'truncated',
  'malformed',
  'wrongTypes',
  'expired',
  'sessionEnded',
  'maintenance',
] as const;

/** A way in which a request or its reply goes wrong. */
export type Fault = (typeof FAULTS)[number];

/** More often what happens more often. */
const LIKELY: readonly Fault[] = [...FAULTS, 'none', 'delayed'];

/** Requests that ask what became of a money request. */
const ABOUT = /\/(?:withdraw|transfer)\/[^/]+$|\/dataHistory$|\/aff\/transaction$/;

/** A money request that a page has sent. */
export interface SentRequest {
  readonly key: string;
  /** In satang. */
  readonly amount: number;
  /** Whether the payment system has executed it, however often it has arrived. */
  accepted: boolean;
}

/** In satang. The operations name it differently. */
async function amountOf(request: Request): Promise<number> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const text = await request.clone().text();
  const body = (text === '' ? {} : JSON.parse(text)) as { balance?: number; amount?: number };
  return satangFromBaht(body.balance ?? body.amount ?? Number(query['amount']));
}

/** A network that treats the requests to one path as planned, and all others correctly. */
export interface Faults {
  /** Starts a sequence. */
  start(): void;
  /** Plans the fault of the next request, and whether the requests about it fail. */
  next(chance: Chance): void;
  plan(fault: Fault): void;
  /** No faults any more. */
  heal(): void;
  /** Delivers the delayed requests. @returns the keys of those that were executed only now */
  deliver(): Promise<readonly string[]>;
  /** Number of pending requests. */
  underway(): number;
  sent(): readonly SentRequest[];
  end(): void;
}

/**
 * For tests: replaces `fetch`.
 *
 * @param isMoney whether a request moves money
 */
export function faultyNetwork(isMoney: (request: Request) => boolean): Faults {
  const real = globalThis.fetch;
  let plan: Fault = 'none';
  let areChecksDown = false;
  let underway = 0;
  let delayed: Request[] = [];
  let sent: SentRequest[] = [];

  async function arrive(request: Request): Promise<Response> {
    const key = request.headers.get('Idempotency-Key') ?? '';
    // What has arrived is executed, also if the page gives up waiting.
    const reply = await real(new Request(request.clone(), { signal: null }));
    const { code } = (await reply.clone().json()) as { code: number };
    if (code === 0) sent.find((each) => each.key === key)!.accepted = true;
    return reply;
  }

  async function note(request: Request): Promise<void> {
    const key = request.headers.get('Idempotency-Key') ?? '';
    const amount = await amountOf(request);
    if (sent.some((each) => each.key === key)) return;
    sent.push({ key, amount, accepted: false });
  }

  async function money(request: Request): Promise<Response> {
    await note(request);
    const fault = plan;
    plan = 'none';
    const withText = async (text: string, status = 200) => {
      await arrive(request);
      return new Response(text, { status });
    };
    switch (fault) {
      case 'none':
        return arrive(request);
      case 'lostBefore':
        throw new TypeError('Failed to fetch');
      case 'lostAfter':
        await arrive(request);
        throw new TypeError('Failed to fetch');
      case 'delayed':
        delayed.push(request.clone());
        throw new TypeError('Failed to fetch');
      case 'duplicated': {
        const first = await arrive(request);
        await arrive(request);
        return first;
      }
      case 'errorBefore':
        return new Response('', { status: 500 });
      case 'errorAfter':
        return withText('', 500);
      case 'gatewayPage':
        return new Response('<h1>Bad gateway</h1>', { status: 502 });
      case 'truncated':
        return withText('{"code":0,"resu');
      case 'malformed':
        return withText('<html></html>');
      case 'wrongTypes':
        return withText('{"code":"0","result":[]}');
      case 'expired':
        return Response.json({ code: 7003 }, { status: 401 });
      case 'sessionEnded':
        return Response.json({ code: 7002 }, { status: 401 });
      case 'maintenance':
        return Response.json({ code: 9998 }, { status: 503 });
    }
  }

  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    const request = new Request(...args);
    const { pathname } = new URL(request.url);
    underway += 1;
    try {
      if (isMoney(request)) return await money(request);
      if (areChecksDown && ABOUT.test(pathname)) throw new TypeError('Failed to fetch');
      return await real(request);
    } finally {
      underway -= 1;
    }
  });

  return {
    start() {
      [plan, areChecksDown, delayed, sent] = ['none', false, [], []];
    },
    next(chance) {
      plan = chance.pick(LIKELY);
      areChecksDown = chance.pick([true, false, false]);
    },
    plan: (fault) => (plan = fault),
    heal() {
      [plan, areChecksDown] = ['none', false];
    },
    async deliver() {
      const waiting = delayed;
      delayed = [];
      const before = sent.filter(({ accepted }) => !accepted);
      for (const request of waiting) await arrive(request);
      return before.filter(({ accepted }) => accepted).map(({ key }) => key);
    },
    underway: () => underway,
    sent: () => sent,
    end: () => vi.unstubAllGlobals(),
  };
}
