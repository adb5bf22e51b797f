// The built Storybook as designers use it: no white flash, usage before the stories, search by other words, a tablet, and the
// theme studio as a static page.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { ROOT } from '../bootstrap.mjs';
import { browserLaunch } from '../browser.mjs';
import { STUDIO_STORIES, buildStories } from '../build.mjs';
import { fail, step } from '../progress.mjs';
import { VIEWPORTS } from '../../.storybook/viewports.ts';

/** Storybook is read from its folder under this address: local, but without a port. */
const ADDRESS = 'http://localhost';
const DOCS = `${ADDRESS}/iframe.html?viewMode=docs&id=cashier-depositpanel--docs`;
/** The largest value of a channel of a dark colour. */
const DARK = 80;

async function openFolder(browser: Browser, isScripted = true): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(
      ROOT,
      STUDIO_STORIES,
      decodeURIComponent(pathname).replace(/\/$/, '/index.html'),
    );
    if (!isScripted && /\.m?js$/.test(pathname)) return route.abort();
    return route.fulfill(existsSync(path) ? { path } : { status: 404 });
  });
  return context;
}

/** What is on the screen while the scripts are still loading. */
async function darkWithoutScripts(browser: Browser): Promise<void> {
  const context = await openFolder(browser, false);
  for (const path of [
    '/',
    '/iframe.html?viewMode=story&id=primitives-button--default',
    '/iframe.html?viewMode=docs',
  ]) {
    const page = await context.newPage();
    await page.goto(ADDRESS + path, { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    for (const part of ['html', '.sb-preparing-story', '.sb-preparing-docs']) {
      const grounds = await page
        .locator(part)
        .evaluateAll((elements) =>
          elements.map((element) => getComputedStyle(element).backgroundColor),
        );
      for (const ground of grounds) {
        const [red = 255, green = 255, blue = 255] = (ground.match(/[\d.]+/g) ?? []).map(Number);
        const isDark = ground !== 'rgba(0, 0, 0, 0)' && Math.max(red, green, blue) < DARK;
        assert.ok(isDark, `${path}: ${part} is ${ground}`);
      }
    }
    await page.close();
  }
  await context.close();
}

async function usageFirst(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(DOCS);
  // The code is printed once its story has rendered.
  const code = page.locator('pre').filter({ hasText: '<DepositPanel' }).first();
  await code.waitFor();
  await page.waitForFunction(() => {
    const stories = [...document.querySelectorAll('.sb-story')];
    return stories.length > 10 && stories.every((each) => each.querySelector('[data-component]'));
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  assert.equal(await page.evaluate(() => scrollY), 0, 'the page opens further down');
  const parts = [
    page.locator('h1').first(),
    code,
    ...['#when', '#props', '#states'].map((id) => page.locator(id)),
  ];
  const tops: number[] = [];
  for (const part of parts) tops.push((await part.boundingBox())?.y ?? Number.NaN);
  const inOrder = tops.toSorted((one, other) => one - other);
  assert.deepEqual(tops, inOrder, 'the order of the page');
  const table = await page.locator('.docblock-argstable').first().innerText();
  assert.match(table, /state/);
  assert.doesNotMatch(table, /@default/);
  await page.close();
}

async function search(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${ADDRESS}/?path=/story/primitives-button--default`);
  for (const [word, component] of [
    ['modal', 'Dialog'],
    ['dropdown', 'Select'],
    ['top up', 'DepositPanel'],
  ] as const) {
    await page.getByRole('searchbox').fill(word);
    await page.getByRole('option').filter({ hasText: component }).first().waitFor();
  }
  await page.close();
}

async function everyWindow(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  for (const [name, { styles }] of Object.entries(VIEWPORTS)) {
    const globals = `viewport.value:${name}`;
    await page.goto(`${ADDRESS}/?path=/story/primitives-button--default&globals=${globals}`);
    const frame = page.locator('#storybook-preview-iframe');
    await page.frameLocator('#storybook-preview-iframe').getByRole('button').first().waitFor();
    const width = await frame.evaluate((element) => (element as HTMLIFrameElement).clientWidth);
    assert.equal(`${width}px`, styles.width, name);
  }
  await page.close();
}

async function staticStudio(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${ADDRESS}/iframe.html?viewMode=story&id=start-theme-studio--theme-studio`);
  const draft = page.frameLocator('iframe[title=Draft]');
  await draft.locator('[data-component]').first().waitFor();
  const ground = () =>
    draft.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const before = await ground();
  await page.getByRole('button', { name: 'Siam' }).click();
  const end = performance.now() + 20_000;
  while ((await ground()) === before)
    assert.ok(performance.now() < end, 'the story keeps its theme');
  await page.getByLabel('Component', { exact: true }).selectOption('Primitives/Button');
  await draft.locator('[data-component=button]').first().waitFor();
  await page.close();
}

async function check(): Promise<void> {
  const runtime = { node: process.execPath, env: process.env };
  await step('Building Storybook', (note) => buildStories(ROOT, runtime, note));
  const browser = await chromium.launch(browserLaunch());
  try {
    await step('Dark before its scripts', () => darkWithoutScripts(browser));
    const context = await openFolder(browser);
    await step('Usage, props and code before the stories', () => usageFirst(context));
    await step('Search by other words', () => search(context));
    await step('Every window of the toolbar', () => everyWindow(context));
    await step('Theme studio without a server', () => staticStudio(context));
  } finally {
    await browser.close();
  }
}

check().catch(fail);
