// npm run dev: sandbox, site with hot reload and Storybook in one terminal; Ctrl-C ends all three.
import { watch } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './bootstrap.mjs';
import { generate } from './build.mjs';
import { DEFAULT_OPERATOR, findOperator } from './operators.mjs';
import { readPorts, takenPort } from './ports.mjs';
import { Explained, fail, step } from './progress.mjs';
import { sandboxHosts, sandboxService, supervise, untilItAnswers } from './supervise.mjs';

type Note = (words: string) => void;

const STORYBOOK = { name: 'workshop', variable: 'STORYBOOK_PORT', port: 6006 };
const COLOURS: Record<string, string> = { sandbox: '33', site: '36', workshop: '35' };

const { values: options } = parseArgs({
  options: { operator: { type: 'string', default: DEFAULT_OPERATOR } },
});
const runtime = { node: process.execPath, env: process.env };

function printLine(name: string, line: string) {
  const label = name.padEnd(8);
  const colour = process.stdout.isTTY ? `\x1b[${COLOURS[name]}m${label}\x1b[0m` : label;
  console.log(`${colour} ${line}`);
}

async function main() {
  const operator = findOperator(ROOT, options.operator);
  const storybook = Number(process.env.STORYBOOK_PORT ?? STORYBOOK.port);
  const list = [...readPorts(process.env), { ...STORYBOOK, port: storybook }];
  const taken = await takenPort(list, 'npm run dev');
  if (taken) throw new Explained(taken);
  const ports = Object.fromEntries(list.map(({ name, port }) => [name, port])) as Record<
    'site' | 'sandbox' | 'games' | 'workshop',
    number
  >;
  await step('Generating code', (note: Note) => generate(ROOT, runtime, note));
  const servers = supervise({ root: ROOT, ...runtime, onLine: printLine });
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    await servers.stop();
    console.log('\nEnded.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  const sandbox = sandboxService(ports, { brand: basename(operator) });
  servers.start(sandbox);
  for (const folder of ['packages/sandbox/src', 'packages/domain/src']) {
    // An editor writes a file in several steps; the delay combines them into one restart.
    let pause: NodeJS.Timeout | undefined;
    watch(join(ROOT, folder), { recursive: true }, () => {
      clearTimeout(pause);
      pause = setTimeout(() => void servers.restart(sandbox), 100);
    });
  }
  servers.start({
    name: 'site',
    args: ['node_modules/vite/bin/vite.js', 'dev', 'site', '--clearScreen', 'false'],
    env: { ...sandboxHosts(ports), SITE_PORT: String(ports.site), SITE_OPERATOR: operator },
  });
  servers.start({
    name: 'workshop',
    args: [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'dev',
      '--port',
      String(ports.workshop),
      '--exact-port',
      '--ci',
      '--disable-telemetry',
    ],
  });
  const answers = Promise.all([
    untilItAnswers(`http://127.0.0.1:${ports.sandbox}/`),
    untilItAnswers(`http://localhost:${ports.site}/`),
    untilItAnswers(`http://localhost:${ports.workshop}/`, 120_000),
  ]);
  try {
    await Promise.race([answers, servers.death]);
    console.log(`
  Site         http://localhost:${ports.site}   (${relative(ROOT, operator)})
  Workshop     http://localhost:${ports.workshop}
  Sandbox      http://127.0.0.1:${ports.sandbox}
  Demo login   demo / demo1234

  Ctrl-C ends all three.
`);
    await servers.death;
  } catch (error) {
    if (stopped) return;
    await servers.stop();
    throw error;
  }
}

main().catch((error: unknown) => {
  fail(error);
  process.exit(1);
});
