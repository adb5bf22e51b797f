import { type Operation, operations } from '../description.ts';
import { neededKinds } from '../facts.ts';
import { chanceOf } from '../generate/random.ts';
import { leastRequest, wrongRequests } from '../generate/requests.ts';
import type { Incoming } from './exchange.ts';
import type { Fault } from './faultKinds.ts';
import { type Walk, codeOf, hostOf } from './walk.ts';

const WRONG_TOKEN = 'conformance-wrong-token';

/** Whether a call without an `action` has no side effects. */
export function isReading({ effect, effectByAction }: Operation): boolean {
  return (effectByAction['none'] ?? effect) === 'read';
}

/**
 * Makes every call without side effects, first those whose ids are known. Their replies provide the ids for the others.
 */
export async function readingCalls(walk: Walk): Promise<void> {
  let waiting = operations.filter(
    (operation) => isReading(operation) && reachable(walk, operation),
  );
  for (;;) {
    const ready = waiting.filter((operation) => missing(walk, operation).length === 0);
    if (ready.length === 0) break;
    for (const operation of ready) await readOnce(walk, operation);
    waiting = waiting.filter((operation) => !ready.includes(operation));
  }
  for (const operation of waiting) {
    walk.skip(operation, 'a valid request', noIds(missing(walk, operation)));
  }
}

async function readOnce(walk: Walk, operation: Operation): Promise<void> {
  await walk.ask(operation, {
    check: 'a valid request',
    request: leastRequest(operation, walk.facts()),
    expect: notInvalid,
  });
}

/** Whether the host and the token of an operation are known. If not, the report contains the reason. */
function reachable(walk: Walk, operation: Operation): boolean {
  if (hostOf(operation, walk.options) === null) {
    walk.skip(operation, 'every check', `no --${operation.host}-url`);
    return false;
  }
  return true;
}

/** Kinds of ids that the minimal request needs and that no reply has provided. */
export function missing(walk: Walk, operation: Operation, action?: string): readonly string[] {
  const needed = [
    ...neededKinds(operation, action),
    ...(operation.access === 'reward' ? ['rewardToken'] : []),
  ];
  return needed.filter((kind) => (walk.facts()[kind] ?? []).length === 0);
}

/** Why a call is skipped. */
export function noIds(kinds: readonly string[]): string {
  return `no earlier reply contained ${kinds.join(', ')}`;
}

/** A valid request must not be refused as malformed. */
export function notInvalid({ status, body }: Incoming): readonly Fault[] {
  const code = codeOf(body);
  if (status === 401) {
    const problem = `is 401 with code ${code}, although the token is the test member's`;
    return [{ kind: 'session', path: 'status', problem }];
  }
  if (code === 9998) return [{ kind: 'maintenance', path: '/code', problem: 'is 9998' }];
  if (code !== 4000) return [];
  const { field } = body as { readonly field?: unknown };
  const named = typeof field === 'string' && field !== '' ? ` for ${field}` : '';
  const problem = `is 4000${named}, although the contract allows the request`;
  return [{ kind: 'refusesValid', path: '/code', problem }];
}

/** Checks refusals of invalid tokens and invalid requests. */
export async function refusedCalls(walk: Walk): Promise<void> {
  for (const operation of operations) {
    if (hostOf(operation, walk.options) === null) continue;
    if (!isReading(operation) && !walk.options.write) continue;
    if ('401' in operation.replies && operation.access !== 'refresh')
      await wrongToken(walk, operation);
    if ('400' in operation.replies) await brokenRequest(walk, operation);
  }
}

async function wrongToken(walk: Walk, operation: Operation): Promise<void> {
  await walk.ask(operation, {
    check: 'an invalid token',
    request: leastRequest(operation, walk.facts()),
    token: WRONG_TOKEN,
    expect: refusesToken,
  });
}

function refusesToken({ status, body }: Incoming): readonly Fault[] {
  const code = codeOf(body);
  const isAccepted = status >= 200 && status <= 299 && (code === 0 || code === null);
  const kind = isAccepted ? 'acceptsToken' : 'tokenCode';
  const isKnown = code === 7002 || code === 7003;
  return [
    ...(status === 401
      ? []
      : [{ kind, path: 'status', problem: `is ${status}, expected 401` } as const]),
    ...(isKnown
      ? []
      : [{ kind, path: '/code', problem: `is ${code}, expected 7002 or 7003` } as const]),
  ];
}

async function brokenRequest(walk: Walk, operation: Operation): Promise<void> {
  const candidates = wrongRequests(operation, chanceOf(1), walk.facts());
  const broken = candidates.find(
    ({ verdict, field, query }) =>
      verdict === 'broken' && field !== '' && !query.some(([name]) => name === 'action'),
  );
  if (!broken || (operation.access === 'reward' && missing(walk, operation).length > 0)) return;
  const { field } = broken;
  await walk.ask(operation, {
    check: `an invalid request (${field ?? 'body'}: ${broken.kind})`,
    request: broken,
    expect: ({ status, body }) => {
      const named = (body as { readonly field?: unknown } | null)?.field;
      const isNamed =
        field === null || (typeof named === 'string' && `${named}.`.startsWith(`${field}.`));
      return [
        ...(status === 400 && codeOf(body) === 4000
          ? []
          : [
              {
                kind: 'acceptsInvalid',
                path: 'status',
                problem: `is ${status} with code ${codeOf(body)}, expected 400 with 4000`,
              } as const,
            ]),
        ...(isNamed || status !== 400
          ? []
          : [{ kind: 'unnamedField', path: '/field', problem: `must be ${field}` } as const]),
      ];
    },
  });
}
