import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { RequestError, getRequestListener } from '@hono/node-server';
import type { ErrorStatus } from '../documents/errorMessages.ts';
import { type ErrorReply, type FailedRequest, errorReply } from '../handler/errorReply.ts';
import type { NodeLimits } from './nodeLimits.ts';
import { NODE_LIMITS } from './nodeLimits.ts';

/** The handler, and callbacks about its requests. */
export interface NodeServerOptions {
  readonly fetch: (request: Request, incoming: IncomingMessage) => Response | Promise<Response>;
  /** Called for each request before it is answered. */
  readonly onRequest?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Called for a connection that sent something other than a request, with the status that it got. */
  readonly onClientError?: (status: number) => void;
  /** The brand of a request that is refused before the handler gets it, and the headers of its reply. @default no brand */
  readonly brandOf?: (request: IncomingMessage) => Promise<Pick<FailedRequest, 'brand' | 'common'>>;
  readonly limits?: Partial<NodeLimits>;
}

const CLIENT_ERRORS: Record<string, readonly [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Serves a handler by Node, within limits. */
export function createNodeServer(options: NodeServerOptions): Server {
  const limits = { ...NODE_LIMITS, ...options.limits };
  const { onRequest, onClientError, brandOf = async () => ({ brand: undefined }) } = options;

  async function refusal(status: ErrorStatus, request: IncomingMessage): Promise<ErrorReply> {
    const { method = 'GET', url = '/', headers } = request;
    return errorReply(status, {
      method,
      path: url,
      accept: headers.accept,
      ...(await brandOf(request)),
    });
  }

  async function refuse(
    status: ErrorStatus,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { headers, body } = await refusal(status, request);
    response.writeHead(status, { ...headers, Connection: 'close' }).end(body);
  }

  /** The request that was received last. */
  let latest: IncomingMessage;
  const answer = getRequestListener(
    (request, { incoming }) => options.fetch(request, incoming as IncomingMessage),
    {
      // A request of HTTP/1.0 may have no host.
      hostname: 'localhost',
      async errorHandler(error) {
        // The target of a request is read before anything is awaited: it is that of the latest one.
        const isTarget = error instanceof RequestError;
        const { status, headers, body } = isTarget
          ? await refusal(400, latest)
          : errorReply(500, { method: 'GET', path: '/', accept: null, brand: undefined });
        return new Response(body, { status, headers });
      },
    },
  );
  const server = createServer(
    {
      maxHeaderSize: limits.parsedHeaderBytes,
      // Node refuses to start with more time for the headers than for the whole request.
      headersTimeout: Math.min(limits.headersMs, limits.requestMs),
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    (request, response) => {
      onRequest?.(request, response);
      latest = request;
      if (headerBytes(request) > limits.headerBytes) return void refuse(431, request, response);
      if ((request.url ?? '').length > limits.urlBytes) return void refuse(414, request, response);
      void answer(request, response);
    },
  );
  server.maxConnections = limits.connections;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const [status, text] = CLIENT_ERRORS[error.code ?? ''] ?? [400, 'Bad Request'];
    if (error.code !== 'ECONNRESET') onClientError?.(status);
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    // What the client accepts is unknown here: its headers were not read.
    const type = 'Content-Type: text/plain; charset=utf-8\r\nX-Content-Type-Options: nosniff';
    const head = `${type}\r\nConnection: close\r\nContent-Length: ${text.length}`;
    socket.end(`HTTP/1.1 ${status} ${text}\r\n${head}\r\n\r\n${text}`);
  });
  return server;
}

function headerBytes({ rawHeaders }: IncomingMessage): number {
  let total = 0;
  for (const text of rawHeaders) total += text.length;
  return total;
}
