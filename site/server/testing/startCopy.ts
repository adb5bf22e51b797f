import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundleServer } from '../build/bundle.ts';
import { testOperator, writeBrand } from '../testOperator.ts';
import { plainNode } from './plainNode.ts';
import { writeTestBuild } from './writeTestBuild.ts';

/** A line of the server's log. */
export type LogLine = Readonly<Record<string, unknown>>;

/** A server that runs from a folder outside of the repository. */
export interface RunningCopy {
  readonly port: number;
  readonly metricsPort: number;
  readonly child: ChildProcess;
  readonly lines: readonly LogLine[];
  /** Ends it; resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** A built folder outside of the repository. */
export interface Copy {
  readonly folder: string;
  /** Runs its server under plain Node with no environment. */
  start(args?: readonly string[]): Promise<RunningCopy>;
  remove(): Promise<void>;
}

export async function makeCopy(): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'copy-'));
  await bundleServer(join(folder, 'server.mjs'));
  await writeTestBuild(join(folder, 'site'));
  await writeBrand(join(folder, 'site/operator'), testOperator());
  return {
    folder,
    async start(args = []) {
      const ports = ['--host', '127.0.0.1', '--port', '0', '--metrics-port', '0'];
      const child = spawn(plainNode(), [join(folder, 'server.mjs'), ...ports, ...args], {
        cwd: tmpdir(),
        env: {},
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const lines: LogLine[] = [];
      const started = new Promise<LogLine>((resolve, reject) => {
        createInterface(child.stdout).on('line', (text) => {
          const line = JSON.parse(text) as LogLine;
          lines.push(line);
          if (line.message === 'listening') resolve(line);
        });
        child.once('exit', () => reject(new Error('The server ended before it listened.')));
      });
      const { port, metricsPort } = (await started) as { port: number; metricsPort: number };
      return {
        port,
        metricsPort,
        child,
        lines,
        async stop() {
          if (child.exitCode !== null) return child.exitCode;
          const exited = once(child, 'exit');
          child.kill('SIGTERM');
          const [code] = (await exited) as [number | null];
          return code;
        },
      };
    },
    remove: async () => rm(folder, { recursive: true }),
  };
}
