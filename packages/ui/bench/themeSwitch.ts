// Measures the cost of changing the theme of a page with a thousand game cards: by one attribute on the root, as in this
// library, and by a React context, as in many others. Exits with 1 when the attribute causes a React render, or more than
// one style recalculation.
import { fileURLToPath } from 'node:url';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium, type CDPSession, type Page } from 'playwright';
import { createServer, defaultClientConditions } from 'vite';

import { browserLaunch } from '../../../scripts/browser.mjs';

const ROUNDS = 15;
const here = fileURLToPath(new URL('.', import.meta.url));

interface Cost {
  /** Commits of React. */
  renders: number;
  /** Style recalculations counted by the browser. */
  recalculations: number;
  /** Milliseconds of main thread work. */
  busy: number;
}

async function metrics(session: CDPSession): Promise<Record<string, number>> {
  const { metrics: list } = await session.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

async function costOf(
  page: Page,
  session: CDPSession,
  way: 'byAttribute' | 'byContext',
  theme: string,
): Promise<Cost> {
  await page.evaluate(() => window.bench.forget());
  const before = await metrics(session);
  const renders = await page.evaluate(
    async ([name, to]) => {
      window.bench[name](to);
      // Two frames: the first paints, and by the second all effects of the change are complete.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return window.bench.commits();
    },
    [way, theme] as const,
  );
  const after = await metrics(session);
  const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  return {
    renders,
    recalculations: grown('RecalcStyleCount'),
    busy: grown('TaskDuration') * 1000,
  };
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function rounds(page: Page, session: CDPSession, way: 'byAttribute' | 'byContext') {
  const costs: Cost[] = [];
  for (let i = 0; i <= ROUNDS; i += 1) {
    costs.push(await costOf(page, session, way, i % 2 === 0 ? 'jade' : 'siam'));
  }
  // The first run is a warm-up.
  const counted = costs.slice(1);
  return {
    renders: Math.max(...counted.map((cost) => cost.renders)),
    recalculations: Math.max(...counted.map((cost) => cost.recalculations)),
    busy: median(counted.map((cost) => cost.busy)),
  };
}

const server = await createServer({
  root: here,
  configFile: false,
  logLevel: 'error',
  server: { port: 0, fs: { strict: false } },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [vanillaExtractPlugin(), react()],
});
await server.listen();
const browser = await chromium.launch(browserLaunch());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.resolvedUrls?.local[0]}page.html`);
  await page.waitForSelector('[data-component=game-card] >> nth=999', { state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const attribute = await rounds(page, session, 'byAttribute');
  const context = await rounds(page, session, 'byContext');
  console.log('Changing the theme of 1,000 game cards, median of', ROUNDS);
  console.table({ 'attribute on the root (this library)': attribute, 'React context': context });
  console.log(`React context costs ${(context.busy / attribute.busy).toFixed(1)} times as much.`);
  const kept = attribute.renders === 0 && attribute.recalculations === 1;
  console.log(
    kept
      ? '0 renders, 1 recalculation: passed.'
      : 'Failed: 0 renders and 1 recalculation are expected.',
  );
  process.exitCode = kept ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}
