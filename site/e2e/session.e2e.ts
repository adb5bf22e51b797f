import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, headerBalance, logIn, test } from './support/journey.ts';
import type { Messages } from './support/messages.ts';

/** The browser's own message about a request that was refused, or not sent. */
const FAILED_REQUEST = /status of 401|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/;
const AMOUNT = /\d\.\d\d/;
/** Id of `demo`. */
const DEMO = 'm_0001';

test('logging out without a network makes both tabs visitors, and leaves no data behind', async ({
  blankMemberPage: page,
  context,
  sandbox,
  message,
  href,
  isPhone,
  watch,
}) => {
  watch.expectConsole(FAILED_REQUEST);
  await sandbox.pull('withdraw-notices');
  const other = await context.newPage();
  await other.goto(href('/list/slot'));
  await expect(headerBalance(other)).toBeVisible();
  if (isPhone) await page.goto(href('/menu'));
  await leaveTraces(page);
  await leaveTraces(other);
  await context.setOffline(true);

  await logOut(page, message);
  await expectVisitor(page, message, href('/'));
  await expectVisitor(other, message, href('/'));
  for (const tab of [page, other]) {
    await expect
      .poll(() => kept(context, tab))
      .toEqual({
        cookies: ['app-pwa', 'locale'],
        local: ['preferences', 'promoBoxCollapsed'],
        tab: [],
      });
  }
  await expect
    .poll(() => preferences(page))
    .toMatchObject({ recentSearches: [], affiliateId: null, menuFolded: false });

  await context.setOffline(false);
  await page.goto(href('/login'));
  await logIn(page, message, { username: 'rich' });
  await expect(headerBalance(page)).toHaveText('1,234,567.89');
  await expect(headerBalance(other)).toHaveText('1,234,567.89');
  await expect(page.getByText('12,500.00')).toHaveCount(0);
  // The chat may have started a conversation of the new member by now.
  const ofChat = await page.evaluate(() => localStorage.getItem('brandChat'));
  expect(ofChat).not.toBe('chat-token');
  await expect
    .poll(async () => (await kept(context, page)).local.filter((name) => name !== 'brandChat'))
    .toEqual(['owner', 'preferences', 'promoBoxCollapsed']);
});

test('a late reply for the previous member is not shown to the next', async ({
  blankMemberPage: page,
  servers,
  sandbox,
  message,
  href,
  isPhone,
}) => {
  await sandbox.pull('withdraw-notices');
  const credit = `${servers.sandbox}/api/v1/member/credit`;
  if (isPhone) await page.goto(href('/menu'));
  const answers: (() => Promise<void>)[] = [];
  await page.route(credit, async (route) => {
    const response = await route.fetch();
    answers.push(() => route.fulfill({ response }).catch(() => undefined));
  });
  // The balance is read again on focus, unless a request is pending; that reply is held back.
  await expect
    .poll(async () => {
      await page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      );
      return answers.length;
    })
    .toBeGreaterThan(0);
  await page.unroute(credit);
  await logOut(page, message);
  await expectVisitor(page, message, href('/'));
  // Without a reload, which would cancel pending requests.
  await page
    .getByRole('banner')
    .getByRole('link', { name: message('login') })
    .click();
  await logIn(page, message, { username: 'rich' });
  await expect(headerBalance(page)).toHaveText('1,234,567.89');
  await Promise.all(answers.map((answer) => answer()));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(headerBalance(page)).toHaveText('1,234,567.89');
});

for (const { what, trigger, fields } of [
  { what: 'the API ends it (7002)', trigger: 'session-revoke', fields: { member: DEMO } },
  { what: 'it cannot be renewed (7003)', trigger: 'refresh-tokens-expire', fields: {} },
]) {
  test(`a session ends in every tab when ${what}, and each tab logs in again on its page`, async ({
    memberPage: page,
    context,
    servers,
    sandbox,
    message,
    href,
    watch,
  }) => {
    watch.expectConsole(FAILED_REQUEST);
    const other = await context.newPage();
    await other.goto(href('/list/slot'));
    await expect(headerBalance(other)).toBeVisible();
    await beforeRequest(page, `${servers.sandbox}/api/v1/member/getMinWithdraw`, () =>
      sandbox.pull(trigger, fields),
    );
    await follow(page, href('/withdraw'));
    await expect(page).toHaveURL(`${href('/login')}?url=%2Fwithdraw`);
    await expect(other).toHaveURL(`${href('/login')}?url=%2Flist%2Fslot`);
    await expect(page.getByText(message('sessionOver')).first()).toBeVisible();
    await expect(other.getByText(message('sessionOver')).first()).toBeVisible();
    await expect.poll(async () => (await kept(context, page)).cookies).not.toContain('auth');
    await logIn(page, message);
    await expect(page).toHaveURL(href('/withdraw'));
    await expect(other).toHaveURL(href('/list/slot'));
    await expect(headerBalance(other)).toBeVisible();
  });
}

test('a session that ends during a withdrawal loses neither the username nor the amount, and no one else gets them', async ({
  blankMemberPage: page,
  servers,
  sandbox,
  message,
  href,
  watch,
}) => {
  watch.expectConsole(FAILED_REQUEST);
  await page.goto(href('/withdraw'));
  const amount = page.getByRole('textbox', { name: message('withdrawAmount') });
  await amount.fill('512');
  await page.getByRole('button', { name: message('withdraw'), exact: true }).click();
  await beforeRequest(page, `${servers.sandbox}/api/v1/member/withdraw`, () =>
    sandbox.pull('session-revoke', { member: DEMO }),
  );
  await page.getByRole('button', { name: message('confirmWithdraw') }).click();
  const username = page.getByRole('main').getByRole('textbox', { name: message('username') });
  await expect(username).toHaveValue('demo');
  await page.reload();
  await expect(username).toHaveValue('demo');
  await logIn(page, message);
  await expect(page).toHaveURL(href('/withdraw'));
  await expect(amount).toHaveValue('512');
  await expect(headerBalance(page)).toHaveText('12,500.00');

  await sandbox.pull('session-revoke', { member: DEMO });
  await page.reload();
  await expect(page).toHaveURL(`${href('/login')}?url=%2Fwithdraw`);
  await logIn(page, message, { username: 'vip' });
  await expect(page).toHaveURL(href('/withdraw'));
  await expect(amount).toHaveValue('');
});

test('a renewal that does not reach the API is not a logout, and the page recovers automatically', async ({
  memberPage: page,
  context,
  servers,
  sandbox,
  message,
  href,
  watch,
}) => {
  watch.expectConsole(FAILED_REQUEST);
  const refresh = `${servers.sandbox}/refreshtoken/**`;
  await page.route(refresh, (route) => route.abort());
  await sandbox.pull('access-tokens-expire');
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/refreshtoken/'),
  );
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await lost;
  // A member's page that opens now cannot determine its member.
  await follow(page, href('/history'));
  await expect(page.getByText(message('noConnection')).first()).toBeVisible();
  await expect(page).toHaveURL(href('/history'));
  expect((await kept(context, page)).cookies).toContain('auth');
  await page.unroute(refresh);
  await expect(page.getByRole('main').getByText(AMOUNT).first()).toBeVisible();
  await expect(page.getByText(message('noConnection'))).toHaveCount(0);
  await expect(page).toHaveURL(href('/history'));
});

/** Creates all kinds of data that a member leaves in the browser. */
async function leaveTraces(page: Page): Promise<void> {
  await page.evaluate((userId) => {
    document.cookie = 'line=1; Path=/';
    document.cookie = 'transferPage=withdraw-tab; Path=/';
    document.cookie = 'username=demo; Path=/';
    document.cookie = 'token=left-by-another-site; Path=/';
    document.cookie = 'locale=th; Path=/';
    document.cookie = 'app-pwa=1; Path=/';
    localStorage.setItem('brandChat', 'chat-token');
    localStorage.setItem('withdrawLock', `${userId}|${Date.now() + 600_000}`);
    localStorage.setItem(
      'preferences',
      JSON.stringify({
        version: 2,
        menuFolded: false,
        affiliateId: '662E41',
        recentSearches: ['koi'],
      }),
    );
    sessionStorage.setItem('drafts', '{"withdraw":{"amount":"500"}}');
    sessionStorage.setItem('lineWay', '{"verifier":"secret"}');
    sessionStorage.setItem('lineSignUp', '{"token":"secret"}');
  }, DEMO);
}

/** The names of all values that the browser stores for a tab. */
async function kept(context: BrowserContext, page: Page) {
  const cookies = (await context.cookies()).map(({ name }) => name).toSorted();
  const names = await page.evaluate(() => ({
    local: Object.keys(localStorage).toSorted(),
    // Scroll positions belong to the tab's history, not to the member.
    tab: Object.keys(sessionStorage)
      .filter((name) => name !== 'places')
      .toSorted(),
  }));
  return { cookies, ...names };
}

/** Runs `action` while the next request to `url` is pending, so that no other one meets it first. */
async function beforeRequest(page: Page, url: string, action: () => Promise<void>): Promise<void> {
  const change = async (route: Route) => {
    await action();
    await route.continue();
  };
  await page.route(url, change, { times: 1 });
}

/** Opens a page like a link, without a reload. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, address);
}

async function preferences(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('preferences') ?? '{}') as Record<string, unknown>,
  );
}

async function logOut(page: Page, message: Messages): Promise<void> {
  await page
    .getByRole('button', { name: message('logout'), exact: true })
    .filter({ visible: true })
    .first()
    .click();
}

async function expectVisitor(page: Page, message: Messages, home: string): Promise<void> {
  await expect(
    page.getByRole('banner').getByRole('link', { name: message('login') }),
  ).toBeVisible();
  await expect(headerBalance(page)).toHaveCount(0);
  await expect(page).toHaveURL(home);
}
