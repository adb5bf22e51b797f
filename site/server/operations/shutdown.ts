import { Server as NetServer } from 'node:net';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How long the end of a server may take. */
export interface ShutdownTimes {
  /** Between not ready and the end of new connections, for load balancers to notice. */
  readonly delayMs: number;
  /** For replies under way. */
  readonly graceMs: number;
  /** For connections that wait for their next request; its reply asks for the connection to be closed. */
  readonly idleMs: number;
}

export const SHUTDOWN_TIMES: ShutdownTimes = { delayMs: 0, graceMs: 10_000, idleMs: 1_000 };

/** Ends servers without losing a request. */
export function shutdown(times: ShutdownTimes = SHUTDOWN_TIMES) {
  const underWay = new Set<ServerResponse>();
  let draining = false;
  let lastEnded: (() => void) | undefined;

  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };

  return {
    isDraining: () => draining,

    /** Follows a request to its end. */
    follow(response: ServerResponse): void {
      if (draining) closeAfter(response);
      underWay.add(response);
      response.once('close', () => {
        underWay.delete(response);
        if (underWay.size === 0) lastEnded?.();
      });
    },

    /** Answers what has come, takes nothing new, and resolves when all connections are closed. */
    async drain(servers: readonly Server[]): Promise<{ readonly cut: number }> {
      draining = true;
      for (const response of underWay) closeAfter(response);
      if (times.delayMs > 0) await pause(times.delayMs);
      // That of http would close connections whose next request is on its way.
      for (const server of servers) NetServer.prototype.close.call(server);
      const idle = pause(times.idleMs);
      const ended = new Promise<void>((resolve) => {
        lastEnded = resolve;
        if (underWay.size === 0) resolve();
      });
      const limit = new AbortController();
      await Promise.race([ended, pause(times.graceMs, undefined, limit).catch(() => undefined)]);
      if (underWay.size === 0) await idle;
      limit.abort();
      const cut = underWay.size;
      for (const server of servers) server.closeAllConnections();
      return { cut };
    },
  };
}
