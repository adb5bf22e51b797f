import { Server as NetServer } from 'node:net';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How long the shutdown of a server may take. */
export interface ShutdownTimes {
  /** Between not ready and the end of new connections, for load balancers to notice. */
  readonly delayMs: number;
  /** For pending replies; the connections of the rest are closed. */
  readonly graceMs: number;
  /** For idle connections: a request that arrives now is answered, and its reply closes the connection. */
  readonly idleMs: number;
}

/** The whole fits into 10 s, with time to exit. */
export const SHUTDOWN_TIMES: ShutdownTimes = { delayMs: 0, graceMs: 9_000, idleMs: 1_000 };

/** Shuts servers down without losing a request. */
export function shutdown(times: ShutdownTimes = SHUTDOWN_TIMES) {
  const pending = new Set<ServerResponse>();
  let draining = false;
  let onLastClosed: (() => void) | undefined;

  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };

  /** Resolves while no reply is pending. */
  const noneLeft = async () =>
    new Promise<void>((resolve) => {
      onLastClosed = resolve;
      if (pending.size === 0) resolve();
    });

  return {
    isDraining: () => draining,

    /** Tracks a request until its reply is closed. */
    follow(response: ServerResponse): void {
      if (draining) closeAfter(response);
      pending.add(response);
      response.once('close', () => {
        pending.delete(response);
        if (pending.size === 0) onLastClosed?.();
      });
    },

    /** Answers the requests that were received, accepts no connection, and resolves when all connections are closed. */
    async drain(servers: readonly Server[]): Promise<{ readonly cut: number }> {
      draining = true;
      for (const response of pending) closeAfter(response);
      if (times.delayMs > 0) await pause(times.delayMs);
      // The method of http would close connections whose next request is in flight.
      for (const server of servers) NetServer.prototype.close.call(server);
      const limit = new AbortController();
      const finished = async () => {
        await Promise.all([noneLeft(), pause(times.idleMs)]);
        // A request may have arrived in the meantime.
        await noneLeft();
      };
      const grace = pause(times.graceMs, undefined, limit).catch(() => undefined);
      await Promise.race([finished(), grace]);
      limit.abort();
      const cut = pending.size;
      for (const server of servers) server.closeAllConnections();
      return { cut };
    },
  };
}
