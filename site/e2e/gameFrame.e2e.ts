import type { ShippedLocale } from '@brand/domain';
import type { FrameLocator, Page } from '@playwright/test';
import { baht, expect, headerBalance, logIn, satangOf, spin, test } from './support/journey.ts';
import { DESKTOP } from './support/screens.ts';
import { pass, startAtNoon } from './support/time.ts';
import type { Messages } from './support/messages.ts';

test.use(DESKTOP);

/** Texts of the bar and of the dialogs above the game, as `[Thai, English]`. */
const BAR = {
  favourite: [/^เกมโปรด: /, /^Favourite: /],
  reload: ['โหลดเกมใหม่', 'Reload game'],
  full: ['เต็มจอ', 'Full screen'],
  notFull: ['ออกจากเต็มจอ', 'Exit full screen'],
  leaveIt: ['ออกจากเกมหรือไม่', 'Leave the game?'],
  stay: ['เล่นต่อ', 'Keep playing'],
  leave: ['ออกจากเกม', 'Leave game'],
  late: ['เกมใช้เวลาโหลดนานกว่าปกติ', 'The game is taking longer than usual'],
  newTab: ['เปิดในแท็บใหม่', 'Open in a new tab'],
  played: [/^เล่นมา [2-9] นาที$/, /^[2-9] min played$/],
  timePlayed: ['เวลาที่เล่น', 'Time played'],
  stop: ['หยุดเล่น', 'Stop playing'],
} as const;

const GAME = '/game/g_durian-riot/durian-riot';

function hands(page: Page, locale: ShippedLocale) {
  const word = (name: keyof typeof BAR) => BAR[name][locale === 'th' ? 0 : 1];
  const main = page.getByRole('main');
  const game = main.frameLocator('iframe');
  // Also below a dialog, where it has no role.
  const frame = page.locator('main iframe');
  return {
    game,
    frame,
    main,
    word,
    bar: (name: keyof typeof BAR) => main.getByRole('button', { name: word(name), exact: true }),
    question: page.getByRole('alertdialog', { name: word('leaveIt') }),
    answer: (name: 'stay' | 'leave') =>
      page.getByRole('alertdialog').getByRole('button', { name: word(name), exact: true }),
  };
}

/** Writes a value into the game's document, which another document would not have. */
async function mark(game: FrameLocator): Promise<() => Promise<boolean>> {
  const root = game.locator('html');
  await root.evaluate((element) => element.setAttribute('data-seen', ''));
  return () => root.evaluate((element) => element.hasAttribute('data-seen'));
}

const spinIn = (page: Page, game: FrameLocator, message: Messages): Promise<void> =>
  spin(page, game.getByRole('button', { name: message('spin') }));

test('a game continues during a deposit, a favourite and full screen', async ({
  memberPage: page,
  message,
  href,
  locale,
}) => {
  const { game, frame, main, bar, word, question } = hands(page, locale);
  await page.goto(href(GAME));
  await spinIn(page, game, message);
  const isSame = await mark(game);
  const shown = satangOf(await game.getByRole('banner').innerText());
  await expect(headerBalance(page)).toHaveText(baht(shown));
  await expect(main.getByText(/^\d\d:\d\d$/)).toBeVisible();

  await test.step('the cashier is above the game, which gets the keyboard focus back afterwards', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: message('deposit') })
      .click();
    const panel = page.getByRole('dialog', { name: message('wallet') });
    await expect(panel.getByRole('heading', { name: message('chooseChannel') })).toBeVisible();
    await expect(frame).toHaveJSProperty('inert', true);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(frame).toHaveJSProperty('inert', false);
    expect(await isSame()).toBe(true);
    await expect(page).toHaveURL(href(GAME));
  });

  await test.step('favourite button', async () => {
    const heart = main.getByRole('button', { name: word('favourite') });
    const before = await heart.getAttribute('aria-pressed');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
    expect(await isSame()).toBe(true);
  });

  await test.step('full screen has bar, money and panels', async () => {
    await bar('full').click();
    await expect(bar('notFull')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.nodeName)).toBe('HTML');
    await main.getByRole('link', { name: message('deposit') }).click();
    const panel = page.getByRole('dialog', { name: message('wallet') });
    await expect(panel.getByRole('heading', { name: message('chooseChannel') })).toBeInViewport();
    await panel.getByRole('button', { name: message('close'), exact: true }).click();
    await expect(panel).toBeHidden();
    await bar('notFull').click();
    await expect(bar('full')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    expect(await isSame()).toBe(true);
  });

  await test.step('another language of the site keeps the game', async () => {
    const other = locale === 'th' ? `/en${GAME}` : GAME;
    await page
      .getByRole('link', { name: message('otherLanguage') })
      .first()
      .click();
    await expect(page).toHaveURL(other);
    expect(await isSame()).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(href(GAME));
    expect(await isSame()).toBe(true);
  });

  await test.step('reloading restarts the game with the same balance', async () => {
    await bar('reload').click();
    await expect.poll(isSame).toBe(false);
    await spinIn(page, game, message);
    await expect(headerBalance(page)).toHaveText(
      baht(satangOf(await game.getByRole('banner').innerText())),
    );
    await expect(question).toBeHidden();
  });

  await test.step('the keyboard focus moves into the game and out of it', async () => {
    await bar('full').focus();
    await page.keyboard.press('Tab');
    await expect(frame).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Tab');
    await expect(bar('full')).toBeFocused();
  });
});

test('leaving a game asks once: on Back, on a link, on closing the tab', async ({
  memberPage: page,
  message,
  href,
  locale,
}) => {
  const { game, main, bar, question, answer } = hands(page, locale);
  const open = async () => {
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(game.getByRole('button', { name: message('spin') })).toBeEnabled();
  };
  await page.goto(href('/list/slot'));
  await open();
  const address = page.url();
  const isSame = await mark(game);
  // A press within the game: from then on Back goes entry by entry.
  await spinIn(page, game, message);
  const balance = satangOf(await game.getByRole('banner').innerText());
  await expect(headerBalance(page)).toHaveText(baht(balance));

  await page.goBack();
  await expect(question).toBeVisible();
  expect(page.url()).toBe(address);
  await answer('stay').click();
  await expect(question).toBeHidden();
  expect(await isSame()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(href('/list/slot'));

  await open();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(question).toBeVisible();
  await answer('leave').click();
  await expect(page).toHaveURL(href('/'));
  await expect(headerBalance(page)).toHaveText(baht(balance));

  await test.step('from the bar to the previous page', async () => {
    await page.goto(href('/list/slot'));
    await open();
    await spinIn(page, game, message);
    await main.getByRole('link', { name: message('back') }).click();
    await answer('leave').click();
    await expect(page).toHaveURL(href('/list/slot'));
  });

  await test.step('closing the tab', async () => {
    await open();
    await spinIn(page, game, message);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(bar('full')).toBeVisible();
  });
});

test('a game that does not load is reported as late, and is shown when it loads', async ({
  page,
  sandbox,
  message,
  href,
  locale,
  watch,
}) => {
  // A token expires within the hour.
  watch.expectConsole(/status of 401/);
  const { game, frame, main, word } = hands(page, locale);
  await startAtNoon(page, sandbox);
  await page.goto(href(`/login?url=${encodeURIComponent(GAME)}`));
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/play\/durian-riot\?/, async (route) => {
    await released;
    await route.continue();
  });
  await logIn(page, message);
  await expect(frame).toBeAttached();
  await pass(page, sandbox, 5_000);
  await expect(main.getByText(word('late'))).toBeHidden();
  await pass(page, sandbox, 11_000);
  await expect(main.getByRole('heading', { name: word('late') })).toBeVisible();
  await expect(main.getByRole('button', { name: message('retry') })).toBeVisible();
  await expect(main.getByRole('button', { name: word('newTab') })).toBeVisible();

  release();
  await expect(main.getByRole('heading', { name: word('late') })).toBeHidden();
  await expect(game.getByRole('button', { name: message('spin') })).toBeEnabled();

  // A page whose time jumps by more than five minutes was suspended: this is no play time.
  await pass(page, sandbox, 2 * 60_000);
  await expect(main.getByText(word('played'))).toBeVisible();

  await test.step('after an hour the reality check asks whether to continue, and stopping needs one press', async () => {
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('playTime') ?? '{}') as { played: number };
      const played = kept.played + 60 * 60_000;
      localStorage.setItem('playTime', JSON.stringify({ ...kept, played }));
    });
    await pass(page, sandbox, 15_000);
    const check = page.getByRole('alertdialog', { name: word('timePlayed') });
    await expect(check).toBeVisible();
    await expect(frame).toHaveJSProperty('inert', true);
    // A press that was in progress when it opened is not an answer.
    await pass(page, sandbox, 1_000);
    await check.getByRole('button', { name: word('stop') }).click();
    await expect(page).toHaveURL(href('/'));
    await expect(check).toBeHidden();
  });
});
