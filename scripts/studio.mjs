// npm run studio [-- <operator folder>]: the theme studio next to the real site and its sandbox. Runs on Node 20 without any
// package, and starts all else with the project's own Node.
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, bootstrap } from './bootstrap.mjs';
import { STUDIO_STORIES, buildSite, buildStories, buildStudio, generate } from './build.mjs';
import { DEFAULT_OPERATOR, findOperator, sandboxOperator } from './operators.mjs';
import { platformProblem } from './platform.mjs';
import { readPorts, takenPort } from './ports.mjs';
import { Explained, step } from './progress.mjs';
import { runCommand } from './runCommand.mjs';
import { sandboxHosts, sandboxService, supervise, untilItAnswers } from './supervise.mjs';
import { untilStopped } from './untilStopped.mjs';

const HELP = `npm run studio [-- <operator folder>] [options]

  <operator folder>       a name in site/operators, or any folder; a new one is created; else lotus
  --stories               builds the stories too, for the preview of every component
  --port <port>           of the studio, else STUDIO_PORT, else 5180; the two next ports are used, too
  --sandbox-port <port>   of the sandbox, else SANDBOX_PORT, else 4010
  --games-port <port>     of the games, else SANDBOX_GAMES_PORT, else the sandbox port + 1
  --help                  this text
`;

const SERVER = join('packages', 'studio', 'src', 'server', 'main.ts');

let servers;

async function start() {
  const { values: options, positionals } = readOptions();
  if (options.help) return console.log(HELP);
  const problem = platformProblem(process);
  if (problem) throw new Explained(problem);
  const port = Number(options.port ?? process.env.STUDIO_PORT ?? 5180);
  // The site with the draft, the site with the saved folder, and behind both the real site.
  const list = readPorts({
    SITE_PORT: String(port + 2),
    SANDBOX_PORT: options['sandbox-port'] ?? process.env.SANDBOX_PORT,
    SANDBOX_GAMES_PORT: options['games-port'] ?? process.env.SANDBOX_GAMES_PORT,
  });
  const own = [port, port + 1].map((each) => ({
    name: 'studio',
    variable: 'STUDIO_PORT',
    port: each,
  }));
  const taken = await takenPort([...own, ...list], 'npm run studio');
  if (taken) throw new Explained(taken);
  const ports = Object.fromEntries(list.map(({ name, port: each }) => [name, each]));

  console.log('\nStarting\n');
  const runtime = await bootstrap();
  const folder = await operatorFolder(positionals[0] ?? DEFAULT_OPERATOR, runtime);
  await step('Generating code', (note) => generate(ROOT, runtime, note));
  await step('Building the site', (note) => buildSite(ROOT, runtime, note));
  await step('Building the studio', (note) => buildStudio(ROOT, runtime, note));
  if (options.stories) {
    await step('Building the stories', (note) => buildStories(ROOT, runtime, note));
  }
  const work = `${sandboxOperator(ROOT, folder)}-studio`;
  const studio = {
    name: 'studio',
    args: [
      '--conditions=source',
      SERVER,
      `--folder=${folder}`,
      `--work=${work}`,
      `--app=${join('packages', 'studio', 'dist')}`,
      `--stories=${STUDIO_STORIES}`,
      `--port=${port}`,
      `--site-port=${ports.site}`,
    ],
    env: sandboxHosts(ports),
  };
  await step('Building the operator', () => buildPreviews(studio, runtime));
  servers = supervise({ root: ROOT, ...runtime });
  await step('Waiting for sandbox, site and studio', () => bringUp(ports, port, work, studio));
  console.log(`
  Studio       http://localhost:${port}/__studio/
  Folder       ${relative(process.cwd(), folder) || folder}
  Sandbox      http://127.0.0.1:${ports.sandbox}/__sandbox

  Nothing is written into the folder before you save. Ctrl-C ends all.
`);
  return servers.death;
}

/** The folder to edit. One that does not exist is created by `brand-theme init`. */
async function operatorFolder(wanted, { node, env }) {
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), wanted);
  const isPath = /[\\/]/.test(wanted) || existsSync(folder);
  if (!isPath || existsSync(join(folder, 'operator.json'))) return findOperator(ROOT, wanted);
  const script = join('packages', 'operator', 'src', 'command', 'main.ts');
  const args = ['--conditions=source', script, 'init', folder];
  const { code, output } = await runCommand(node, args, { cwd: ROOT, env });
  if (code !== 0) throw new Explained(output.trim());
  return folder;
}

async function buildPreviews({ args, env: own }, { node, env }) {
  const { code, output } = await runCommand(node, [...args, '--build-only'], {
    cwd: ROOT,
    env: { ...env, ...own },
  });
  if (code !== 0) throw new Explained(output.trim());
}

async function bringUp(ports, port, work, studio) {
  const { site: _site, ...others } = ports;
  servers.start(
    sandboxService({ ...others, site: port }, { origins: [`http://localhost:${port + 1}`] }),
  );
  servers.start({
    name: 'site',
    args: [
      '--conditions=source',
      'site/server/main.ts',
      '--host=localhost',
      '--metrics-port=off',
      '--log-level=error',
      `--port=${ports.site}`,
      `--operators=${join(work, 'built')}`,
      '--default=draft',
      '--local',
    ],
  });
  servers.start(studio);
  const sandbox = `http://127.0.0.1:${ports.sandbox}`;
  const answers = Promise.all([
    untilItAnswers(`${sandbox}/`),
    untilItAnswers(`http://localhost:${port}/__studio/`),
    untilItAnswers(`http://localhost:${ports.site}/`),
  ]);
  await Promise.race([answers, servers.death]);
  // Its prompt would cover every page of a visitor.
  await fetch(`${sandbox}/__sandbox/triggers/end-registration-promotion`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
}

function readOptions() {
  const port = { type: 'string' };
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        port,
        'sandbox-port': port,
        'games-port': port,
        stories: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Explained(`${error.message}\n\n${HELP}`);
  }
}

await untilStopped(start, () => servers?.stop());
