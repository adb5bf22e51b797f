import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { freePorts } from '../../../site/e2e/support/freePorts.ts';

const ROOT = join(import.meta.dirname, '../../..');
const READY = 'Nothing is written';

/** A running studio with its site and sandbox. */
export interface RunningStudio {
  /** Address of its page. */
  address: string;
  close: () => Promise<void>;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, 'localhost');
  const isOpen = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.close();
  return isOpen;
}

/** The first of three free ports in a row. */
async function threePorts(): Promise<number> {
  for (;;) {
    const [first = 0] = await freePorts(1);
    if (first < 65_000 && (await isFree(first + 1)) && (await isFree(first + 2))) return first;
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const read = (part: Buffer) => {
      said += part.toString();
      if (said.includes(READY)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The studio ended.\n${said}`)));
  });
}

/** Runs `npm run studio` for a folder. */
export async function startStudio(folder: string): Promise<RunningStudio> {
  const port = await threePorts();
  const [sandbox = 0, games = 0] = await freePorts(2);
  const ports = ['--port', port, '--sandbox-port', sandbox, '--games-port', games].map(String);
  const child = spawn(process.execPath, [join(ROOT, 'scripts/studio.mjs'), folder, ...ports], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilReady(child);
  return {
    address: `http://localhost:${port}/__studio/`,
    async close() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
