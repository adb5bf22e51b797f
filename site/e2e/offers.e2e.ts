import type { Page } from '@playwright/test';
import {
  baht,
  channelButton,
  chooseChannel,
  expect,
  headerBalance,
  showQr,
  test,
} from './support/journey.ts';
import { offerMessagesIn } from './support/offerMessages.ts';
import { startAtNoon } from './support/time.ts';

const START = 12_500_00;

/** The value with that label in the box. */
function fact(page: Page, name: string) {
  return page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd');
}

test('a promotion is read, deposited with, paid, and its turnover is on the bonus page', async ({
  blankMemberPage: page,
  sandbox,
  message,
  href,
  locale,
  isPhone,
}) => {
  const say = offerMessagesIn(locale);

  await test.step('from the list to a promotion, and back to the same position', async () => {
    await page.goto(href('/promotion'));
    const card = page.getByRole('article').filter({ hasText: say('dailyFirst') });
    await card.getByRole('link', { name: say('dailyFirst') }).click();
    await expect(page).toHaveURL(/\?id=daily-first$/);
    await expect(page.getByRole('heading', { level: 1, name: say('dailyFirst') })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(href('/promotion'));
    await page.goForward();
  });

  await test.step('its text is shown, and its example matches the terms', async () => {
    await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible();
    await expect(page.locator('[data-component=turnover-example]')).toContainText('1,650');
  });

  await test.step('its button opens a deposit that has it selected', async () => {
    await page.getByRole('link', { name: say('depositWith') }).click();
    await chooseChannel(page);
    await expect(page).not.toHaveURL(/bonus=/);
    const chosen = page.locator('[data-component=bonus-choice] [data-part=value]').first();
    await expect(chosen).toHaveText(say('dailyFirst'));
    await page.getByRole('textbox', { name: message('depositAmount') }).fill('199');
    await expect(fact(page, say('toBet'))).toHaveCount(0);
    await page.getByRole('textbox', { name: message('depositAmount') }).fill('500');
    await expect(fact(page, say('toBet'))).toContainText('1,650');
    // The form returns with its amount and its bonus.
    await page.reload();
    await expect(chosen).toHaveText(say('dailyFirst'));
  });

  await test.step('the QR shows it, and the wallet receives deposit and bonus', async () => {
    await showQr(page, message, '504');
    await expect(page.locator('[data-component=bonus-taken]')).toContainText('1,663.20');
    await sandbox.pull('qr-pay', { member: 'm_0001' });
    await expect(page.getByRole('heading', { name: message('depositDone') })).toBeVisible();
  });

  await test.step('the bonus page shows the remaining turnover', async () => {
    await page.getByRole('link', { name: say('seeTurnover') }).click();
    await expect(page.locator('[data-part=left]')).toContainText('1,663.20');
    await expect(headerBalance(page)).toHaveText(baht(START + 554_40));
    const card = page.locator('#mine').getByRole('article').first();
    await expect(card).toContainText(say('dailyFirst'));
    await expect(card).toContainText('1,663.20');
  });

  await test.step('the next deposit offers no blocked bonus, and none is selected', async () => {
    await page.goto(href(`/deposit?tab=deposit-tab&arr=0${isPhone ? '' : '&sideDeposit=true'}`));
    await channelButton(page).click();
    await expect(page.locator('[data-component=bonus-choice]')).toHaveAttribute(
      'data-state',
      'ready',
    );
    await expect(page.locator('[data-component=bonus-choice] [data-part=choice]')).toHaveCount(0);
  });
});

test('a bonus is claimed once by a hundred clicks, and by a retry after a connection error', async ({
  blankMemberPage: page,
  href,
  locale,
  watch,
}) => {
  watch.expectConsole(/Failed to load resource|net::ERR_/);
  const say = offerMessagesIn(locale);
  await page.goto(href('/bonus'));
  await page
    .getByRole('button', { name: say('claim') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say('thankYou'));
  await expect(dialog).toContainText('300');

  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/bonus/claim')) {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  // The first reply is lost: the server has granted the bonus.
  await page.route(/\/bonus\/claim$/, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const confirm = dialog.getByRole('button', { name: say('claim') });
  await confirm.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 100; click += 1) element.click();
  });
  const again = dialog.getByRole('button', { name: say('recheck') });
  await expect(again).toBeEnabled();
  expect(keys).toHaveLength(1);
  await page.unrouteAll({ behavior: 'wait' });
  await again.dblclick();
  await expect(dialog).toBeHidden();

  expect(new Set(keys).size).toBe(1);
  await expect(headerBalance(page)).toHaveText(baht(START + 150_00));
  const mine = page
    .locator('#mine')
    .getByRole('article')
    .filter({
      hasText: say('thankYou'),
    });
  await expect(mine).toHaveCount(1);
  await expect(page.locator('[data-part=left]')).toContainText('300.00');
  await expect(page.getByRole('button', { name: say('claim') })).toHaveCount(0);
});

test('an address of a promotion opens for everyone, and reports an unknown one', async ({
  page,
  sandbox,
  href,
  locale,
  isPhone,
  watch,
}) => {
  watch.expectConsole(/status of 404/);
  const say = offerMessagesIn(locale);
  await startAtNoon(page, sandbox);
  await page.goto(href('/promotion?id=lantern-nights'));
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').getByRole('note')).toBeVisible();
  await expect(page.getByRole('link', { name: say('depositWith') })).toHaveCount(0);
  // Above the promotion on a desktop. On a phone at its end: the header has the only arrow.
  const toList = page.getByRole('main').getByRole('link', { name: say('allPromotions') });
  await expect(toList).toHaveCount(1);
  await expect(toList.locator('svg')).toHaveCount(isPhone ? 0 : 1);

  await page.goto(href('/promotion?id=nothing'));
  await expect(page.getByText(say('gone'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('allPromotions') })
    .last()
    .click();
  await expect(page).toHaveURL(href('/promotion'));
  await expect(page.getByRole('article').first()).toBeVisible();
});
