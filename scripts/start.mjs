// npm start: from a fresh clone to a running site with its sandbox. Runs on Node 20 without any package, and starts all else
// with the project's own Node.
import { basename, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, bootstrap } from './bootstrap.mjs';
import { buildOperatorFolder, buildSite, generate } from './build.mjs';
import { DEFAULT_OPERATOR, findOperator, sandboxOperator } from './operators.mjs';
import { platformProblem } from './platform.mjs';
import { readPorts, takenPort } from './ports.mjs';
import { Explained, step } from './progress.mjs';
import { sandboxHosts, sandboxService, supervise, untilItAnswers } from './supervise.mjs';
import { untilStopped } from './untilStopped.mjs';

const HELP = `npm start [-- options]

  --operator <name>       a name in site/operators, or any operator folder; else lotus
  --site-port <port>      of the site, else SITE_PORT, else 5173
  --sandbox-port <port>   of the sandbox, else SANDBOX_PORT, else 4010
  --games-port <port>     of the games, else SANDBOX_GAMES_PORT, else the sandbox port + 1
  --reset                 start with an empty database
  --help                  this text
`;

/** Start of the list of members that the sandbox prints when it is ready. */
const ACCOUNTS = 'Members, password';

let servers;

async function start() {
  const began = performance.now();
  const options = readOptions();
  if (options.help) return console.log(HELP);
  const problem = platformProblem(process);
  if (problem) throw new Explained(problem);
  const wanted = options.operator ?? DEFAULT_OPERATOR;
  const folder = findOperator(ROOT, wanted);
  const list = readPorts({
    SITE_PORT: options['site-port'] ?? process.env.SITE_PORT,
    SANDBOX_PORT: options['sandbox-port'] ?? process.env.SANDBOX_PORT,
    SANDBOX_GAMES_PORT: options['games-port'] ?? process.env.SANDBOX_GAMES_PORT,
  });
  const taken = await takenPort(list, 'npm start');
  if (taken) throw new Explained(taken);
  const ports = Object.fromEntries(list.map(({ name, port }) => [name, port]));

  console.log('\nStarting\n');
  const runtime = await bootstrap();
  await step('Generating code', (note) => generate(ROOT, runtime, note));
  const out = sandboxOperator(ROOT, folder);
  const brand = await step('Building the operator', () =>
    buildOperatorFolder(ROOT, runtime, { folder, out, hosts: sandboxHosts(ports) }),
  );
  await step('Building the site', (note) => buildSite(ROOT, runtime, note));
  const accounts = [];
  const onLine = (name, line) => {
    if (name === 'sandbox' && (accounts.length > 0 || line.startsWith(ACCOUNTS))) {
      accounts.push(line);
    }
  };
  servers = supervise({ root: ROOT, ...runtime, onLine });
  await step('Waiting for sandbox and site', () =>
    bringUp(ports, out, { ...options, brand: basename(folder) }),
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`
  Ready in ${seconds} s

    Brand        ${brand} (${relative(ROOT, folder)})
    Site         http://localhost:${ports.site}       ภาษาไทย
                 http://localhost:${ports.site}/en    English
    Demo login   demo / demo1234
    Sandbox      http://127.0.0.1:${ports.sandbox}/__sandbox

${accounts.map((line) => `  ${line}`).join('\n')}

  Ctrl-C ends both.
`);
  return servers.death;
}

async function bringUp(ports, operator, { reset = false, brand }) {
  servers.start(sandboxService(ports, { reset, brand }));
  servers.start({
    name: 'site',
    args: [
      '--conditions=source',
      'site/server/main.ts',
      '--host',
      'localhost',
      '--metrics-port',
      'off',
      '--log-level',
      'error',
      '--port',
      String(ports.site),
      '--operator',
      operator,
      // The sandbox is on this machine; without this setting the server only accepts public hosts.
      '--local',
    ],
  });
  const answers = Promise.all([
    untilItAnswers(`http://127.0.0.1:${ports.sandbox}/`),
    untilItAnswers(`http://localhost:${ports.site}/`),
  ]);
  await Promise.race([answers, servers.death]);
}

function readOptions() {
  const port = { type: 'string' };
  try {
    return parseArgs({
      options: {
        operator: { type: 'string' },
        'site-port': port,
        'sandbox-port': port,
        'games-port': port,
        reset: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new Explained(`${error.message}\n\n${HELP}`);
  }
}

await untilStopped(start, () => servers?.stop());
