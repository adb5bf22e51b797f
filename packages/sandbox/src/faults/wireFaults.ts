import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { isControlPath } from '../control/controlPath.ts';
import { type Wire, wireOf } from '../http/wire.ts';
import { withWrongTypes, withoutItsEnd } from './brokenBody.ts';
import { type Wait, delayOf, firstByteDelay } from './delays.ts';
import type { FaultKind } from './fault.ts';
import type { FaultBoard, Hit, Hits } from './faultBoard.ts';
import { answerInstead } from './replyFaults.ts';

/** Dependencies of these faults. */
export interface WireFaultOptions {
  board: FaultBoard;
  wait: Wait;
  /** Called with every fault that hits a request. */
  onHit: (wire: Wire, kind: FaultKind) => void;
}

/**
 * Simulates faults of networks and gateways. It is the outermost middleware, so that a late reply is late with all its
 * headers. It ignores control calls, CORS preflights and requests without a socket.
 */
export function wireFaults({ board, wait, onHit }: WireFaultOptions): MiddlewareHandler {
  return async (request, next) => {
    const hits = board.isEmpty() ? undefined : meet(board, request);
    const wire = hits && wireOf(request);
    if (!wire) return next();
    for (const hit of [hits.delay, hits.outcome]) if (hit) onHit(wire, hit.fault.kind);
    return goThrough(request, next, wire, hits, wait);
  };
}

function meet(board: FaultBoard, request: HonoContext): Hits | undefined {
  const { method, path } = request.req;
  if (method === 'OPTIONS' || isControlPath(path) || !wireOf(request)) return undefined;
  // A refresh also sends a token, but not an access token.
  const hasToken =
    request.req.header('Authorization') !== undefined && !path.startsWith('/refreshtoken/');
  return board.meet({ method, path, hasToken });
}

async function goThrough(
  request: HonoContext,
  next: () => Promise<void>,
  wire: Wire,
  { delay, outcome }: Hits,
  wait: Wait,
): Promise<Response | void> {
  const gone = goneSignal(wire);
  const slow = delay && delayOf(delay.fault.kind, delay.random);
  if (slow) await wait(slow.up, gone);
  const kind = outcome?.fault.kind;
  if (gone.aborted || kind === 'cutBefore') return cut(wire);
  if (outcome && kind === 'timeout') {
    // Record the request now, so that it is visible in the log while there is no reply.
    await request.req.text();
    await wait(NEVER, AbortSignal.any([gone, outcome.cleared]));
    return cut(wire);
  }
  if (outcome) answerInstead(request, outcome);
  await next();
  if (kind === 'cutAfter') return replaceBy(request, cut(wire));
  if (outcome) await breakReply(request, outcome);
  if (outcome && kind === 'slowFirstByte') await wait(firstByteDelay(outcome.random), gone);
  if (slow) {
    const { byteLength } = await readReply(request);
    await wait(slow.down + (byteLength / slow.bytesPerSecond) * 1000, gone);
  }
  if (kind === 'cutBody') replaceBy(request, await sendHalf(request, wire));
}

// The maximum delay of a timer.
const NEVER = 2 ** 31 - 1;

function goneSignal({ outgoing }: Wire): AbortSignal {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  if (outgoing.destroyed) gone.abort();
  return gone.signal;
}

function cut({ incoming }: Wire): Response {
  incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Replaces the response, including its headers. */
function replaceBy(request: HonoContext, response: Response): void {
  request.res = undefined;
  request.res = response;
}

/** The bytes of the reply; the reply itself is not consumed. */
async function readReply(request: HonoContext): Promise<Uint8Array<ArrayBuffer>> {
  const { res } = request;
  if (res.body === null) return new Uint8Array();
  const bytes = new Uint8Array(await res.arrayBuffer());
  replaceBy(request, new Response(bytes, res));
  return bytes;
}

async function breakReply(request: HonoContext, { fault, random }: Hit): Promise<void> {
  if (fault.kind !== 'malformed' && fault.kind !== 'wrongTypes') return;
  const text = new TextDecoder().decode(await readReply(request));
  const broken = fault.kind === 'malformed' ? withoutItsEnd(text) : withWrongTypes(text, random);
  if (broken !== undefined) replaceBy(request, new Response(broken, request.res));
}

/** Sends the headers and half of the body, as if the rest would follow, and closes the connection. */
async function sendHalf(request: HonoContext, wire: Wire): Promise<Response> {
  const bytes = await readReply(request);
  const { status, headers } = request.res;
  const { outgoing } = wire;
  if (outgoing.destroyed) return RESPONSE_ALREADY_SENT;
  outgoing.writeHead(status, { ...Object.fromEntries(headers), 'content-length': bytes.length });
  await new Promise<void>((resolve) => {
    outgoing.write(bytes.subarray(0, bytes.length / 2), () => resolve());
  });
  return cut(wire);
}
