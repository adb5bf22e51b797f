import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** A server in its own process. */
export interface ServerProcess {
  readonly port: number;
  /** Time until it listened. */
  readonly readyMs: number;
  /** CPU time that the process has used, in milliseconds. Null if the system does not report it. */
  processorMs(): number | null;
  /** Memory of the process, in megabytes. Null if the system does not report it. */
  memory(): number | null;
  stop(): Promise<void>;
}

/** Starts a server that prints a line of JSON with its port. */
export async function startProcess(args: readonly string[]): Promise<ServerProcess> {
  const startedAt = performance.now();
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout!).on('line', (line) => {
      const { port: found } = JSON.parse(line) as { port?: number };
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`This exited immediately: ${args.join(' ')}`)));
  });
  return {
    port,
    readyMs: performance.now() - startedAt,
    memory() {
      try {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
        return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
      } catch {
        return null;
      }
    },
    processorMs() {
      try {
        const [, fields = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ');
        const [user, system] = fields.split(' ').slice(11, 13).map(Number);
        return ((user ?? 0) + (system ?? 0)) * 10;
      } catch {
        return null;
      }
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
