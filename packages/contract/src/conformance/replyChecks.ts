import type { Operation } from '../description.ts';
import { type Deviation, replyDeviations } from '../deviations.ts';
import type { Incoming } from './exchange.ts';

/** Allowed difference between the server's clock and the local clock. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** All deviations of a reply from the contract: status, body, envelope and headers. */
export function replyProblems(
  operation: Operation,
  reply: Incoming,
  origin: string | null,
  now: number,
): readonly Deviation[] {
  return [...bodyProblems(operation, reply), ...headerProblems(reply, origin, now)];
}

/** Deviations in the headers of a reply. */
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
      { path: '/', problem: `is not JSON (HTTP ${status}, Content-Type ${type || 'missing'})` },
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
  if (!Number.isInteger(code)) found.push({ path: '/code', problem: 'must be an integer' });
  return found;
}

function dateProblems({ headers }: Incoming, now: number): Deviation[] {
  const date = headers.get('Date');
  if (date === null) return [{ path: 'header.Date', problem: 'is missing; countdowns need it' }];
  const time = Date.parse(date);
  if (!Number.isFinite(time)) return [{ path: 'header.Date', problem: 'is not a date' }];
  const off = Math.round(Math.abs(time - now) / 1000);
  return off * 1000 > CLOCK_TOLERANCE_MS
    ? [{ path: 'header.Date', problem: `differs from the local clock by ${off} seconds` }]
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

/** Deviations in a preflight reply that would block calls from the site. */
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
