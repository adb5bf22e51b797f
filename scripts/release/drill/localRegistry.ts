import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from '../../runCommand.mjs';

/** Fetched when the drill runs: it is not part of an installation. */
const VERDACCIO = 'verdaccio@6.8.0';
/** One of its parts asks for a moving tag instead of a version. */
const MANIFEST = '{ "private": true, "overrides": { "node-fetch": "2.7.0" } }';
const SECONDS_TO_START = 60;

/** A registry of this machine that has our packages only. */
export interface LocalRegistry {
  readonly address: string;
  stop(): void;
}

/** Starts a registry on a free port, with everything that it stores below `folder`. */
export async function startRegistry(folder: string): Promise<LocalRegistry> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), MANIFEST);
  const install = ['install', '--no-audit', '--no-fund', VERDACCIO];
  const { code, output } = await runCommand('npm', install, { cwd: folder });
  if (code !== 0) throw new Error(`${VERDACCIO} could not be fetched.\n${output.trim()}`);
  const home = join(folder, 'node_modules/verdaccio');
  const { bin } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as {
    readonly bin: string | Readonly<Record<string, string>>;
  };
  const config = join(folder, 'config.yaml');
  await writeFile(config, CONFIG);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const script = typeof bin === 'string' ? bin : (bin['verdaccio'] ?? '');
  const args = [join(home, script), '--config', config, '--listen', address.slice(7, -1)];
  const server = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  process.on('exit', () => server.kill());
  await whenAnswering(address, server);
  return { address, stop: () => void server.kill() };
}

/** Without an uplink nothing is fetched from elsewhere; only our scope exists. */
const CONFIG = `
storage: ./storage
auth:
  htpasswd:
    file: ./htpasswd
packages:
  '@brand/*':
    access: $all
    publish: $all
log: { type: stdout, format: pretty, level: warn }
`;

async function whenAnswering(address: string, server: ChildProcess): Promise<void> {
  let output = '';
  server.stdout?.on('data', (text) => (output += text));
  server.stderr?.on('data', (text) => (output += text));
  for (let second = 0; second < SECONDS_TO_START; second += 1) {
    if (server.exitCode !== null) break;
    const reply = await fetch(`${address}-/ping`).catch(() => null);
    if (reply?.ok) return;
    await sleep(1000);
  }
  server.kill();
  throw new Error(`The local registry does not start.\n${output.trim()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { readonly port: number };
      probe.close(() => resolve(port));
    });
  });
}
