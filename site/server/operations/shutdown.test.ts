import { type Socket, connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../adapters/listen.ts';
import { createNodeServer } from '../adapters/nodeServer.ts';
import { type ShutdownTimes, shutdown } from './shutdown.ts';

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const never = async () => new Promise<Response>(() => undefined);
let site: Listening;

/** `Promise.withResolvers`, which Node 20 does not have. */
function withResolvers<Value>() {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

async function start(fetch: () => Response | Promise<Response>, times: Partial<ShutdownTimes>) {
  const ending = shutdown({ delayMs: 0, graceMs: 10_000, idleMs: 50, ...times });
  site = await listen(
    () => createNodeServer({ fetch, onRequest: (_, response) => ending.follow(response) }),
    { host: '127.0.0.1', port: 0 },
  );
  return ending;
}

afterEach(async () => site.close());

/** Sends a request on a connection that stays open. */
async function openConnection(): Promise<Socket> {
  const socket = connect(site.port, '127.0.0.1');
  socket.setEncoding('latin1').write(GET);
  await once(socket, 'connect');
  return socket;
}

const nextReply = async (socket: Socket) => String((await once(socket, 'data'))[0]);

describe('the shutdown of a server', () => {
  it('waits for a pending reply, and asks the client to close the connection', async () => {
    const answer = withResolvers<Response>();
    const received = withResolvers<undefined>();
    const ending = await start(async () => {
      received.resolve(undefined);
      return answer.promise;
    }, {});
    const socket = await openConnection();
    await received.promise;
    expect(ending.isDraining()).toBe(false);
    const drained = ending.drain(site.servers);
    expect(ending.isDraining()).toBe(true);
    answer.resolve(new Response('late'));
    const reply = await nextReply(socket);
    expect(reply).toMatch(/^HTTP\/1\.1 200 .*\r\nConnection: close\r\n[^]*late$/is);
    expect(await drained).toEqual({ cut: 0 });
  });

  it('answers a request that arrives on an idle connection, and closes it then', async () => {
    const ending = await start(() => new Response('ok'), { idleMs: 500 });
    const socket = await openConnection();
    expect(await nextReply(socket)).toMatch(/\r\nConnection: keep-alive\r\n/i);
    const drained = ending.drain(site.servers);
    socket.write(GET);
    expect(await nextReply(socket)).toMatch(/\r\nConnection: close\r\n/i);
    expect(await drained).toEqual({ cut: 0 });
  });

  it('waits for the reply to such a request after the time for idle connections', async () => {
    const second = withResolvers<Response>();
    let requests = 0;
    const ending = await start(
      async () => (requests++ === 0 ? new Response('first') : second.promise),
      { idleMs: 100 },
    );
    const socket = await openConnection();
    await nextReply(socket);
    let isDrained = false;
    const drained = ending.drain(site.servers).finally(() => {
      isDrained = true;
    });
    socket.write(GET);
    await pause(200);
    expect([isDrained, requests]).toEqual([false, 2]);
    second.resolve(new Response('second'));
    expect(await nextReply(socket)).toMatch(/second$/);
    expect(await drained).toEqual({ cut: 0 });
  });

  it('accepts no new connection', async () => {
    const ending = await start(() => new Response('ok'), {});
    await ending.drain(site.servers);
    await expect(openConnection()).rejects.toThrow('ECONNREFUSED');
  });

  it('closes what is not finished in time, and counts it', async () => {
    const received = withResolvers<undefined>();
    const ending = await start(
      async () => {
        received.resolve(undefined);
        return never();
      },
      { graceMs: 50 },
    );
    const socket = await openConnection();
    await received.promise;
    const closed = once(socket, 'close');
    expect(await ending.drain(site.servers)).toEqual({ cut: 1 });
    await closed;
  });
});
