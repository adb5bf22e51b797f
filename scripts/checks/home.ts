// Measures the home page before any interaction: downloaded bytes, visibility before scripts run, and layout shift.
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { watchShifts } from '../../site/e2e/support/layoutShifts.ts';
import { openServers } from '../../site/e2e/support/servers.ts';
import { ROOT } from '../bootstrap.mjs';
import { browserLaunch } from '../browser.mjs';
import { buildSite } from '../build.mjs';
import { fail } from '../progress.mjs';

/** Bytes, compressed like on the site's server. */
const BUDGETS = { script: 150_000, stylesheet: 20_000 };
/** The home page in both languages: each loads its own catalogue. */
const PAGES = [
  { language: 'th', path: '/' },
  { language: 'en', path: '/en' },
];
const SCREENS = [
  { name: 'phone', width: 390, height: 844, isMobile: true },
  { name: 'desktop', width: 1440, height: 900, isMobile: false },
];
/** Long enough for idle-time requests of a page. */
const IDLE_MS = 2000;
/** What the page does after this time is not part of opening it, however long a slow machine takes to open it. */
const LATER_MS = 4000;
/** Maximum delay of a script while waiting for the first paint. */
const PATIENCE_MS = 30_000;

type Visit = Awaited<ReturnType<typeof visit>>;

async function visit(browser: Browser, address: string, screen: (typeof SCREENS)[number]) {
  const { width, height, isMobile } = screen;
  const page = await browser.newPage({ viewport: { width, height }, isMobile, hasTouch: isMobile });
  const sizes = { script: 0, stylesheet: 0 };
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'document') {
      bodies.push(
        response.text().then((html) => {
          // Style sheets are in the document.
          const [, css = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
          sizes.stylesheet += gzipSync(css, { level: 9 }).length;
        }),
      );
    }
    if (type !== 'script' && type !== 'stylesheet') return;
    bodies.push(
      response.body().then((body) => {
        sizes[type] += gzipSync(body, { level: 9 }).length;
      }),
    );
  });
  let painted = false;
  const firstPaint = new Promise<void>((resolve) => {
    void page.exposeFunction('reportFirstPaint', () => {
      painted = true;
      resolve();
    });
  });
  const shifts = await watchShifts(page);
  let paintedWithoutScript: boolean | undefined;
  await page.route('**/assets/*.js', async (route) => {
    await Promise.race([firstPaint, page.waitForTimeout(PATIENCE_MS)]);
    paintedWithoutScript ??= painted;
    await route.continue();
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { reportFirstPaint } = globalThis as unknown as { reportFirstPaint: () => void };
      if (list.getEntriesByName('first-contentful-paint').length > 0) reportFirstPaint();
    }).observe({ type: 'paint', buffered: true });
  });
  await page.addInitScript((later) => {
    const inTime = globalThis.setTimeout.bind(globalThis);
    globalThis.setTimeout = ((work: TimerHandler, ms = 0, ...args: unknown[]) =>
      ms < later ? inTime(work, ms, ...args) : 0) as typeof setTimeout;
  }, LATER_MS);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(IDLE_MS);
  await Promise.all(bodies);
  const moved = await shifts();
  await page.close();
  return { sizes, shifts: moved, paintedWithoutScript };
}

/** Prints what a visit has shown, and fails where it exceeds a limit. */
function judge({ name, sizes, shifts, paintedWithoutScript }: Visit & { name: string }) {
  for (const type of ['script', 'stylesheet'] as const) {
    const size = sizes[type];
    console.log(`${name}: ${size} of ${BUDGETS[type]} bytes of ${type}, gzipped`);
    if (size === 0 || size > BUDGETS[type]) process.exitCode = 1;
  }
  const when = paintedWithoutScript ? 'before' : 'only after';
  console.log(`${name}: first paint ${when} its script`);
  if (!paintedWithoutScript) process.exitCode = 1;
  console.log(`${name}: ${shifts.length} layout shifts`);
  for (const shift of shifts) console.log(`  ${shift}`);
  if (shifts.length > 0) process.exitCode = 1;
}

async function measure() {
  await buildSite(ROOT, { node: process.execPath, env: process.env }, () => {});
  const servers = await openServers({ drawnArt: true });
  const browser = await chromium.launch(browserLaunch());
  try {
    for (const page of PAGES) {
      // Both screens at once: each waits more than it works.
      const visits = SCREENS.map(async (screen) => {
        const address = `${servers.site}${page.path}`;
        return {
          name: `${screen.name} ${page.language}`,
          ...(await visit(browser, address, screen)),
        };
      });
      for (const seen of await Promise.all(visits)) judge(seen);
    }
  } finally {
    await browser.close();
    await servers.close();
  }
}

measure().catch(fail);
