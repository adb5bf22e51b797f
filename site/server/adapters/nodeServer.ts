import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { NodeLimits } from './nodeLimits.ts';
import { NODE_LIMITS } from './nodeLimits.ts';

/** What is told about requests; each may add headers before the reply is made. */
export interface NodeServerOptions {
  readonly fetch: (request: Request, incoming: IncomingMessage) => Response | Promise<Response>;
  /** Called for each request before it is answered. */
  readonly onRequest?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Called for a connection that sent something other than a request, with the status that it got. */
  readonly onClientError?: (status: number) => void;
  readonly limits?: Partial<NodeLimits>;
}

const CLIENT_ERRORS: Record<string, readonly [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Serves a handler by Node, within limits. */
export function createNodeServer(options: NodeServerOptions): Server {
  const limits = { ...NODE_LIMITS, ...options.limits };
  const { onRequest, onClientError } = options;
  // A request of HTTP/1.0 may have no host.
  const answer = getRequestListener(
    (request, { incoming }) => options.fetch(request, incoming as IncomingMessage),
    { hostname: 'localhost' },
  );
  const server = createServer(
    {
      maxHeaderSize: limits.parsedHeaderBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    (request, response) => {
      onRequest?.(request, response);
      if (headerBytes(request) > limits.headerBytes) return refuse(response, 431);
      if ((request.url ?? '').length > limits.urlBytes) return refuse(response, 414);
      void answer(request, response);
    },
  );
  server.maxConnections = limits.connections;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const [status, text] = CLIENT_ERRORS[error.code ?? ''] ?? [400, 'Bad Request'];
    if (error.code !== 'ECONNRESET') onClientError?.(status);
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    socket.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return server;
}

function headerBytes({ rawHeaders }: IncomingMessage): number {
  let total = 0;
  for (const text of rawHeaders) total += text.length;
  return total;
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { Connection: 'close', 'Content-Length': 0 }).end();
}
