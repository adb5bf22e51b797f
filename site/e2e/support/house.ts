import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnLocalhost } from '../../server/listenOnLocalhost.ts';
import { readOperatorConfig } from '../../server/readOperatorConfig.ts';
import { createSiteServer, siteFolders } from '../../server/siteServer.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PATIENCE_MS = 20_000;

/** A sandbox and a built site of one's own, on ports that nobody else has. */
export interface House {
  /** Address of the site, as `http://localhost:5173`. */
  site: string;
  /** Address of the sandbox's API. */
  sandbox: string;
  /** Every origin that a page may speak to. */
  origins: readonly string[];
  close(): Promise<void>;
}

/** Opens a house on an empty database, with a clock that tests move. */
export async function openHouse(): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const [sitePort, sandboxPort, gamesPort] = await freePorts(3);
  const site = `http://localhost:${sitePort}`;
  const sandbox = `http://127.0.0.1:${sandboxPort}`;
  const games = `http://127.0.0.1:${gamesPort}`;
  const child = startSandbox(folder, site, { sandboxPort, gamesPort });
  const folders = {
    ...siteFolders(),
    ...(process.env.SITE_DIST && { dist: process.env.SITE_DIST }),
  };
  const hosts = {
    api: sandbox,
    auth: `${sandbox}/auth`,
    cdn: `${sandbox}/cdn`,
    games,
    line: `${sandbox}/line`,
    reward: `${sandbox}/reward`,
    chat: `${sandbox}/chat`,
  };
  const operator = await readOperatorConfig(join(folders.operatorFolder, 'operator.json'), hosts);
  const server = await listenOnLocalhost(
    () => createSiteServer({ ...folders, operator }),
    sitePort ?? 0,
  );
  const close = async () => {
    await server.close();
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(sandbox, child);
  } catch (error) {
    await close();
    throw error;
  }
  return { site, sandbox, origins: [site, sandbox, games], close };
}

function startSandbox(
  folder: string,
  site: string,
  ports: { sandboxPort: number | undefined; gamesPort: number | undefined },
): ChildProcess {
  return spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--conditions=source',
      join(ROOT, 'packages/sandbox/src/main.ts'),
      '--db',
      join(folder, 'sandbox.db'),
      '--site-origin',
      site,
    ],
    {
      cwd: ROOT,
      // A preload of the test runner must not run in the sandbox.
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        SANDBOX_PORT: String(ports.sandboxPort),
        SANDBOX_GAMES_PORT: String(ports.gamesPort),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The sandbox ended with code ${child.exitCode}.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The sandbox did not answer at ${url}.`);
}

/** Ports that are free now; all are held until the last is known, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer().listen(0, '127.0.0.1');
      await once(probe, 'listening');
      return probe;
    }),
  );
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return ports;
}
