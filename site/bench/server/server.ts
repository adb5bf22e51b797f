import { existsSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { ROOT } from '../../../scripts/bootstrap.mjs';
import { HEADERS } from './requestHeaders.ts';
import { type ServerProcess, startProcess } from './startProcess.ts';

const LIMITS = { perSecond: 2000, p99: 50, ratio: 2, readyMs: 1000, growth: 40 };
const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 32;
/** Number of requests after which memory should be constant. The first tenth fills the caches. */
const REQUESTS = process.env.PROVE ? 100_000 : 20_000;

const load = async (
  port: number,
  more: { duration?: number; amount?: number; overallRate?: number },
) =>
  autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    requests: [{ method: 'GET', path: '/', headers: HEADERS }],
    ...more,
  });

interface Figures {
  readonly rates: number[];
  processorMs: number;
  requests: number;
}

const emptyFigures = (): Figures => ({ rates: [], processorMs: 0, requests: 0 });

/** CPU time of a request, in microseconds. */
const costOf = ({ processorMs, requests }: Figures) => (processorMs / requests) * 1000;

async function measure(server: ServerProcess, figures: Figures): Promise<void> {
  const before = server.processorMs() ?? 0;
  const { requests } = await load(server.port, { duration: SECONDS });
  figures.processorMs += (server.processorMs() ?? 0) - before;
  figures.requests += requests.total;
  figures.rates.push(requests.average);
}

/** Documents from memory, compared with a bare reply of Hono with the same bytes, in turns. */
export async function bench(): Promise<boolean> {
  const script = join(ROOT, 'dist/server.mjs');
  if (!existsSync(script)) throw new Error('There is no dist/server.mjs. Run: npm run build');
  const site = await startProcess([
    script,
    // SITE_DIST, which spares the benchmarks a build, is a setting of the server, too.
    '--dist',
    join(ROOT, 'dist/site'),
    '--host',
    '127.0.0.1',
    '--port',
    '0',
    '--metrics-port',
    'off',
  ]);
  const address = `http://127.0.0.1:${site.port}/`;
  const reply = await fetch(address, { headers: HEADERS });
  const bytes = Number(reply.headers.get('content-length'));
  const bare = await startProcess([join(import.meta.dirname, 'bareServer.ts'), address]);
  const figures = { site: emptyFigures(), bare: emptyFigures() };
  for (let round = 0; round < ROUNDS; round++) {
    await measure(bare, figures.bare);
    await measure(site, figures.site);
  }
  const perSecond = Math.max(...figures.site.rates);
  // CPU time, because other work on the machine affects wall-clock time.
  const ratio = costOf(figures.site) / costOf(figures.bare);
  const half = await load(site.port, { duration: SECONDS, overallRate: LIMITS.perSecond / 2 });
  await load(site.port, { amount: REQUESTS / 10 });
  const before = site.memory();
  const many = await load(site.port, { amount: REQUESTS });
  const growth = (site.memory() ?? 0) - (before ?? 0);
  const failed = many.errors + many.non2xx;
  await Promise.all([site.stop(), bare.stop()]);
  const rows: readonly (readonly [string, number, boolean, string])[] = [
    ['documents per second', perSecond, perSecond >= LIMITS.perSecond, `≥ ${LIMITS.perSecond}`],
    ['bare replies per second', Math.max(...figures.bare.rates), true, `${bytes} bytes`],
    ['processor time of a document, µs', costOf(figures.site), true, ''],
    ['cost, in bare replies', ratio, ratio <= LIMITS.ratio, `≤ ${LIMITS.ratio}`],
    [
      'p99 at half the rate, ms',
      half.latency.p99,
      half.latency.p99 < LIMITS.p99,
      `< ${LIMITS.p99}`,
    ],
    ['ready after, ms', site.readyMs, site.readyMs <= LIMITS.readyMs, `≤ ${LIMITS.readyMs}`],
    [`growth over ${REQUESTS}, MB`, growth, growth <= LIMITS.growth, `≤ ${LIMITS.growth}`],
    ['failed requests', failed, failed === 0, '0'],
  ];
  for (const [name, figure, ok, limit] of rows) {
    console.log(
      `${ok ? '✓' : '✗'} ${name.padEnd(32)} ${figure.toFixed(1).padStart(10)}   ${limit}`,
    );
  }
  return rows.every(([, , ok]) => ok);
}
