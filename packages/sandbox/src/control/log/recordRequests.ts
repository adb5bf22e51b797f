import type { ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../../clock/clock.ts';
import type { FaultKind } from '../../faults/fault.ts';
import { type Wire, wireOf } from '../../http/wire.ts';
import { isControlPath } from '../controlPath.ts';
import type { LogEntry, RequestLog } from './requestLog.ts';

const LONGEST_BODY = 64 * 1024;

const entries = new WeakMap<ServerResponse, LogEntry>();

/**
 * Records every request that came over a socket. Bodies are not copied, parsed or looked up here, so that the log does
 * not add load to the sandbox.
 */
export function recordRequests(
  log: RequestLog,
  clock: Clock,
  origin: LogEntry['origin'],
): MiddlewareHandler {
  return async (request, next) => {
    const wire = wireOf(request);
    const { path } = request.req;
    if (!wire || isControlPath(path)) return next();
    const { incoming, outgoing } = wire;
    const [, query = ''] = /\?(.*)$/.exec(incoming.url ?? '') ?? [];
    const { method, headers } = incoming;
    const entry = log.begin({
      time: clock.now(),
      origin,
      method: method ?? 'GET',
      path,
      query,
      headers,
    });
    entries.set(outgoing, entry);
    const started = performance.now();
    if (entry.replyBody) tapBody(outgoing, entry.replyBody);
    outgoing.once('close', () => {
      entry.state = outgoing.writableFinished ? 'done' : 'cut';
      entry.status = outgoing.headersSent ? outgoing.statusCode : null;
      entry.duration = performance.now() - started;
      log.close(entry);
    });
    await next();
    const length = Number(headers['content-length'] ?? 0);
    if (length === 0 || length > LONGEST_BODY) return;
    // The code that read the body stored it with the request. If nothing has read it, it is not available.
    void request.req.text().then(
      (text) => {
        entry.requestBody = text;
        log.touch(entry);
      },
      () => {},
    );
  };
}

/** Adds a fault to the entry of the request that it hit. */
export function noteFault(log: RequestLog, { outgoing }: Wire, kind: FaultKind): void {
  const entry = entries.get(outgoing);
  if (!entry) return;
  entry.faults.push(kind);
  log.touch(entry);
}

/** Keeps a reference to every chunk that is sent. */
function tapBody(outgoing: ServerResponse, pieces: (string | Uint8Array)[]): void {
  for (const name of ['write', 'end'] as const) {
    const send = outgoing[name] as (...given: unknown[]) => unknown;
    const tapped = (...given: unknown[]) => {
      const [piece] = given;
      if (typeof piece === 'string' || piece instanceof Uint8Array) pieces.push(piece);
      return send.apply(outgoing, given);
    };
    outgoing[name] = tapped as never;
  }
}
