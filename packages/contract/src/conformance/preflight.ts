import { type Operation, operations } from '../description.ts';
import { noReply } from './exchange.ts';
import { preflightProblems } from './replyChecks.ts';
import { type Walk, blank, hostOf } from './walk.ts';

/** Sends a preflight to each host as the browser of the site does. */
export async function preflights(walk: Walk): Promise<void> {
  const { origin } = walk.options;
  if (origin === null) return;
  const seen = new Set<string>();
  for (const operation of operations) {
    const host = hostOf(operation, walk.options);
    if (host === null || seen.has(host) || operation.access === 'public') continue;
    seen.add(host);
    await preflight(walk, operation, `${host}${operation.path}`, origin);
  }
}

async function preflight(walk: Walk, operation: Operation, url: string, origin: string) {
  const check = `whether a browser at ${origin} may call`;
  const response = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': operation.method,
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
    },
    signal: AbortSignal.timeout(walk.options.timeoutMs),
  }).catch(noReply);
  const asked = blank({ method: operation.method, path: operation.path }, check);
  if ('kind' in response)
    return walk.note({ ...asked, outcome: 'deviates', deviations: [response] });
  const { status, headers } = response;
  const deviations = preflightProblems({ status, headers, body: undefined }, origin);
  return walk.note({
    ...asked,
    status,
    deviations,
    outcome: deviations.length > 0 ? 'deviates' : 'ok',
  });
}
