// Rows of cards with native scrolling, compared with the same rows moved by embla, on a CPU four times slower: the busy
// time of the page while 12 rows are set up, and during one swipe. `docs/decisions/0002-native-rails.md` is based on it.
// Fails if native scrolling is no longer the cheaper one.
import { createRequire } from 'node:module';
import { type Browser, type CDPSession, chromium } from 'playwright';
import { browserLaunch } from '../../scripts/browser.mjs';

const SLOWDOWN = 4;
const ROUNDS = 7;
const ROWS = 12;
const CARDS = 16;
/** In pixels, and pixels a second. */
const SWIPE = { distance: 900, speed: 900 };
/** Maximum cost of native scrolling, relative to embla. */
const LIMITS = { 'set up': 0.2, swipe: 0.5 };

const { resolve } = createRequire(new URL('../../packages/ui/package.json', import.meta.url));
const EMBLA = resolve('embla-carousel').replace(/[^/]+\/[^/]+$/, 'embla-carousel.umd.js');

const KINDS = ['native', 'embla'] as const;
type Kind = (typeof KINDS)[number];
type Figures = Record<keyof typeof LIMITS, number>;

const STYLES = {
  native: '.row { overflow: auto hidden }',
  embla: '.row { overflow: hidden; touch-action: pan-y }',
};
const CARD = '<a class="card" href="#"><i></i><b>Game</b></a>';
const ROW = `<section class="row"><div class="track">${CARD.repeat(CARDS)}</div></section>`;
const pageOf = (kind: Kind) => `<!doctype html><meta name="viewport" content="width=device-width">
<style>
  body { margin: 0; font: 14px sans-serif }
  .row { margin: 16px }
  .track { display: flex; gap: 12px }
  .card { flex: 0 0 112px }
  .card i { display: block; height: 112px; border-radius: 12px; background: linear-gradient(45deg, #123, #e62) }
  ${STYLES[kind]}
</style>${ROW.repeat(ROWS)}`;

/** In the page: initialises embla for every row. */
function moveRows(): void {
  const { EmblaCarousel } = globalThis as unknown as {
    EmblaCarousel: (row: Element, options: object) => unknown;
  };
  for (const row of document.querySelectorAll('.row')) EmblaCarousel(row, { dragFree: true });
}

/** Busy time of the page since it was opened, in ms. */
async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function visit(browser: Browser, kind: Kind): Promise<Figures> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.setContent(pageOf(kind));
  if (kind === 'embla') await page.addScriptTag({ path: EMBLA });
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const opened = await busyTime(session);
  if (kind === 'embla') await page.evaluate(moveRows);
  const ready = await busyTime(session);
  await session.send('Input.synthesizeScrollGesture', {
    x: 320,
    y: 90,
    xDistance: -SWIPE.distance,
    speed: SWIPE.speed,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  const swiped = await busyTime(session);
  await context.close();
  return { 'set up': ready - opened, swipe: swiped - ready };
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** @returns whether native scrolling is within its limits */
export async function bench(): Promise<boolean> {
  const browser = await chromium.launch(browserLaunch());
  const found: Record<Kind, Figures[]> = { native: [], embla: [] };
  // The two take turns, so that a machine that slows down affects both.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of KINDS) found[kind].push(await visit(browser, kind));
  await browser.close();
  const rows = (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).map((name) => {
    const [native = 0, embla = 0] = KINDS.map((kind) =>
      median(found[kind].map((each) => each[name])),
    );
    return { name, native, embla, ratio: native / embla, limit: LIMITS[name] };
  });
  for (const { name, native, embla, ratio, limit } of rows)
    console.log(
      `rails, ${name}: ${native.toFixed(1)} ms native, ${embla.toFixed(1)} ms embla, ratio ${ratio.toFixed(2)} of at most ${limit}`,
    );
  return rows.every(({ ratio, limit }) => ratio <= limit);
}
