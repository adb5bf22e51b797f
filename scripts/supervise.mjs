// Runs several servers as one: they start together, end together, and an unexpected exit is reported.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Explained } from './progress.mjs';

const LINES_KEPT = 20;
const PATIENCE_MS = 5000;

/**
 * @typedef {object} Service
 * @property {string} name its display name
 * @property {string[]} args arguments of Node
 * @property {NodeJS.ProcessEnv} [env] additional environment variables
 */

/**
 * @param {{ root: string, node: string, env: NodeJS.ProcessEnv, onLine?: (name: string, line: string) => void }} options
 */
export function supervise({ root, node, env, onLine = () => {} }) {
  const children = new Map();
  const expected = new Set();
  let stopping = false;
  let reportDeath;
  /** Rejects when a service ends unexpectedly. */
  const death = new Promise((_, reject) => {
    reportDeath = reject;
  });
  death.catch(() => {});

  /** @param {Service} service */
  function start({ name, args, env: own = {} }) {
    const preload = new URL('endWithParent.mjs', import.meta.url).href;
    const child = spawn(node, ['--import', preload, ...args], {
      cwd: root,
      env: { ...env, ...own },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Its own process group: this process handles Ctrl-C, and ends it with all its children.
      detached: process.platform !== 'win32',
    });
    const last = [];
    const read = (bytes) => {
      for (const line of String(bytes)
        .split('\n')
        .filter((text) => text.trim())) {
        last.push(line);
        last.splice(0, last.length - LINES_KEPT);
        onLine(name, line);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    children.set(name, child);
    child.on('close', (code, signal) => {
      children.delete(name);
      const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
      const said = last.length > 0 ? `\n\nIts last output:\n${last.join('\n')}` : '';
      if (stopping || expected.delete(name)) return;
      reportDeath(
        new Explained(`The ${name} ${how}, so the other servers were stopped too.${said}`),
      );
    });
  }

  /** Ends a service and starts it again. A second call during a restart does nothing. */
  async function restart(service) {
    const child = children.get(service.name);
    if (!child || expected.has(service.name)) return;
    expected.add(service.name);
    await end(child);
    if (!stopping) start(service);
  }

  /** Ends all services: with SIGTERM, and after five seconds with SIGKILL. */
  async function stop() {
    stopping = true;
    await Promise.all([...children.values()].map(end));
  }

  return { start, restart, stop, death };
}

/**
 * Waits until an address responds.
 *
 * @param {string} url
 * @param {number} [patienceMs]
 * @throws Explained when it does not respond in time
 */
export async function untilItAnswers(url, patienceMs = 30_000) {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(2000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Explained(`${url} did not respond within ${patienceMs / 1000} s.`);
}

/**
 * The sandbox as a service.
 *
 * @param {Record<'site' | 'sandbox' | 'games', number>} ports
 * @param {{ reset?: boolean, brand?: string, origins?: string[] }} [options] reset starts with an empty database; brand: see
 * its `--help`; origins: other sites that may call it
 * @returns {Service}
 */
export function sandboxService(ports, { reset = false, brand = '', origins = [] } = {}) {
  return {
    name: 'sandbox',
    args: [
      '--disable-warning=ExperimentalWarning',
      '--conditions=source',
      join('packages', 'sandbox', 'src', 'main.ts'),
      '--site-origin',
      `http://localhost:${ports.site}`,
      '--site-origin',
      `http://127.0.0.1:${ports.site}`,
      ...origins.flatMap((origin) => ['--site-origin', origin]),
      '--brand',
      brand,
      ...(reset ? ['--reset'] : []),
    ],
    env: { SANDBOX_PORT: String(ports.sandbox), SANDBOX_GAMES_PORT: String(ports.games) },
  };
}

/**
 * Hosts of the sandbox, in the format of the site's server.
 *
 * @param {Record<'sandbox' | 'games', number>} ports
 * @param {'http' | 'https'} scheme https behind a proxy with TLS
 */
export function sandboxHosts(ports, scheme = 'http') {
  const api = `${scheme}://127.0.0.1:${ports.sandbox}`;
  return {
    SITE_API_HOST: api,
    SITE_AUTH_HOST: `${api}/auth`,
    SITE_CDN_HOST: `${api}/cdn`,
    SITE_GAMES_HOST: `${scheme}://127.0.0.1:${ports.games}`,
    SITE_LINE_HOST: `${api}/line`,
    SITE_REWARD_HOST: `${api}/reward`,
    SITE_CHAT_HOST: `${api}/chat`,
  };
}

function end(child) {
  return new Promise((resolve) => {
    const force = setTimeout(() => signal(child, 'SIGKILL'), PATIENCE_MS);
    child.once('close', () => {
      clearTimeout(force);
      resolve(undefined);
    });
    signal(child, 'SIGTERM');
  });
}

function signal(child, name) {
  try {
    if (process.platform === 'win32') child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // It has ended in the meantime.
  }
}
