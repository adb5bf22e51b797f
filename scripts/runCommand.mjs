// Runs one command and keeps its output, to be shown when it fails.
import { spawn } from 'node:child_process';

const running = new Set();

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean, onOutput?: (text: string) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>} code 1 also for a command that could not start
 */
export function runCommand(command, args, { onOutput, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (bytes) => {
      output += bytes;
      onOutput?.(String(bytes));
    };
    running.add(child);
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => {
      running.delete(child);
      resolve({ code: 1, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Ends every running command. */
export function endCommands() {
  for (const child of running) child.kill('SIGTERM');
}
