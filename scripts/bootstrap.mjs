// Runs a script of the project from a fresh clone: checks the machine, installs, and continues with the project's own Node.
// Runs on Node 20 without any package.
//   node scripts/bootstrap.mjs scripts/test.ts unit e2e     a script of the project
//   node scripts/bootstrap.mjs oxfmt --check                a command of an installed package
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { platformProblem, projectNode } from './platform.mjs';
import { Explained, fail, step } from './progress.mjs';

/** Folder of the project. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Checks the machine and installs the dependencies.
 *
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the project's Node, and an environment in which
 * commands of the project are found first
 * @throws Explained with an instruction
 */
export async function bootstrap() {
  const problem = platformProblem(process);
  if (problem) throw new Explained(problem);
  await step('Installing packages', (note) => install(ROOT, note));
  const node = projectNode(ROOT);
  const bin = join(ROOT, 'node_modules/.bin');
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    node,
    env: { ...process.env, PATH: [bin, dirname(node), process.env.PATH].join(separator) },
  };
}

/**
 * Calls back when the parent process has ended. When npm is killed by force, it does not notify its child, and processes
 * started by the child must not survive it.
 *
 * @param {() => void} stop
 */
export function whenOrphaned(stop) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 1000).unref();
}

async function run([name, ...args]) {
  const { node, env } = await bootstrap();
  const child = name.endsWith('.ts')
    ? startScript(node, name, args, env)
    : startCommand(name, args, env);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  whenOrphaned(() => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
}

function startScript(node, script, args, env) {
  const preload = new URL('endWithParent.mjs', import.meta.url).href;
  return spawn(node, ['--import', preload, '--conditions=source', join(ROOT, script), ...args], {
    cwd: ROOT,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

function startCommand(command, args, env) {
  const shell = process.platform === 'win32';
  return spawn(command, args, { cwd: ROOT, env, stdio: 'inherit', shell });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  run(process.argv.slice(2)).catch(fail);
}
