/// <reference types="node" />
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { resolve } from 'node:path';
import { deviceNow } from '../../platform/clock/deviceClock.ts';

/** Where a connection is cut: in the request, after it and before the reply, or within the reply. */
export type Cut = 'before' | 'after' | 'during';

/** One entry of a member's wallet, in baht. */
export interface WalletEntry {
  readonly kind: string;
  readonly amount: number;
  readonly reference: string;
}

/** A real sandbox behind a proxy that can cut connections. */
export interface TestSandbox {
  /** Address of the API, through the proxy. */
  readonly api: string;
  /**
   * Cuts the next request whose first line contains this text.
   *
   * @param share position of the cut in the request or reply, from 0 to below 1
   */
  cutNext(part: string, cut: Cut, share: number): void;
  /** Whether the requested cut has been made. */
  wasCut(): boolean;
  /** Advances the sandbox's clock. */
  advance(milliseconds: number): Promise<void>;
  /** Triggers a sandbox event, like a button on the control page. */
  pull(trigger: string, fields: Readonly<Record<string, string>>): Promise<void>;
  /** The newest entries of a member's wallet, newest first. */
  wallet(member: string): Promise<readonly WalletEntry[]>;
  close(): Promise<void>;
}

/** Starts a sandbox with an empty database in its own process. */
export async function openTestSandbox(): Promise<TestSandbox> {
  const [port, gamesPort] = await Promise.all([freePort(), freePort()]);
  const child = await startSandbox(port, gamesPort);
  const line = await cuttableLine(port);
  const direct = `http://127.0.0.1:${port}`;

  async function control(path: string, body?: object): Promise<unknown> {
    const reply = await fetch(`${direct}/__sandbox/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    });
    if (!reply.ok) throw new Error(`The sandbox answered ${reply.status} to ${path}.`);
    return ((await reply.json()) as { result?: unknown }).result;
  }

  // Its clock started when the process was ready, a little later than the requested time.
  await control('clock', { now: deviceNow() });

  return {
    ...line,
    advance: async (milliseconds) => void (await control('clock', { advanceMs: milliseconds })),
    pull: async (trigger, fields) => void (await control(`triggers/${trigger}`, fields)),
    wallet: async (member) => {
      const page = await control(`ledger?owner=${member}&account=wallet:${member}`);
      return (page as { entries: WalletEntry[] }).entries;
    },
    async close() {
      line.close();
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function startSandbox(port: number, gamesPort: number): Promise<ChildProcess> {
  const main = resolve(import.meta.dirname, '../../../../packages/sandbox/src/main.ts');
  const flags = ['--disable-warning=ExperimentalWarning', '--conditions=source'];
  const ports = ['--port', String(port), '--games-port', String(gamesPort)];
  const start = ['--start-at', new Date(deviceNow()).toISOString(), '--seed', '1'];
  const child = spawn(process.execPath, [...flags, main, '--db', ':memory:', ...ports, ...start], {
    env: { ...process.env, NODE_OPTIONS: '' },
    // It logs every cut, which is expected here.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // It prints once it listens.
  await once(child.stdout, 'data');
  return child;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}

/** Forwards bytes in both directions until it has to cut. */
async function cuttableLine(port: number) {
  let plan: { part: string; cut: Cut; share: number } | null = null;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    let doomed: { cut: Cut; share: number } | null = null;
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', end).on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    client.on('data', (bytes) => {
      const [first = ''] = bytes.toString('latin1').split('\r\n', 1);
      if (plan && first.includes(plan.part)) {
        doomed = plan;
        plan = null;
      }
      if (doomed?.cut !== 'before') return void upstream.write(bytes);
      const whole = upstream.write(bytes.subarray(0, Math.floor(bytes.length * doomed.share)));
      if (whole) end();
      else upstream.once('drain', end);
    });
    upstream.on('data', (bytes) => {
      if (!doomed) return void client.write(bytes);
      if (doomed.cut === 'after') return end();
      client.write(bytes.subarray(0, Math.floor(bytes.length * doomed.share)), end);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutNext(part: string, cut: Cut, share: number) {
      plan = { part, cut, share };
    },
    wasCut: () => plan === null,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
