import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type Page, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserLaunch } from '../../browser.mjs';
import type { Outcome } from '../outcome.ts';
import { packPng } from '../packPng.ts';
import { reportData, writeReport } from './writeReport.ts';

const mode = 'jade-en-390';
const story = {
  title: 'Primitives/Button',
  tags: [],
  importPath: './packages/ui/src/Button.stories.tsx',
};
const outcome = (name: string, status: Outcome['status'], rendering = false): Outcome => ({
  key: `${mode}/primitives-button--${name}`,
  mode,
  storyId: `primitives-button--${name}`,
  status,
  ...(status === 'removed' ? {} : { story: { ...story, id: name, name } }),
  ...(status === 'changed' ? { difference: { pixels: 12, share: 0.02, rendering } } : {}),
  ...(status === 'failed' ? { errors: ['It broke </script><b>off</b>'] } : {}),
});
const outcomes = [
  outcome('steady', 'same'),
  outcome('edges', 'changed', true),
  outcome('default', 'changed'),
  outcome('looks', 'new'),
  outcome('gone', 'removed'),
  outcome('broken', 'failed'),
];
const folder = mkdtempSync(join(tmpdir(), 'report-'));
let browser: Browser;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  const picture = await packPng({ width: 2, height: 2, data: Buffer.alloc(16, 255) });
  const file = join(folder, 'report.html');
  const about = { outcomes, changes: ['The browser was 1 and is 2.'], sameSources: true };
  writeReport(file, about, { fileOf: () => picture }, { file: () => picture });
  browser = await chromium.launch(browserLaunch());
  page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => problems.push(message.text()));
  page.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) problems.push(request.url());
  });
  await page.goto(pathToFileURL(file).href);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

const shown = () => page.locator('#entry h2').textContent();
const listedNames = () => page.locator('.entry .name').allTextContents();

it('names the browser first, and lists rendering differences last', async () => {
  expect(await page.locator('#warning').textContent()).toMatch(
    /^The browser was 1 .* none is ours/,
  );
  expect(await listedNames()).toEqual(['default', 'looks', 'gone', 'broken', 'edges']);
  await page.keyboard.press('e');
  expect(await listedNames()).not.toContain('edges');
  await page.keyboard.press('e');
});

it('is controlled by keyboard: next and previous picture, views and marks', async () => {
  expect(await shown()).toContain('default');
  expect(await page.locator('figure').count()).toBe(3);
  await page.keyboard.press('1');
  expect(await page.locator('figcaption').allTextContents()).toEqual(['Before']);
  await page.keyboard.down(' ');
  expect(await page.locator('figcaption').allTextContents()).toEqual(['After']);
  await page.keyboard.up(' ');
  await page.keyboard.press('1');
  await page.keyboard.press('a');
  await page.keyboard.press('j');
  expect(await shown()).toContain('looks');
  await page.keyboard.press('k');
  expect(await shown()).toContain('default');
  expect(await page.locator('#command code').textContent()).toBe(
    `npm run visual -- --accept ${mode}/primitives-button--default`,
  );
});

it('filters, searches and leaves the search again', async () => {
  await page.keyboard.press('n');
  expect(await listedNames()).toEqual(['looks']);
  await page.keyboard.press('n');
  await page.keyboard.press('/');
  await page.keyboard.type('gone');
  expect(await listedNames()).toEqual(['gone']);
  await page.keyboard.press('Enter');
  expect(await shown()).toContain('gone');
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  expect(await listedNames()).toHaveLength(5);
  await page.keyboard.press('?');
  expect(await page.locator('#help').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.locator('#help').isVisible()).toBe(false);
});

it('accepts everything by one short command, except failed stories', async () => {
  await page.keyboard.press('Shift+A');
  expect(await page.locator('#command code').textContent()).toBe('npm run visual -- --accept');
});

it('uses no network, violates no policy, and parses no text as HTML', async () => {
  await page.keyboard.press('f');
  expect(await page.locator('#entry .nothing').textContent()).toContain('</script>');
  expect(problems).toEqual([]);
});

it('says for a difference under another browser whether the sources changed too', () => {
  const about = { outcomes, changes: ['Another browser.'], sameSources: false };
  const data = reportData(about, { fileOf: () => undefined }, { file: () => undefined });
  expect(data.warning).toMatch(/changed as well/);
  expect(data.counts).toMatchObject({ same: 1, changed: 2, new: 1, removed: 1, failed: 1 });
});

it('shows the last picture of a removed mode, without a link', () => {
  const gone = {
    key: 'a/b',
    mode: 'nobody-xx-1',
    storyId: 'button--default',
    status: 'removed',
  } as const;
  const about = { outcomes: [gone], changes: [], sameSources: true };
  const data = reportData(about, { fileOf: () => undefined }, { file: () => undefined });
  expect(data.entries).toMatchObject([{ mode: 'nobody-xx-1', status: 'removed', link: null }]);
});
