import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const HOST = '127.0.0.1';

/** A sandbox in a separate process, with a fresh database. */
export interface BenchedSandbox {
  origin: string;
  /** From the start of the process until both ports answer, in milliseconds. */
  startedIn: number;
  /** Memory of the process, in megabytes. */
  memory(): number;
  /** Stops the process and deletes its database. */
  stop(): Promise<void>;
}

/** Starts a sandbox of that size and waits until it answers. */
export async function startSandbox(
  port: number,
  size: { games: number; members: number },
): Promise<BenchedSandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));
  const options = ['--port', port, '--db', join(folder, 'bench.db')];
  const sizes = ['--games', size.games, '--members', size.members];
  const before = performance.now();
  const child = spawn(
    process.execPath,
    ['--conditions=source', MAIN, ...[...options, ...sizes].map(String)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await saysThatItListens(child);
  const startedIn = performance.now() - before;
  return {
    origin: `http://${HOST}:${port}`,
    startedIn,
    memory: () => memoryOf(child),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function saysThatItListens(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes('Sandbox: API')) resolve();
    });
  });
}

function memoryOf({ pid }: ChildProcess): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}
