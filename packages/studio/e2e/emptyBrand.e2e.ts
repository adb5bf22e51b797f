import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';
import { suggestColours } from '@brand/ui/theme';

import { unzipFolder } from '../src/model/folderZip.ts';
import { writeFolder } from '../src/server/folderStore.ts';
import { draftOf, groundOf, test } from './studioTest.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="#2f6fed" d="M4 4h112v32H4z"/></svg>';
const SIX = suggestColours('#2f6fed', 'dark');

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('leads from an empty brand to a running site', async ({ page, studio, root }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const folder = join(root, 'nova');
  await page.goto(studio.address);
  const draft = draftOf(page);
  await expect(draft.getByRole('banner').getByRole('img', { name: 'Nova' })).toBeVisible();
  await expectAccessible(page);

  // One colour: the page is recoloured in place, before anything is built.
  await page.getByLabel('Colour of your brand').fill('#2f6fed');
  await page.getByRole('button', { name: 'Start from this colour' }).click();
  await expect.poll(groundOf(page)).toBe(SIX.bg);
  await expect(page.getByText(/^All \d+ pairs of colours can be read/)).toBeVisible();
  await expect(page.getByText(/to stay (visible|readable)/).first()).toBeVisible();

  // The name: a problem stands beside its field, and the site shows the last state without one.
  await page.getByRole('tab', { name: 'Texts' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await name.fill('Orion');
  await expect(draft.getByRole('banner').getByRole('img', { name: 'Orion' })).toBeVisible();
  await expectAccessible(page);

  // The logo: it is served by the real site, and its colours are offered.
  await page.getByRole('tab', { name: 'Logo' }).click();
  const picture = { name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };
  await page.getByLabel('File of the logo').setInputFiles(picture);
  const served = async () =>
    (await page.request.get(new URL('/operator/logo.svg', studio.address).href)).text();
  await expect.poll(served).toBe(LOGO);
  await expectAccessible(page);
  await page.keyboard.press('Control+z');
  await expect.poll(served).not.toBe(LOGO);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(served).toBe(LOGO);
  await page.getByRole('tab', { name: 'Colours' }).click();
  await expect(page.getByRole('button', { name: 'Start from #2f6fed' })).toBeVisible();

  // A feature that is off is gone from the site.
  await page.getByRole('tab', { name: 'Menu' }).click();
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'VIP' }).uncheck();
  await page.getByLabel('Page', { exact: true }).selectOption('Menu');
  await expect(draft.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(draft.getByRole('main').locator('a[href$="/vip"]')).toHaveCount(0);

  // A member, beside the saved brand.
  await page.getByRole('radio', { name: 'Member' }).check();
  await page.getByRole('radio', { name: 'Next to saved' }).check();
  for (const frame of ['Draft', 'Saved']) {
    const header = page.frameLocator(`iframe[title=${frame}]`).getByRole('banner');
    await expect(header.getByRole('link', { name: /login|เข้าสู่ระบบ/i })).toHaveCount(0);
    await expect(header).toBeVisible();
  }

  // Not a byte of the folder has changed so far.
  const settingsOf = (place: string) =>
    JSON.parse(readFileSync(join(place, 'operator.json'), 'utf8')) as {
      brand: { name: string };
      theme: { bg: string };
    };
  expect(settingsOf(folder).brand.name).toBe('Nova');

  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Operator folder (zip)' }).click(),
  ]);
  const exported = join(root, 'exported');
  writeFolder(exported, unzipFolder(new Uint8Array(readFileSync(await download.path()))));
  const command = join(ROOT, 'packages/operator/src/command/main.ts');
  execFileSync(process.execPath, ['--conditions=source', command, 'build', exported], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect(existsSync(join(exported, 'operator/theme.css'))).toBe(true);
  const built = JSON.parse(readFileSync(join(exported, 'operator/operator.json'), 'utf8')) as {
    brand: { name: string };
    theme: { page: string };
  };
  expect(built.brand.name).toBe('Orion');
  expect(built.theme.page).toBe(SIX.bg);
  expect(readFileSync(join(exported, 'operator/logo.svg'), 'utf8')).toBe(LOGO);

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect.poll(() => settingsOf(folder).theme.bg).toBe(SIX.bg);
  // The site of the saved folder runs with the new brand.
  const saved = page.frameLocator('iframe[title=Saved]');
  await expect(saved.getByRole('banner').getByRole('img', { name: 'Orion' })).toBeVisible();
  await expect.poll(groundOf(page, saved)).toBe(SIX.bg);
  expect(errors).toEqual([]);
});

test('takes a theme from an address', async ({ page, studio }) => {
  const theme =
    'theme=f4ecdd.fdf8ee.c23616.fdf8ee.2b3c66.e8dcc3.soft.roomy.looped-trirong.framed.light';
  await page.goto(`${studio.address}#${theme}`);
  await expect.poll(groundOf(page)).toBe('#f4ecdd');
  expect(page.url()).not.toContain('#theme');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(groundOf(page)).not.toBe('#f4ecdd');
});
