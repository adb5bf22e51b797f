import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';

import { zipFolder } from '../src/model/folderZip.ts';
import { readFolder } from '../src/server/folderStore.ts';
import { groundOf, test } from './studioTest.ts';

const GROUND = '#f4ecdd';
const OTHER_GROUND = '#070d0b';
const SHARED =
  '#theme=f4ecdd.fdf8ee.c23616.fdf8ee.2b3c66.e8dcc3.soft.roomy.looped-trirong.framed.light';

/** What the menu of exports offers, and the name of a file of it. */
const EXPORTS = [
  ['Operator folder (zip)', 'nova.zip'],
  ['Design tokens (W3C, JSON)', 'nova.tokens.json'],
  ['Theme of operator.json (JSON)', 'nova.theme.json'],
  ['Style sheet (CSS)', 'nova.css'],
] as const;

async function exported(page: Page, item: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  const entry = page.getByRole('menuitem', { name: item });
  // A preview that loads meanwhile takes the focus, and so closes the menu.
  await expect(async () => {
    if (!(await entry.isVisible())) await page.getByRole('button', { name: 'Export' }).click();
    await entry.click({ timeout: 2_000 });
  }).toPass();
  return readFileSync(await (await download).path());
}

const importOf = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('Folder (zip), design tokens (JSON) or theme (CSS)')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

test('takes back the same brand from every file that it exports', async ({ page, studio }) => {
  await page.goto(studio.address + SHARED);
  await expect.poll(groundOf(page)).toBe(GROUND);
  await page.getByRole('tab', { name: 'Texts' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Orion');
  await page.getByRole('tab', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'VIP' }).uncheck();
  const files = new Map<string, Buffer>();
  for (const [item, name] of EXPORTS) files.set(name, await exported(page, item));

  await page.getByRole('tab', { name: 'Colours' }).click();
  for (const [item, name] of EXPORTS) {
    await page.getByRole('button', { name: 'Jade' }).click();
    await expect.poll(groundOf(page)).toBe(OTHER_GROUND);
    if (name === 'nova.zip') {
      await page.getByRole('tab', { name: 'Menu' }).click();
      await page.getByRole('switch', { name: 'VIP' }).check();
    }
    await importOf(page, name, files.get(name)!);
    await expect(page.getByText(name).first()).toBeVisible();
    await expect.poll(groundOf(page)).toBe(GROUND);
    // Byte by byte: all that the file holds, in the same order.
    expect(await exported(page, item), name).toEqual(files.get(name));
    await page.getByRole('tab', { name: 'Colours' }).click();
  }
  // One step of the history.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(groundOf(page)).toBe(OTHER_GROUND);

  await importOf(page, 'own.css', Buffer.from('body { color: red }'));
  await expect(page.getByText(/^own\.css: This style sheet is not a theme/)).toBeVisible();
  await expect.poll(groundOf(page)).toBe(OTHER_GROUND);
});

test('carries a theme in the address that it copies', async ({ page, context, studio }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(studio.address + SHARED);
  await expect.poll(groundOf(page)).toBe(GROUND);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(studio.address + SHARED);
});

test('shows draft and saved brand side by side, on both devices, in both languages', async ({
  page,
  studio,
}) => {
  await page.goto(studio.address + SHARED);
  await expect.poll(groundOf(page)).toBe(GROUND);
  const saved = page.frameLocator('iframe[title=Saved]');
  await page.getByRole('radio', { name: 'Next to saved' }).check();
  await expect(saved.getByRole('banner')).toBeVisible();
  expect(await groundOf(page, saved)()).not.toBe(GROUND);
  const draft = page.frameLocator('iframe[title=Draft]');
  const html = draft.locator('html');
  const width = async () => html.evaluate(() => innerWidth);
  for (const [device, px] of [
    ['Phone', 390],
    ['Desktop', 1440],
  ] as const) {
    await page.getByRole('radio', { name: device }).check();
    await expect.poll(width).toBe(px);
  }
  for (const [language, code] of [
    ['English', 'en'],
    ['ไทย', 'th'],
  ] as const) {
    await page.getByRole('radio', { name: language }).check();
    for (const frame of [draft, saved])
      await expect(frame.locator('html')).toHaveAttribute('lang', code);
  }
});

test('starts from a colour of the logo', async ({ page, studio }) => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="#c2185b" d="M4 4h112v32H4z"/></svg>';
  await page.goto(studio.address);
  await page.getByRole('tab', { name: 'Logo' }).click();
  const file = { name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) };
  await page.getByLabel('File of the logo').setInputFiles(file);
  await page.getByRole('tab', { name: 'Colours' }).click();
  await page.getByRole('button', { name: 'Start from #c2185b' }).click();
  const theme = JSON.parse((await exported(page, 'Theme of operator.json (JSON)')).toString()) as {
    theme: { bgBtn: string };
  };
  expect(theme.theme.bgBtn).toBe('#c2185b');
  await expect(page.getByText(/^All \d+ pairs of colours can be read/)).toBeVisible();
});

test('keeps the languages of a folder, and shows the site in each of them', async ({
  page,
  studio,
}) => {
  const folder = Buffer.from(
    zipFolder(readFolder(join(import.meta.dirname, '../../../site/e2e/operators/lao'))),
  );
  await page.goto(studio.address);
  await importOf(page, 'lao.zip', folder);
  await page.getByRole('radio', { name: 'ພາສາລາວ' }).check();
  const html = page.frameLocator('iframe[title=Draft]').locator('html');
  await expect(html).toHaveAttribute('lang', 'lo');
  expect(await exported(page, 'Operator folder (zip)')).toEqual(folder);
});
