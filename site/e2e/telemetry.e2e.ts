import type { Page, Request } from '@playwright/test';
import type { TestServers } from './support/servers.ts';
import { expect, logIn, test } from './support/journey.ts';
import { withOperator } from './support/withOperator.ts';

interface Shown {
  build: string | null;
  type: string;
  text: string;
}

/** The reports that the sandbox has received, newest first. */
async function reportsOf(servers: TestServers): Promise<Shown[]> {
  const reply = await fetch(`${servers.sandbox}/__sandbox/reports`);
  return ((await reply.json()) as { result: { list: Shown[] } }).result.list;
}

/** Hides the page, like a phone that switches to another app. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}

const withReports = (
  servers: TestServers,
  consent: 'none' | 'required',
  visit: () => Promise<void>,
) =>
  withOperator(
    servers,
    (operator) => {
      Object.assign(operator.telemetry, { endpoint: `${servers.sandbox}/telemetry`, consent });
    },
    visit,
  );

const reporterLoaded = (page: Page) =>
  page.waitForRequest(/\/assets\/startReporting-/, { timeout: 20_000 });

test('a visit reports its events and speed, and nothing about the member', async ({
  page,
  servers,
  href,
  message,
}) => {
  await withReports(servers, 'none', async () => {
    const loaded = reporterLoaded(page);
    await page.goto(href('/login'));
    await loaded;
    await logIn(page, message);
    await expect(page).not.toHaveURL(/login/);
    // The reporter starts when its code has run. Until then nothing is sent and everything kept.
    let request: Request | undefined;
    await expect(async () => {
      const sent = page.waitForRequest(/\/telemetry$/, { timeout: 1_500 });
      await hide(page);
      request = await sent;
    }).toPass();
    if (!request) throw new Error('Nothing was sent.');
    expect(request.headers()['content-type']).toMatch(/^text\/plain/);
    expect(request.postData()).not.toMatch(/demo|at_|m_0001|https?:/);
    await expect
      .poll(async () => (await reportsOf(servers)).map(({ type }) => type))
      .toContain('vital');
    const reports = await reportsOf(servers);
    expect(reports).toContainEqual(
      expect.objectContaining({ type: 'event', text: expect.stringMatching(/^logged_in on /) }),
    );
    expect(reports.every(({ build }) => build !== null)).toBe(true);
  });
});

test('nothing is reported before a visitor allows it, and the decision is stored', async ({
  page,
  servers,
  href,
  message,
}) => {
  await withReports(servers, 'required', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/startReporting-|\/telemetry$/.test(request.url())) asked.push(request.url());
    });
    await page.goto(href('/'));
    const allow = page.getByRole('button', { name: message('allowReports'), exact: true });
    // Background tasks start with the first input after hydration.
    await expect(async () => {
      await page.mouse.wheel(0, 200);
      await expect(allow).toBeVisible({ timeout: 1_500 });
    }).toPass();
    await hide(page);
    expect(asked).toEqual([]);
    const loaded = reporterLoaded(page);
    await allow.click();
    await loaded;
    await expect(allow).toBeHidden();
    const again = reporterLoaded(page);
    await page.reload();
    await again;
    const settings = page.getByRole('button', { name: message('reportSettings') });
    // The footer content loads with the first interaction after hydration.
    await expect(async () => {
      await page.mouse.wheel(0, 200);
      await expect(settings).toBeVisible({ timeout: 1_500 });
    }).toPass();
    await settings.click();
    await page.getByRole('button', { name: message('refuseReports') }).click();
    await expect(allow).toBeHidden();
    asked.length = 0;
    await hide(page);
    await page.reload();
    await page.mouse.wheel(0, 200);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
});
