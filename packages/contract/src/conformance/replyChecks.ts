import type { Operation } from '../description.ts';
import { closestDeviations } from './closestDeviations.ts';
import type { Incoming } from './exchange.ts';
import type { Fault } from './faultKinds.ts';

/** Allowed difference between the server's clock and the local clock. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** All deviations of a reply from the contract: status, body, envelope and headers. */
export function replyProblems(
  operation: Operation,
  reply: Incoming,
  origin: string | null,
  now: number,
): readonly Fault[] {
  return [...bodyProblems(operation, reply), ...headerProblems(reply, origin, now)];
}

/** Deviations in the headers of a reply. */
export function headerProblems(
  reply: Incoming,
  origin: string | null,
  now: number,
): readonly Fault[] {
  return [...dateProblems(reply, now), ...(origin === null ? [] : corsProblems(reply, origin))];
}

function bodyProblems(operation: Operation, { status, headers, body }: Incoming): Fault[] {
  const type = headers.get('Content-Type') ?? '';
  if (body === undefined) {
    const problem = `is not JSON (HTTP ${status}, Content-Type ${type || 'missing'})`;
    return [{ kind: status >= 500 ? 'serverError' : 'notJson', path: '/', problem }];
  }
  const found = replyFaults(operation, status, body);
  if (!/^application\/json\b/i.test(type)) {
    found.push({
      kind: 'contentType',
      path: 'header.Content-Type',
      problem: `is ${type || 'missing'}, expected application/json`,
    });
  }
  const code = (body as { readonly code?: unknown } | null)?.code;
  if (!Number.isInteger(code) && !found.some(({ path }) => path === '/code'))
    found.push({ kind: 'shape', path: '/code', problem: 'must be an integer' });
  return found;
}

/** A missing field or a wrong type. */
const SHAPE =
  /^must (?:have required property|be (?:string|number|integer|boolean|object|array|null)\b)/;

/** Whether a site cannot read the reply at all, and does not only show it wrongly. It reads `code` first. */
const isUnreadable = (path: string, problem: string) => path === '/code' || SHAPE.test(problem);

function replyFaults(operation: Operation, status: number, body: unknown): Fault[] {
  if (!(status in operation.replies) && status >= 500) {
    return [{ kind: 'serverError', path: 'status', problem: `is ${status}` }];
  }
  return closestDeviations(operation, status, body).map(({ path, problem }) => ({
    kind: path === 'status' ? 'status' : isUnreadable(path, problem) ? 'shape' : 'value',
    path,
    problem,
  }));
}

function dateProblems({ headers }: Incoming, now: number): Fault[] {
  const date = headers.get('Date');
  if (date === null) return [{ kind: 'clock', path: 'header.Date', problem: 'is missing' }];
  const time = Date.parse(date);
  if (!Number.isFinite(time))
    return [{ kind: 'clock', path: 'header.Date', problem: 'is not a date' }];
  const off = Math.round(Math.abs(time - now) / 1000);
  return off * 1000 > CLOCK_TOLERANCE_MS
    ? [
        {
          kind: 'clock',
          path: 'header.Date',
          problem: `differs from the local clock by ${off} seconds`,
        },
      ]
    : [];
}

function corsProblems({ headers }: Incoming, origin: string): Fault[] {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed !== origin && allowed !== '*') {
    const problem = `is ${allowed ?? 'missing'}, expected ${origin}`;
    return [{ kind: 'origin', path: 'header.Access-Control-Allow-Origin', problem }];
  }
  const exposed = headers.get('Access-Control-Expose-Headers') ?? '';
  return /\bdate\b/i.test(exposed)
    ? []
    : [
        {
          kind: 'clock',
          path: 'header.Access-Control-Expose-Headers',
          problem: 'does not expose Date',
        },
      ];
}

/** Deviations in a preflight reply that would block calls from the site. */
export function preflightProblems({ status, headers }: Incoming, origin: string): Fault[] {
  const found: Fault[] = [];
  if (status < 200 || status > 299)
    found.push({ kind: 'origin', path: 'status', problem: `is ${status}, expected 2xx` });
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed !== origin && allowed !== '*') {
    const problem = `is ${allowed ?? 'missing'}, expected ${origin}`;
    found.push({ kind: 'origin', path: 'header.Access-Control-Allow-Origin', problem });
  }
  const names = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase();
  for (const name of ['Authorization', 'Content-Type', 'Idempotency-Key']) {
    if (names.includes(name.toLowerCase())) continue;
    found.push({
      kind: 'origin',
      path: 'header.Access-Control-Allow-Headers',
      problem: `does not allow ${name}`,
    });
  }
  return found;
}
