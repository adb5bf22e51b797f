import type { Locator, Page } from '@playwright/test';
import { expect, test as journey, logIn } from './support/journey.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { messagesOf, type MessagesOf } from './support/messageTable.ts';

const TABLE = {
  newTab: ['เปิดในแท็บใหม่', 'Open in a new tab'],
  maintenance: ['ปิดปรับปรุง', 'Maintenance'],
  others: ['เลือกเกมอื่น', 'Other games'],
  blocked: ['เบราว์เซอร์ไม่ให้เปิดแท็บใหม่', 'The browser blocked the new tab'],
  foreignHost: ['ไม่ได้อยู่ในเว็บไซต์ของค่ายเกมที่รองรับ', 'does not belong to our providers'],
  scheme: ['ไม่ใช่หน้าเว็บ', 'not a web page'],
  ownOrigin: ['ชี้กลับมาที่เว็บไซต์นี้', 'leads back to this site'],
  tooLong: ['ยาวผิดปกติ', 'unusually long'],
  hidden: ['อักขระแฝง', 'hidden characters'],
  unknown: ['เปิดเกมไม่สำเร็จ', 'The game could not be opened'],
  retry: ['ลองใหม่', 'Retry'],
} as const;

const test = journey.extend<{ launchWords: MessagesOf<typeof TABLE> }>({
  launchWords: async ({ locale }, provide) => provide(messagesOf(TABLE)(locale)),
});

/** The link of a card, by its position in the list. */
function cardLink(page: Page, at: number): Locator {
  return page.getByRole('main').getByRole('article').nth(at).getByRole('link').first();
}

/** Presses an element that opens a tab, and returns the tab once the game has loaded. */
async function tabOf(page: Page, button: Locator): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), button.click()]);
  await tab.waitForURL(/\/play\//);
  return tab;
}

/** Holds all replies of the launch call until they are released. */
async function holdLaunches(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/game/launch', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test.describe('sport on a desktop', () => {
  test.use(DESKTOP);

  test('opens in a tab that is cut off from the site, one at a time; a visitor logs in first', async ({
    page,
    sandbox,
    message,
    launchWords,
    href,
  }) => {
    const dialog = page.getByRole('alertdialog');
    await test.step('from login to the game page, which waits for a press', async () => {
      await page.goto(href('/list/sport'));
      await cardLink(page, 0).click();
      await expect(page).toHaveURL(/\/login\?url=%2F(?:en%2F)?game%2F/);
      await logIn(page, message);
      await expect(page).toHaveURL(/\/game\/[^/]+\/[^/]+$/);
    });

    const first = await test.step('the tab has no reference to the site', async () => {
      const tab = await tabOf(page, page.getByRole('button', { name: launchWords('newTab') }));
      const seen = await tab.evaluate(() => ({
        opener: window.opener as unknown,
        referrer: document.referrer,
        path: location.pathname,
      }));
      expect(seen.opener).toBeNull();
      expect(['', `${new URL(page.url()).origin}/`]).toContain(seen.referrer);
      return tab;
    });

    const second = await test.step('the next game closes the tab of the first', async () => {
      await page.goBack();
      await page.goto(href('/list/sport'));
      // The page was reloaded, so it no longer controls the tab that it opened before.
      const opened = await tabOf(page, cardLink(page, 1));
      expect(first.isClosed()).toBe(false);
      const gone = opened.waitForEvent('close');
      const next = await tabOf(page, cardLink(page, 2));
      await gone;
      expect(next.isClosed()).toBe(false);
      return next;
    });

    await test.step('a tab whose launch fails is closed, and a dialog shows the reason', async () => {
      const whole = second.waitForEvent('close');
      for (const [answer, sentence] of [
        ['other-host', 'foreignHost'],
        ['javascript', 'scheme'],
        ['own-origin', 'ownOrigin'],
        ['long', 'tooLong'],
        ['hidden', 'hidden'],
      ] as const) {
        await sandbox.pull('launch-answer', { answer });
        const [tab] = await Promise.all([
          page.context().waitForEvent('page'),
          cardLink(page, 1).click(),
        ]);
        await expect(dialog).toContainText(launchWords(sentence));
        await expect.poll(() => tab.isClosed()).toBe(true);
        await page.getByRole('button', { name: message('close'), exact: true }).click();
        await expect(dialog).toBeHidden();
      }
      await whole;
    });

    await test.step('an unknown code offers a retry', async () => {
      await sandbox.pull('launch-answer', { answer: 'unknown-code' });
      await cardLink(page, 1).click();
      await expect(dialog).toContainText(launchWords('unknown'));
      await expect(dialog).toContainText('5999');
      await sandbox.pull('launch-answer', { answer: 'right' });
      const tab = await tabOf(page, dialog.getByRole('button', { name: launchWords('retry') }));
      await expect(dialog).toBeHidden();
      await tab.close();
    });

    await test.step('a tab that is closed while it waits is ignored', async () => {
      const letGo = await holdLaunches(page);
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        cardLink(page, 1).click(),
      ]);
      await expect(page.getByRole('main').getByRole('article').nth(1)).toHaveAttribute(
        'data-state',
        'launching',
      );
      await tab.close();
      const answered = page.waitForResponse('**/game/launch');
      letGo();
      await answered;
      await page.unroute('**/game/launch');
      await expect(page.getByRole('main').getByRole('article').nth(1)).toHaveAttribute(
        'data-state',
        'idle',
      );
      await expect(dialog).toBeHidden();
    });

    await test.step('a blocked tab is reported, and a press opens it afterwards', async () => {
      await page.evaluate(() => {
        const open = window.open;
        window.open = () => {
          window.open = open;
          return null;
        };
      });
      await cardLink(page, 1).click();
      await expect(dialog).toContainText(launchWords('blocked'));
      await tabOf(page, dialog.getByRole('button', { name: launchWords('newTab') }));
      await expect(dialog).toBeHidden();
    });

    await test.step('maintenance shows the message of the provider as text', async () => {
      const link = await cardLink(page, 0).getAttribute('href');
      const [, game = ''] = /game\/g_([^/]+)/.exec(link ?? '') ?? [];
      await sandbox.pull('game-maintenance', { game, sentence: 'ปิดถึง <b>12:00</b> น.' });
      await cardLink(page, 0).click();
      await expect(
        page.getByRole('alertdialog', { name: launchWords('maintenance') }),
      ).toContainText('ปิดถึง 12:00 น.');
      await dialog.getByRole('button', { name: launchWords('others') }).click();
      await expect(page).toHaveURL(href('/list/sport'));
      await expect(dialog).toBeHidden();
    });
  });
});

test.describe('a game on a phone', () => {
  test.use(PHONE);

  test('replaces its page, so that Back goes to the lobby; an invalid address is not opened', async ({
    memberPage: page,
    sandbox,
    launchWords,
    href,
  }) => {
    let launches = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/game/launch') && request.method() === 'POST') launches += 1;
    });
    const main = page.getByRole('main');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /กีฬา|Sports/ })
      .first()
      .click();
    await expect(page).toHaveURL(href('/list/sport'));
    await cardLink(page, 0).click();
    await page.waitForURL(/\/play\//);
    expect(await page.evaluate(() => window.opener as unknown)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(href('/list/sport'));
    await expect(cardLink(page, 0)).toBeVisible();
    expect(launches).toBe(1);

    await sandbox.pull('launch-answer', { answer: 'javascript' });
    await cardLink(page, 0).click();
    await expect(main).toContainText(launchWords('scheme'));
    expect(launches).toBe(2);
    await sandbox.pull('launch-answer', { answer: 'unknown-code' });
    await page.goBack();
    await cardLink(page, 1).click();
    await expect(main).toContainText('5999');
    await sandbox.pull('launch-answer', { answer: 'right' });
    await main.getByRole('button', { name: launchWords('retry') }).click();
    await page.waitForURL(/\/play\//);
    expect(launches).toBe(4);
  });
});
