// Runs on Node 20 without any package.
import { whenOrphaned } from './bootstrap.mjs';
import { fail } from './progress.mjs';
import { endCommands } from './runCommand.mjs';

/**
 * Runs a command that starts servers, until it fails or is stopped: by Ctrl-C, by a signal, or because its parent ended.
 *
 * @param {() => Promise<unknown>} start
 * @param {() => Promise<unknown> | undefined} stopServers stops what has been started so far
 */
export async function untilStopped(start, stopServers) {
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    endCommands();
    await stopServers();
    console.log('\nEnded.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  whenOrphaned(stop);
  try {
    await start();
  } catch (error) {
    // After Ctrl-C an interrupted step fails too; do not report it.
    if (stopped) return;
    await stopServers();
    fail(error);
    process.exit(1);
  }
}
