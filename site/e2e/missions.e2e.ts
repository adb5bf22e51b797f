import type { Page } from '@playwright/test';
import {
  baht,
  chooseChannel,
  expect,
  headerBalance,
  logIn,
  showQr,
  test,
} from './support/journey.ts';
import { missionMessagesIn } from './support/missionMessages.ts';
import { withOperator } from './support/withOperator.ts';

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('a member checks in, deposits, and collects a reward that is in the history once', async ({
  page,
  sandbox,
  message,
  href,
  locale,
  isPhone,
}) => {
  const say = missionMessagesIn(locale);

  await test.step('a visitor logs in and comes back', async () => {
    await page.goto(href('/missions'));
    await logIn(page, message, { username: 'new' });
    await expect(page).toHaveURL(href('/missions'));
  });

  await test.step('the check-in is credited', async () => {
    await page.getByRole('button', { name: say('checkIn'), exact: true }).click();
    await expect(page.getByText(say('checkedIn'))).toBeVisible();
    await expect(headerBalance(page)).toHaveText(baht(2_00));
  });

  await test.step('a deposit completes a mission', async () => {
    const deposits = card(page, say('deposits'));
    await expect(deposits).toContainText(say('noProgress'));
    await deposits.getByRole('link', { name: say('toDeposit') }).click();
    await chooseChannel(page);
    await showQr(page, message, '1000');
    await sandbox.pull('qr-pay', { member: 'm_0002' });
    await expect(page.getByRole('heading', { name: message('depositDone') })).toBeVisible();
  });

  await test.step('the reward is collected once by many clicks, and stays collected', async () => {
    await page.goto(href('/missions'));
    const deposits = card(page, say('deposits'));
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/mission/collect') && request.method() === 'POST') {
        posts.push(request.url());
      }
    });
    await deposits.getByRole('button', { name: say('collect') }).evaluate((button) => {
      for (let click = 0; click < 100; click += 1) (button as HTMLElement).click();
    });
    await expect(deposits.getByText(say('collected'))).toBeVisible();
    expect(posts).toHaveLength(1);
    await expect(headerBalance(page)).toHaveText(baht(1_022_00));
    await page.reload();
    await expect(deposits.getByText(say('collected'))).toBeVisible();
    await expect(deposits.getByRole('button')).toHaveCount(0);
  });

  await test.step('the history has the reward once', async () => {
    await page.goto(href('/history'));
    const rows = page.getByRole(isPhone ? 'listitem' : 'row').filter({ hasText: say('bonus') });
    // The reward, and that of the check-in.
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: '20.00' })).toHaveCount(1);
  });
});

test('without the feature there is no page, no entry and no request', async ({
  blankMemberPage: page,
  servers,
  href,
  locale,
  watch,
}) => {
  watch.expectConsole(/404/);
  const say = missionMessagesIn(locale);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(mission|freespin)\//.test(request.url())) asked.push(request.url());
  });
  const off = (operator: { features: { missions: boolean } }) => {
    operator.features.missions = false;
  };
  await withOperator(servers, off, async () => {
    await page.goto(href('/menu'));
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('link', { name: say('missions'), exact: true })).toHaveCount(0);
    await page.goto(href('/missions'));
    await expect(page.getByText('404')).toBeVisible();
    expect(asked).toEqual([]);
  });
});
