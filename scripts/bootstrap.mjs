// From a fresh clone to a script of the project: checks the machine, installs, and goes on under
// the project's own Node. Runs on Node 20 without any package.
//   node scripts/bootstrap.mjs scripts/test.ts unit e2e     a script of the project
//   node scripts/bootstrap.mjs prettier --check .           a command of an installed package
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { platformProblem, projectNode } from './platform.mjs';
import { Explained, fail, step } from './progress.mjs';

/** Folder of the project. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Makes sure that the project can run here.
 *
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} its Node, and an environment in which
 *   commands of the project are found first
 * @throws Explained with a sentence that says what to do
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
 * Calls back when the process that started this one is gone. npm that is killed by force tells its
 * child nothing, and what it started must not outlive it.
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
