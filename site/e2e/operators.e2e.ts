import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operator } from '@brand/operator';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { browserLaunch } from '../../scripts/browser.mjs';
import { watchShifts } from './support/layoutShifts.ts';
import type { TestServers } from './support/servers.ts';
import { expect, test } from './support/journey.ts';

// Two brands on one server.
test.use({ serverOptions: { operators: ['lotus', 'jade'] } });

const NAMES = ['lotus', 'jade'] as const;

const addressOf = (servers: TestServers, name: string) => {
  const { port } = new URL(servers.site);
  return `http://${name}.localhost:${port}`;
};

const operatorOf = async (servers: TestServers, name: string): Promise<Operator> =>
  JSON.parse(await readFile(join(servers.built, name, 'operator.json'), 'utf8')) as Operator;

/** `#rrggbb` of the page's background, as the browser computes it. */
const ground = (page: Page) =>
  page.evaluate(() => {
    const channels = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return `#${channels.map((one) => Number(one).toString(16).padStart(2, '0')).join('')}`;
  });

/** `#rrggbb` of a point that no header and no content covers yet. */
async function paintedColour(page: Page): Promise<string> {
  const { data } = PNG.sync.read(await page.screenshot());
  return `#${data.subarray(0, 3).toString('hex')}`;
}

for (const name of NAMES) {
  test(`one server shows ${name} under its own host name`, async ({ page, servers, href }) => {
    const { brand, theme } = await operatorOf(servers, name);
    await page.goto(addressOf(servers, name) + href('/'));
    await expect(page.getByRole('banner').getByRole('img', { name: brand.name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(brand.name));
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', theme.bar);
    await expect.poll(() => ground(page)).toBe(theme.page);
    await page.waitForLoadState('networkidle');
  });

  test(`${name} is visible at first paint, while the script is still loading`, async ({
    page,
    servers,
    href,
  }) => {
    let release = () => undefined as void;
    const script = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await script;
      await route.continue();
    });
    const { theme, brand } = await operatorOf(servers, name);
    await page.goto(addressOf(servers, name) + href('/'), { waitUntil: 'commit' });
    await expect(page.locator('#root')).toBeAttached();
    // No script has run, and the page is rendered with its brand.
    await expect(page.getByRole('banner').getByRole('img', { name: brand.name })).toBeVisible();
    await expect.poll(() => paintedColour(page)).toBe(theme.bar);
    await expect.poll(() => ground(page)).toBe(theme.page);
    await expect(page).toHaveTitle(new RegExp(brand.name));
    await expect(page.getByRole('article')).toHaveCount(0);
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`${name} loads without layout shift`, async ({ page, servers, href }) => {
    const shifts = await watchShifts(page);
    for (const path of ['/', '/login']) {
      await page.goto(addressOf(servers, name) + href(path), { waitUntil: 'networkidle' });
      expect(await shifts(), path).toEqual([]);
    }
  });
}

test('the menus list the entries of each operator, in its order', async ({
  page,
  servers,
  href,
}) => {
  for (const name of NAMES) {
    const { menus } = await operatorOf(servers, name);
    const kinds = menus.games as string[];
    const listed = menus.more.includes('freespin') ? [...kinds, 'freespin'] : kinds;
    await page.goto(addressOf(servers, name) + href('/menu'));
    const links = page
      .getByRole('main')
      .locator('[data-component=menu-tiles]')
      .first()
      .getByRole('link');
    await expect(links).toHaveCount(listed.length);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(listed.map((game) => href(`/list/${game}`)));
  }
});

test('a folder that replaces another is used at the next load', async ({ page, servers, href }) => {
  const shown = join(servers.built, 'lotus');
  const away = join(servers.built, '.lotus');
  const { theme } = await operatorOf(servers, 'jade');
  await page.goto(servers.site + href('/'));
  await expect(page).toHaveTitle(/Lotus/);
  await cp(join(servers.built, 'jade'), join(servers.built, '.jade'), { recursive: true });
  await rename(shown, away);
  await rename(join(servers.built, '.jade'), shown);
  try {
    // As below: a page may start with the old colours and load the new name. That page is not checked.
    await expect(async () => {
      const document = await page.reload();
      expect(await document?.text()).toMatch(/<title>[^<]*Jade/);
    }).toPass();
    await expect(page).toHaveTitle(/Jade/);
    await expect.poll(() => ground(page)).toBe(theme.page);
  } finally {
    await rm(shown, { recursive: true });
    await rename(away, shown);
  }
});

test("an operator's own message is shown from the first view", async ({
  page,
  servers,
  href,
  locale,
  message,
}) => {
  const file = join(servers.built, 'jade', 'operator.json');
  const before = await readFile(file, 'utf8');
  const jade = JSON.parse(before) as Operator;
  const own = locale === 'th' ? 'เข้าบ้านหยก' : 'Enter the servers';
  jade.texts[locale] = { ...jade.texts[locale], 'shell.nav.login': [{ type: 0, value: own }] };
  await writeFile(file, JSON.stringify(jade));
  await page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(globalThis, { said });
    new MutationObserver(() => {
      for (const link of document.querySelectorAll('header a')) said.add(link.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  try {
    // The server checks a folder periodically. Until its documents are rendered with the new text, a page may start with
    // the old text and load the new settings a moment later. That page is not checked.
    await expect(async () => {
      const document = await page.goto(addressOf(servers, 'jade') + href('/'));
      expect(await document?.text()).toContain(own);
    }).toPass();
    await expect(page.getByRole('banner').getByRole('link', { name: own })).toBeVisible();
    const said = await page.evaluate(() => [...(globalThis as unknown as { said: [] }).said]);
    expect(said).toContain(own);
    expect(said).not.toContain(message('login'));
    // Messages without an override stay unchanged.
    await expect(page.getByRole('navigation').getByText(message('home')).first()).toBeAttached();
  } finally {
    await writeFile(file, before);
  }
});

test('a public page uses no host on a local machine', async ({
  playwright,
  servers,
  href,
  message,
  watch,
}) => {
  watch.expectConsole(/./);
  const { port } = new URL(servers.site);
  const launch = browserLaunch();
  const browser = await playwright.chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), '--host-resolver-rules=MAP brand.example 127.0.0.1'],
  });
  try {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto(`http://brand.example:${port}${href('/')}`);
    await expect(page.getByRole('heading', { name: message('startFailed') })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(message('notSetUp'));
    expect(new Set(asked)).toEqual(new Set([`http://brand.example:${port}`]));
  } finally {
    await browser.close();
  }
});
