import type { BrowserContext, Page } from '@playwright/test';
import { tricks } from '../../packages/sandbox/src/play/hostile/tricks.ts';
import { expect, headerBalance, logIn, test } from './support/journey.ts';
import { DESKTOP } from './support/screens.ts';
import { followSandbox } from './support/time.ts';

test.use(DESKTOP);

const GAME = '/game/g_durian-riot/durian-riot';
const SEARCH = /^(?:ค้นหาเกม|Search games)$/;
const RELOAD = /^(?:โหลดเกมใหม่|Reload game)$/;
const MENU = /^(?:เมนู|Menu)$/;

/**
 * Allowed balance requests for a flood of events: one immediately, and one within 2 s, which may count for the next
 * trick.
 */
const FLOOD_COST = 3;

/** Records everything that the game must not achieve outside its frame. */
function witness(
  context: BrowserContext,
  page: Page,
  { site, api }: { site: string; api: string },
) {
  const seen: string[] = [];
  let credits = 0;
  context.on('page', (popup) => seen.push(`a window: ${popup.url()}`));
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.type()}`);
    void dialog.dismiss();
  });
  page.on('download', (download) => seen.push(`a download: ${download.suggestedFilename()}`));
  page.on('framenavigated', (frame) => {
    // The site may update the state of its history entry. A reload would be visible in `stateOf`.
    const own = new URL(frame.url(), site).pathname.endsWith(GAME);
    if (frame === page.mainFrame()) {
      if (!own) seen.push(`the page went to ${frame.url()}`);
    } else if (frame.url().startsWith(site)) seen.push(`our page in a frame: ${frame.url()}`);
  });
  page.on('pageerror', (error) => seen.push(`an error of ours: ${error.message}`));
  context.on('request', (request) => {
    const ours = request.frame() === page.mainFrame();
    if (ours && request.url().endsWith('/member/credit')) credits += 1;
    if (ours || !request.url().startsWith(api)) return;
    const { authorization, cookie } = request.headers();
    if (authorization ?? cookie) seen.push(`a call with our session: ${request.url()}`);
  });
  return {
    seen,
    /** Number of balance requests since the last call. */
    asked() {
      const count = credits;
      credits = 0;
      return count;
    },
  };
}

/** Parts of the page that a game might change without an event. */
function stateOf(page: Page) {
  return page.evaluate(() => ({
    loaded: performance.timeOrigin,
    address: location.href,
    title: document.title,
    full: document.fullscreenElement !== null,
    mouse: document.pointerLockElement !== null,
    keys: Object.keys(localStorage).filter((key) => /evil/.test(key)),
  }));
}

test('25 hostile games achieve nothing outside their frame', async ({
  browser,
  servers,
  sandbox,
  message,
  href,
  locale,
}) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({
    ...DESKTOP,
    baseURL: servers.site,
    locale: locale === 'th' ? 'th-TH' : 'en-GB',
  });
  await followSandbox(context, sandbox);
  const page = await context.newPage();
  await page.goto(href('/login'));
  await logIn(page, message);
  await expect(headerBalance(page)).toBeVisible();
  await page.goto(href('/list/slot'));
  const first = page.getByRole('main').getByRole('article').first();
  await first.getByRole('link').first().click();
  const frame = page.frameLocator('main iframe');
  await expect(frame.getByRole('button', { name: message('spin') })).toBeEnabled();

  const before = await stateOf(page);
  const { seen, asked } = witness(context, page, { site: servers.site, api: servers.sandbox });
  const search = page
    .getByRole('searchbox', { name: SEARCH })
    .or(page.getByRole('combobox', { name: SEARCH }));
  const menu = page.getByRole('banner').getByRole('button', { name: MENU });
  const shell = page.locator('[data-component=app-frame]');

  const stopped = page.getByRole('alert').getByText(/เกมถูกปิดเพราะรบกวน|The game was closed/);

  /** Checks that the page reacts to a click and to keys. */
  const answers = async (trick: string) => {
    const folded = (await shell.getAttribute('data-state')) === 'folded';
    await menu.click({ timeout: 20_000 });
    await expect(shell, trick).toHaveAttribute('data-state', folded ? 'unfolded' : 'folded');
    await search.click();
    await page.keyboard.type('koi', { delay: 20 });
    await expect(search, `${trick}: what is typed`).toHaveValue('koi');
    await search.fill('');
    await menu.focus();
  };

  for (const { id, mustNot } of tricks) {
    await test.step(id, async () => {
      await sandbox.pull('hostile-game', { trick: id });
      asked();
      const begun = page.waitForEvent('console', (said) => said.text() === `tries ${id}`);
      await page.getByRole('main').getByRole('button', { name: RELOAD }).click();
      await begun;
      const played = frame.locator(`#app[data-trick=${id}]`);
      if (id === 'message-flood') {
        // The game is stopped when it does something that no sandbox can prevent.
        await expect(stopped).toBeVisible();
      } else if (id === 'own-page') {
        // It navigates its own frame away within a second, which has no effect either.
        await expect(played).toHaveCount(0);
      } else if (id !== 'endless-loop') {
        await expect(played).toHaveAttribute('data-state', /tried/);
        // A game that takes focus, pointer or screen may consume a press.
        await expect(async () => {
          await frame.getByRole('button', { name: 'Spin' }).click({ timeout: 5_000 });
          await expect(played, id).toHaveAttribute('data-state', 'tried twice', { timeout: 5_000 });
        }).toPass();
        await expect(played.locator('#gains'), id).toHaveText('');
      }
      if (id === 'focus-theft') {
        await search.click();
        await expect(stopped).toBeVisible();
      }
      await answers(id);
      expect(await stateOf(page), `${id}: must not come to this: ${mustNot}`).toEqual(before);
      expect(seen, `${id}: must not come to this: ${mustNot}`).toEqual([]);
      expect(asked(), `${id}: questions for the balance`).toBeLessThanOrEqual(
        /flood$|loop$/.test(id) ? FLOOD_COST : 0,
      );
    });
  }
  await context.close();
});

test('a game that floods the history does not prevent leaving', async ({
  blankMemberPage: page,
  sandbox,
  watch,
  href,
  locale,
}) => {
  watch.expectConsole(/./);
  await sandbox.pull('hostile-game', { trick: 'history-flood' });
  await page.goto(href('/list/slot'));
  await page.goto(href(GAME));
  const frame = page.frameLocator('main iframe');
  await frame.getByRole('button', { name: 'Spin' }).click();
  await expect(frame.locator('#app')).toHaveAttribute('data-state', 'tried twice');
  const back = locale === 'th' ? 'ย้อนกลับ' : 'Back';
  await page.getByRole('main').getByRole('link', { name: back }).click();
  const leave = locale === 'th' ? 'ออกจากเกม' : 'Leave game';
  await page.getByRole('alertdialog').getByRole('button', { name: leave }).click();
  await expect(page).toHaveURL(href('/list/slot'));
});
