import type { Operation } from '../description.ts';
import { type Deviation, replyDeviations } from '../deviations.ts';
import type { Incoming } from './exchange.ts';

/** How far the server's clock may be from this one before it is said. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** What in a reply is not as the contract has it: status, body, envelope and headers. */
export function replyProblems(
  operation: Operation,
  reply: Incoming,
  origin: string | null,
  now: number,
): readonly Deviation[] {
  return [...bodyProblems(operation, reply), ...headerProblems(reply, origin, now)];
}

/** What in the headers of any reply is not as the contract has it. */
export function headerProblems(
  reply: Incoming,
  origin: string | null,
  now: number,
): readonly Deviation[] {
  return [...dateProblems(reply, now), ...(origin === null ? [] : corsProblems(reply, origin))];
}

function bodyProblems(operation: Operation, { status, headers, body }: Incoming): Deviation[] {
  const type = headers.get('Content-Type') ?? '';
  if (body === undefined) {
    return [
      { path: '/', problem: `is no JSON (HTTP ${status}, Content-Type ${type || 'missing'})` },
    ];
  }
  const found = [...replyDeviations(operation, status, body)];
  if (!/^application\/json\b/i.test(type)) {
    found.push({
      path: 'header.Content-Type',
      problem: `is ${type || 'missing'}, expected application/json`,
    });
  }
  const code = (body as { readonly code?: unknown } | null)?.code;
  if (!Number.isInteger(code)) found.push({ path: '/code', problem: 'must be a whole number' });
  return found;
}

function dateProblems({ headers }: Incoming, now: number): Deviation[] {
  const date = headers.get('Date');
  if (date === null) return [{ path: 'header.Date', problem: 'is missing; countdowns follow it' }];
  const time = Date.parse(date);
  if (!Number.isFinite(time)) return [{ path: 'header.Date', problem: 'is no date' }];
  const off = Math.round(Math.abs(time - now) / 1000);
  return off * 1000 > CLOCK_TOLERANCE_MS
    ? [{ path: 'header.Date', problem: `is ${off} seconds away from the clock of this machine` }]
    : [];
}

function corsProblems({ headers }: Incoming, origin: string): Deviation[] {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed !== origin && allowed !== '*') {
    const problem = `is ${allowed ?? 'missing'}, expected ${origin}`;
    return [{ path: 'header.Access-Control-Allow-Origin', problem }];
  }
  const exposed = headers.get('Access-Control-Expose-Headers') ?? '';
  return /\bdate\b/i.test(exposed)
    ? []
    : [{ path: 'header.Access-Control-Expose-Headers', problem: 'does not expose Date' }];
}

/** What in the reply to a preflight would keep the site's browser from calling. */
export function preflightProblems({ status, headers }: Incoming, origin: string): Deviation[] {
  const found: Deviation[] = [];
  if (status < 200 || status > 299)
    found.push({ path: 'status', problem: `${status}, expected 2xx` });
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed !== origin && allowed !== '*') {
    const problem = `is ${allowed ?? 'missing'}, expected ${origin}`;
    found.push({ path: 'header.Access-Control-Allow-Origin', problem });
  }
  const names = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase();
  for (const name of ['Authorization', 'Content-Type', 'Idempotency-Key']) {
    if (names.includes(name.toLowerCase())) continue;
    found.push({ path: 'header.Access-Control-Allow-Headers', problem: `does not allow ${name}` });
  }
  return found;
}
