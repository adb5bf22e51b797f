import { Agent, request } from 'node:http';
import type { MixedRequest } from './requestMix.ts';

/** Results of a steady run; times in milliseconds. */
export interface SteadyResult {
  /** Average number of answered requests per second. */
  rate: number;
  p50: number;
  p99: number;
  max: number;
  /** Requests that failed or did not get a 2xx reply. */
  failed: number;
}

/**
 * Sends requests at a constant rate, one every `1000 / rate` ms, independent of the replies. The time of a request
 * counts from its scheduled start, so that waiting for a free connection is included. (Autocannon also supports a rate,
 * but sends all requests of a second together.)
 */
export async function steadyRun(
  origin: string,
  requests: readonly MixedRequest[],
  { rate, seconds, connections }: { rate: number; seconds: number; connections: number },
): Promise<SteadyResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  let failed = 0;
  const began = performance.now();
  const total = rate * seconds;
  for (let sent = 0; sent < total;) {
    const due = began + (sent * 1000) / rate;
    if (performance.now() < due) {
      await new Promise(setImmediate);
      continue;
    }
    const asked = requests[sent % requests.length];
    if (!asked) throw new Error('There is nothing to ask for.');
    pending.push(
      ask(origin, asked, agent).then(
        (ok) => {
          times.push(performance.now() - due);
          if (!ok) failed += 1;
        },
        () => {
          failed += 1;
        },
      ),
    );
    sent += 1;
  }
  await Promise.all(pending);
  const took = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { rate: times.length / took, p50: at(0.5), p99: at(0.99), max: times.at(-1) ?? 0, failed };
}

function ask(origin: string, asked: MixedRequest, agent: Agent): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const call = request(
      origin + asked.path,
      { method: asked.method, headers: asked.headers, agent },
      (reply) => {
        reply.resume();
        reply.on('end', () => resolve((reply.statusCode ?? 500) < 300));
        reply.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(asked.body);
  });
}
