// Loads of all kinds of pages on a slow phone (`--rounds 3`, `--page /list/slot` for one of them), over HTTP/2 like a deployed
// site, interleaved with a hand-written page that is rendered by its script: cold, and again with what the browser has cached.
// Every figure is the median of its rounds. Other work on the machine makes them worse, so run nothing else. It needs openssl
// for a certificate. The report is in `.cache/bench/load.html`.
import { parseArgs } from 'node:util';
import { type Browser, type Cookie, chromium } from 'playwright';
import { type TestServers, openServers } from '../../e2e/support/servers.ts';
import { openFront } from '../../e2e/support/secureFront.ts';
import { openSession } from '../../e2e/support/openSession.ts';
import { type Figure, isKept, rowOf } from '../figures.ts';
import { openBaseline } from '../lobby/baselineServer.ts';
import { designedGames, gameReplies } from '../lobby/gameReplies.ts';
import { median } from '../lobby/measure.ts';
import { BASELINE, type LoadedPage, PAGES, nameOf } from './pages.ts';
import { writeReport } from './report.ts';
import { trustingLaunch } from './trustingLaunch.ts';
import { type Visit, openPhone, visit } from './visit.ts';

const GAMES = 1_000;
/** Largest ratios to the baseline. A page with content in its HTML is faster, and is hydrated later. */
const LIMITS = {
  firstPaint: 0.55,
  largestPaint: 0.7,
  content: 0.8,
  hydrated: 1.6,
  blocked: 1.5,
} as const;
const MOST_WARM = 0.45;
/** Layout shift that no one sees. */
const MOST_SHIFT = 0.01;

/** A cold load, and one with the browser's cache. */
interface Pair {
  readonly cold: Visit;
  readonly warm: Visit;
}

async function pair(
  browser: Browser,
  origin: string,
  page: LoadedPage,
  cookies: readonly Cookie[],
): Promise<Pair> {
  const context = await openPhone(browser, cookies);
  const cold = await visit(context, origin, page);
  const warm = await visit(context, origin, page);
  await context.close();
  return { cold, warm };
}

async function memberCookies(browser: Browser, servers: TestServers): Promise<readonly Cookie[]> {
  const context = await browser.newContext();
  await openSession(context, servers);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** The server renders content from its store, which the first request fills. */
async function fillStore({ site }: TestServers): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    for (const { path } of PAGES) await (await fetch(site + path)).text();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

function figuresOf(page: LoadedPage, own: readonly Pair[], base: readonly Pair[]): Figure[] {
  const of = (all: readonly Pair[], kind: keyof Pair, name: keyof typeof LIMITS) =>
    median(all.map((each) => each[kind][name]));
  const ratio = (kind: keyof Pair, name: keyof typeof LIMITS, title: string, most: number) => ({
    name: `${nameOf(page)}: ${title}`,
    site: of(own, kind, name),
    baseline: of(base, kind, name),
    unit: 'ms' as const,
    ...(page.isLimited && { most }),
  });
  return [
    ratio('cold', 'firstPaint', 'first paint', LIMITS.firstPaint),
    ratio('cold', 'largestPaint', 'largest paint', LIMITS.largestPaint),
    ratio('cold', 'content', 'content visible', LIMITS.content),
    ratio('cold', 'hydrated', 'hydrated', LIMITS.hydrated),
    ratio('cold', 'blocked', 'main thread blocked', LIMITS.blocked),
    ratio('warm', 'largestPaint', 'largest paint, again', MOST_WARM),
    {
      name: `${nameOf(page)}: layout shift`,
      site: 1000 * median(own.map(({ cold }) => cold.shift)),
      unit: '',
      ...(page.isLimited && { most: 1000 * MOST_SHIFT }),
    },
  ];
}

/** @returns whether every limit was kept */
export async function bench(): Promise<boolean> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '3' },
      page: { type: 'string', multiple: true, default: [] },
    },
  });
  const pages = PAGES.filter(
    (page) => values.page.length === 0 || values.page.includes(nameOf(page)),
  );
  const rounds = Number(values.rounds);
  const servers = await openServers({ drawnArt: true, content: true, secure: true });
  const baseline = await openBaseline();
  const front = await openFront({ baseline: Number(new URL(baseline.address).port) });
  const baselineOrigin = `https://localhost:${front.ports.baseline}`;
  const browser = await chromium.launch(
    await trustingLaunch(servers.site, servers.sandbox, baselineOrigin),
  );
  const loads = new Map<LoadedPage, Pair[]>([BASELINE, ...pages].map((page) => [page, []]));
  try {
    baseline.answer(gameReplies(await designedGames(servers.sandbox), GAMES));
    const cookies = await memberCookies(browser, servers);
    await fillStore(servers);
    for (let round = 1; round <= rounds; round += 1) {
      for (const [page, pairs] of loads) {
        const origin = page === BASELINE ? baselineOrigin : servers.site;
        pairs.push(await pair(browser, origin, page, page.isMember ? cookies : []));
        console.log(
          `round ${round} of ${rounds}: ${page === BASELINE ? 'baseline' : nameOf(page)}`,
        );
      }
    }
  } finally {
    await browser.close();
    await front.close();
    await baseline.close();
    await servers.close();
  }
  const base = loads.get(BASELINE) ?? [];
  const figures = pages.flatMap((page) => figuresOf(page, loads.get(page) ?? [], base));
  console.table(figures.map(rowOf));
  const cold = [...loads].map(([page, pairs]) => ({
    name: page === BASELINE ? 'baseline' : nameOf(page),
    visit: pairs.at(-1)?.cold,
  }));
  console.log(`The report is in ${await writeReport(figures, cold)}`);
  const broken = figures.filter((figure) => !isKept(figure));
  console.log(
    broken.length === 0 ? 'All limits are kept.' : `${broken.length} limits are exceeded.`,
  );
  return broken.length === 0;
}
