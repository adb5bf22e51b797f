import type { Locator, Page } from '@playwright/test';
import { chooseChannel, expect, reviewWithdrawal, showQr, test } from './support/journey.ts';
import { watchLaterShifts } from './support/layoutShifts.ts';
import { holdClock, pass, passUntil } from './support/time.ts';

const DEMO = 'm_0001';
/** One interval of the maintenance polling. */
const ROUND = 23_000;

const amounts = (page: Page) =>
  page.locator('[data-component=deposit-panel] [aria-pressed]:visible');
const row = (page: Page) => page.locator('[data-component=bonus-choice] [data-part=choice]');

/** A press at any point of it reaches it and no element above it. */
async function expectFree(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const covered = () =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      return points
        .map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height))
        .filter((found) => !element.contains(found))
        .map((found) => found?.outerHTML.slice(0, 120) ?? 'outside of the window');
    });
  await expect.poll(covered, String(target)).toEqual([]);
}

async function expectAllFree(targets: Locator): Promise<void> {
  await expect(targets.first()).toBeVisible();
  for (const target of await targets.all()) await expectFree(target);
}

test('amount, quick amounts, bonus and the button are reachable immediately, and above the keyboard of a phone', async ({
  blankMemberPage: page,
  message,
  href,
  isPhone,
}) => {
  await page.goto(href(isPhone ? '/deposit' : '/?sideDeposit=true'));
  await chooseChannel(page);
  const amount = page.getByRole('textbox', { name: message('depositAmount') });
  const step = page.getByRole('button', { name: message('createQr') });
  await expectFree(row(page));
  for (const target of [amount, step]) await expectFree(target);
  await expectAllFree(amounts(page));

  await row(page).click();
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('radio') });
  await expect(sheet.getByRole('radio').first()).toBeChecked();
  await sheet.locator('[data-part=card]').nth(1).click();
  await expect(sheet).toHaveCount(0);
  await expect(row(page)).toBeFocused();
  await expectFree(step);
  if (!isPhone) return;

  // Back closes only the sheet.
  await row(page).click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await amount.tap();
  await page.setViewportSize({ width: 390, height: 500 });
  await page.keyboard.type('500');
  await expectFree(amount);
  await expectAllFree(amounts(page));
  // Above the keyboard there is no room for a docked bar: the button is in the flow.
  await step.scrollIntoViewIfNeeded();
  await expectFree(step);
  await step.tap();
  await expect(page.getByRole('heading', { name: message('scanToDeposit') })).toBeVisible();
});

test("floating elements cover neither the page's button nor each other, and cause no layout shift", async ({
  memberPage: page,
  context,
  sandbox,
  message,
  href,
  isPhone,
  watch,
}) => {
  watch.expectConsole(/status of 503|maintenance \(HTTP 503|net::ERR_INTERNET_DISCONNECTED/);
  await holdClock(page, sandbox);
  await sandbox.pull('start-deposit-promotion', { member: DEMO, minutes: '60' });
  await page.goto(href('/deposit'));
  await chooseChannel(page);
  await showQr(page, message, '504');
  await page.getByRole('button', { name: message('reuseUnderstood') }).click();
  const box = page.locator('[data-component=promotion-box]');
  const qr = page.locator('[data-component=pending-qr-bar]');
  // The box is among them only on a page without a form.
  await page.goto(href('/promotion'));
  await expectFree(box.getByRole('link').first());
  await expectAllFree(box.getByRole('button'));
  await expectFree(qr);
  await page.goto(href('/withdraw'));
  const amount = page.getByRole('textbox', { name: message('withdrawAmount') });
  const step = page.getByRole('button', { name: message('withdraw'), exact: true }).last();
  const notice = page.locator('[data-component=notice-bar] [data-part=surface]');
  const toast = page.locator('[data-component=toast]');
  await amount.fill('500');
  await amount.blur();
  await expectFree(qr);
  await expect(box).toHaveCount(0);
  await expectFree(step);

  // From 10:00 to 9:59 the bar of the QR gets narrower.
  await pass(page, sandbox, 2_000);
  await expect(qr).toContainText('9:');
  const moved = await watchLaterShifts(page);
  await sandbox.pull('maintenance-on', { text: '', minutes: '' });
  await passUntil(page, sandbox, ROUND, (wait) => expect(notice).toBeVisible(wait));
  await context.setOffline(true);
  await expect(page.getByText(message('offline'))).toBeVisible();
  await expectFree(step);
  expect(await moved()).toEqual([]);
  await context.setOffline(false);
  await expectAllFree(toast.getByRole('button'));
  await expectFree(step);
  expect(await moved()).toEqual([]);
  await expectAllFree(page.getByRole('main').getByRole('tab'));
  await expectFree(qr);
  await expectAllFree(notice.getByRole('button'));
  await expectFree(qr);
  await expectFree(step);

  // Every part of the page can be scrolled out from under them.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectFree(isPhone ? amount : page.getByRole('contentinfo').getByRole('link').last());
});

test('the outcome of a withdrawal is below the header, also when the review was scrolled', async ({
  memberPage: page,
  message,
  href,
}) => {
  await page.goto(href('/withdraw'));
  await reviewWithdrawal(page, message, '500');
  const confirm = page.getByRole('button', { name: message('confirmWithdraw') });
  await confirm.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await confirm.click();
  await expect(page.getByRole('heading', { name: message('withdrawDone') })).toBeFocused();
  await expect(page.locator('[data-part=receipt]')).toBeVisible();
  const header = (await page.getByRole('banner').boundingBox())!;
  const seal = page.locator('[data-part=seal]');
  await expect
    .poll(async () => (await seal.boundingBox())!.y - header.y - header.height)
    .toBeGreaterThanOrEqual(0);
});
