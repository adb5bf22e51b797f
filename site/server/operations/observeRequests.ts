import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from './log.ts';
import { type SiteMetrics, kindOf } from './metrics.ts';
import type { Client } from './clientOf.ts';
import { networkOf, pathWithoutSecrets } from './withoutSecrets.ts';

/** Gives each request an id, which it returns, and writes log and metrics when its reply is closed. */
export function observeRequests(log: Log, metrics: SiteMetrics) {
  return (request: IncomingMessage, response: ServerResponse, client: Client): string => {
    const startedAt = performance.now();
    const id = client.requestId ?? randomUUID();
    const { method, headers, socket } = request;
    const sentBefore = socket.bytesWritten;
    const path = pathWithoutSecrets(request.url ?? '');
    const kind = kindOf(path);
    metrics.underWay.inc();
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      const status = response.statusCode;
      metrics.underWay.dec();
      const { requests, seconds } = metrics.childrenOf(kind, status);
      requests.inc();
      seconds.observe(ms / 1000);
      if (!response.writableFinished) metrics.aborted.inc();
      // Probes ask every few seconds and say nothing when all is well.
      if (kind === 'health' && status === 200) return;
      log.info('request', {
        id,
        method,
        host: headers.host?.slice(0, 128),
        path,
        status,
        bytes: socket.bytesWritten - sentBefore,
        ms: Math.round(ms * 10) / 10,
        network: networkOf(client.address),
        ...(!response.writableFinished && { aborted: true }),
      });
    });
    return id;
  };
}
