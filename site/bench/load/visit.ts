import type { Browser, BrowserContext, CDPSession, Cookie } from 'playwright';
import { PHONE } from '../lobby/sides.ts';
import type { LoadedPage } from './pages.ts';

/** Slow 4G as Lighthouse applies it to requests. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const SLOWDOWN = 4;
/** After this time without a change nothing larger is expected. */
const SETTLED_MS = 1_500;
const LIMIT_MS = 60_000;

/** One request of a load. */
export interface Loaded {
  readonly name: string;
  /** In ms after the navigation. */
  readonly start: number;
  readonly end: number;
}

/** One picture of a film. */
export interface Frame {
  /** In ms after the first one. */
  readonly at: number;
  /** JPEG in base64. */
  readonly picture: string;
}

/** What a load took, in ms. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the content was visible. */
  readonly content: number;
  /** When React handled the events of the content. */
  readonly hydrated: number;
  /** Sum of the parts of long tasks beyond 50 ms. */
  readonly blocked: number;
  /** Layout shift score. */
  readonly shift: number;
  readonly requests: readonly Loaded[];
  readonly frames: readonly Frame[];
}

/** Runs in the page, before its own code. */
function observe(shows: string) {
  const seen = { largest: 0, blocked: 0, shift: 0, content: 0, hydrated: 0, last: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
      seen.last = performance.now();
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  watch('longtask', ({ duration }) => (seen.blocked += Math.max(0, duration - 50)));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shift += value;
  });
  const isVisible = (element: Element) => {
    const { top, height } = element.getBoundingClientRect();
    const isDrawn = !(element instanceof HTMLImageElement) || element.naturalWidth > 0;
    return isDrawn && height > 0 && top < innerHeight;
  };
  const look = () => {
    if (!seen.content && [...document.querySelectorAll(shows)].some(isVisible)) {
      seen.content = performance.now();
    }
    const main = document.querySelector(shows) ?? document.querySelector('main h1');
    if (!seen.hydrated && main && Object.keys(main).some((key) => key.startsWith('__react'))) {
      seen.hydrated = performance.now();
    }
    if (!seen.content || !seen.hydrated) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A browser of a phone without a cache. */
export async function openPhone(browser: Browser, cookies: readonly Cookie[] = []) {
  const { isMobile, ...viewport } = PHONE;
  const context = await browser.newContext({
    viewport,
    isMobile,
    hasTouch: true,
    locale: 'th-TH',
    serviceWorkers: 'block',
  });
  await context.addCookies([...cookies]);
  return context;
}

async function film(session: CDPSession, frames: Frame[]): Promise<void> {
  let began: number | null = null;
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const time = (metadata.timestamp ?? 0) * 1000;
    began ??= time;
    frames.push({ at: time - began, picture: data });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 50, maxWidth: 180 });
}

/** Loads a page on a slow phone, until nothing changes any more. */
export async function visit(
  context: BrowserContext,
  origin: string,
  { path, shows }: LoadedPage,
): Promise<Visit> {
  const page = await context.newPage();
  const frames: Frame[] = [];
  await page.addInitScript(observe, shows);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await film(session, frames);
  await page.goto(origin + path, { waitUntil: 'load', timeout: LIMIT_MS });
  await page.waitForFunction(
    (settled) => {
      const { seen } = globalThis as unknown as { seen: Record<string, number> };
      const last = Math.max(seen['last'] ?? 0, seen['content'] ?? 0);
      return seen['content'] && seen['hydrated'] && performance.now() - last > settled;
    },
    SETTLED_MS,
    { timeout: LIMIT_MS },
  );
  const found = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: Record<string, number> };
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      seen,
      firstPaint: paint?.startTime ?? 0,
      requests: performance.getEntriesByType('resource').map(({ name, startTime, duration }) => ({
        name,
        start: startTime,
        end: startTime + duration,
      })),
    };
  });
  await page.close();
  const { seen, firstPaint, requests } = found;
  return {
    firstPaint,
    largestPaint: seen['largest'] ?? 0,
    content: seen['content'] ?? 0,
    hydrated: seen['hydrated'] ?? 0,
    blocked: seen['blocked'] ?? 0,
    shift: seen['shift'] ?? 0,
    requests,
    frames,
  };
}
