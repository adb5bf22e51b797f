import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOperatorFolder } from '../../../scripts/build.mjs';
import { testMoment } from '../../../scripts/moment/moments.ts';
import { findOperator } from '../../../scripts/operators.mjs';
import { sandboxHosts } from '../../../scripts/supervise.mjs';
import { freePorts } from './freePorts.ts';
import { openFront } from './secureFront.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PATIENCE_MS = 60_000;
/** Ends the child processes with the test worker, also when it is killed. */
const END_WITH_PARENT = pathToFileURL(join(ROOT, 'scripts/endWithParent.mjs')).href;
/** The site renders its initial views with the test date. */
const SHIFT_DATE = pathToFileURL(join(ROOT, 'scripts/moment/shiftProcessDate.ts')).href;
// A preload of the test runner must not run in these processes.
const RUNTIME = { node: process.execPath, env: { ...process.env, NODE_OPTIONS: '' } };

/** A separate sandbox and built site, on their own ports. */
export interface TestServers {
  /** Address of the site, such as `http://localhost:5173`. */
  site: string;
  /** Address of the sandbox's API. */
  sandbox: string;
  /** Contains the built folder of each operator by name. Changes in it are shown. */
  built: string;
  /** Every origin that a page may send requests to. */
  origins: readonly string[];
  close(): Promise<void>;
}

/** Options of a test environment. */
export interface ServerOptions {
  /**
   * Operators by their names in `site/operators`. A single one is shown under every host name. Of several, each is shown
   * under `<name>.localhost`, and the first under every other name.
   *
   * @default ['lotus']
   */
  operators?: readonly [string, ...string[]];
  /** Covers and banners with real artwork. Otherwise plain colours, which the browser renders faster. @default false */
  drawnArt?: boolean;
  /** Origins that may call the API besides the site's own. @default [] */
  fronts?: readonly string[];
  /**
   * Whether server-rendered pages embed public data of the API. A test that answers the page's own requests needs pages
   * without.
   *
   * @default false
   */
  content?: boolean;
  /** Serves everything over HTTP/2 with TLS, as deployed sites are: a browser then has no limit of six requests. @default false */
  secure?: boolean;
}

/** Starts a sandbox and a site with an empty database and a clock that starts at the test date and that tests can move. */
export async function openServers({
  operators = ['lotus'],
  drawnArt = false,
  fronts = [],
  content = false,
  secure = false,
}: ServerOptions = {}): Promise<TestServers> {
  const moment = testMoment(process.env);
  const folder = await mkdtemp(join(tmpdir(), 'servers-'));
  const [sitePort = 0, sandboxPort = 0, gamesPort = 0] = await freePorts(3);
  const behind = { site: sitePort, sandbox: sandboxPort, games: gamesPort };
  const front = secure ? await openFront(behind) : undefined;
  const scheme = front ? 'https' : 'http';
  const shown = front?.ports ?? behind;
  const site = `${scheme}://localhost:${shown.site}`;
  const sandbox = `${scheme}://127.0.0.1:${shown.sandbox}`;
  const games = `${scheme}://127.0.0.1:${shown.games}`;
  const names = operators.length > 1 ? operators : [];
  const sites = [site, ...names.map((name) => `${scheme}://${name}.localhost:${shown.site}`)];
  const built = join(folder, 'operators');
  const hosts = sandboxHosts(shown, scheme);
  await Promise.all(
    operators.map(async (name) => {
      const source = findOperator(ROOT, name);
      await buildOperatorFolder(ROOT, RUNTIME, { folder: source, out: join(built, name), hosts });
    }),
  );
  const children = [
    start(
      'sandbox',
      [
        '--disable-warning=ExperimentalWarning',
        '--conditions=source',
        join(ROOT, 'packages/sandbox/src/main.ts'),
        '--db',
        join(folder, 'sandbox.db'),
        '--start-at',
        new Date(moment).toISOString(),
        '--seed',
        '1',
        '--api-origin',
        sandbox,
        '--games-origin',
        games,
        ...(drawnArt ? [] : ['--flat-art']),
        // As `npm start` does: of several brands none is the sandbox's own.
        ...(names.length === 0 ? ['--brand', basename(operators[0])] : []),
        ...[...sites, ...fronts].flatMap((origin) => ['--site-origin', origin]),
      ],
      { SANDBOX_PORT: String(sandboxPort), SANDBOX_GAMES_PORT: String(gamesPort) },
    ),
    start(
      'site',
      [
        '--import',
        SHIFT_DATE,
        '--conditions=source',
        join(ROOT, 'site/server/main.ts'),
        '--local',
        '--content',
        content ? 'on' : 'off',
        '--host',
        'localhost',
        '--metrics-port',
        'off',
        '--log-level',
        'error',
        '--port',
        String(sitePort),
        ...(names.length > 0
          ? ['--operators', built, '--default', operators[0]]
          : ['--operator', join(built, operators[0])]),
        ...(process.env.SITE_DIST ? ['--dist', process.env.SITE_DIST] : []),
      ],
      {
        DATE_AHEAD_MS: String(moment - Date.now()),
        ...(front && { NODE_EXTRA_CA_CERTS: front.certificate }),
      },
    ),
  ];
  const close = async () => {
    await front?.close();
    await Promise.all(children.map(({ end }) => end()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([
      untilItAnswers(`http://127.0.0.1:${sandboxPort}`, children),
      untilItAnswers(`http://127.0.0.1:${sitePort}`, children),
    ]);
  } catch (error) {
    await close();
    throw error;
  }
  return { site, sandbox, built, origins: [...sites, sandbox, games], close };
}

interface Child {
  name: string;
  hasEnded(): boolean;
  end(): Promise<void>;
}

function start(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Child {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd: ROOT,
    env: { ...RUNTIME.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    name,
    hasEnded,
    async end() {
      if (hasEnded()) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function untilItAnswers(url: string, children: readonly Child[]): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const ended = children.find((child) => child.hasEnded());
    if (ended) throw new Error(`The ${ended.name} ended before it answered.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`There was no reply at ${url}.`);
}
