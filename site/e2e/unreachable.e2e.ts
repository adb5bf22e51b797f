import type { Page } from '@playwright/test';
import type { TestServers } from './support/servers.ts';
import {
  baht,
  chooseChannel,
  expect,
  headerBalance,
  reviewWithdrawal,
  showQr,
  test,
  newestRows,
  goOn,
} from './support/journey.ts';
import type { Messages } from './support/messages.ts';

type Word = Parameters<Messages>[0];

/** The browser's own message about a failed request. */
const FAILED_REQUEST = /Failed to load resource|net::ERR_FAILED/;

interface Outage {
  name: string;
  /** The message that tells a member what is wrong. */
  sentence: Word;
  start(page: Page, servers: TestServers): Promise<unknown>;
}

const OUTAGES: readonly Outage[] = [
  {
    name: 'is unreachable',
    sentence: 'noConnection',
    start: (page, { sandbox }) => page.route(`${sandbox}/api/**`, (route) => route.abort()),
  },
  {
    name: 'answers 500',
    sentence: 'serverFault',
    start: (page, { sandbox, site }) =>
      page.route(`${sandbox}/api/**`, (route) =>
        route.fulfill({
          status: 500,
          headers: { 'access-control-allow-origin': site },
          contentType: 'text/plain',
          body: 'Internal Server Error',
        }),
      ),
  },
];

interface Screen {
  path: string;
  /** Heading of the failure. Null if a row of the page shows it under its own heading. */
  title: Word | null;
  /** Only on this screen the failure has no reason. */
  ownSentence?: boolean;
  /** Visible once it works. */
  works(page: Page, message: Messages): Promise<void>;
}

const SCREENS: readonly Screen[] = [
  {
    path: '/',
    title: null,
    works: async (page, message) => {
      const main = page.getByRole('main');
      // Not only the retried row: the whole lobby was unavailable.
      await expect(main.getByRole('heading', { name: message('hotGames') })).toBeVisible();
      await expect(main.getByRole('heading', { name: message('sports') })).toBeVisible();
      await expect(main.getByRole('region', { name: message('banners') })).toBeVisible();
      await expect(main.getByRole('heading', { name: message('providers') })).toBeVisible();
    },
  },
  {
    path: '/list/slot',
    title: 'gamesFailed',
    works: (page) => expect(page.getByRole('main').getByRole('article').first()).toBeVisible(),
  },
  {
    path: '/deposit',
    title: 'channelsFailed',
    works: (page, message) =>
      expect(page.getByRole('heading', { name: message('chooseChannel') })).toBeVisible(),
  },
  {
    path: '/withdraw',
    title: 'withdrawFailed',
    works: (page, message) =>
      expect(page.getByRole('textbox', { name: message('withdrawAmount') })).toBeVisible(),
  },
  {
    path: '/history',
    title: 'historyFailed',
    ownSentence: true,
    works: async (page, message) => {
      await newestRows(page, message);
    },
  },
];

for (const outage of OUTAGES) {
  for (const screen of SCREENS) {
    test(`${screen.path} reports when the API ${outage.name}, and a retry restores it`, async ({
      memberPage: page,
      servers,
      message,
      href,
      watch,
    }) => {
      watch.expectConsole(FAILED_REQUEST);
      await outage.start(page, servers);
      await page.goto(href(screen.path));
      const main = page.getByRole('main');
      // A row of the lobby keeps its title, and shows the failure in its own space.
      const failed = screen.title
        ? main.getByRole('heading', { name: message(screen.title) })
        : main.getByRole('alert');
      await expect(failed.first()).toBeVisible();
      if (!screen.ownSentence) await expect(main).toContainText(message(outage.sentence));
      await expect(main.getByRole('status', { name: message('loading') })).toHaveCount(0);
      await expect(main.getByText(message('loading'))).toHaveCount(0);

      // Rows below load when they become visible. Their replies do not restore others.
      await page.waitForLoadState('networkidle');
      await page.unrouteAll({ behavior: 'wait' });
      const retry = main.getByRole('button', { name: message('retry') }).first();
      // An automatic retry may restore its row before the button is pressed.
      await expect(async () => {
        if ((await failed.count()) > 0) await retry.click({ timeout: 2_000 });
        await expect(failed).toHaveCount(0, { timeout: 3_000 });
      }).toPass();
      await screen.works(page, message);
    });
  }

  test(`the header does not load forever when the API ${outage.name}, and shows the balance once it is back`, async ({
    memberPage: page,
    servers,
    message,
    href,
    watch,
  }) => {
    watch.expectConsole(FAILED_REQUEST);
    await outage.start(page, servers);
    await page.goto(href('/list/slot'));
    const retry = page.getByRole('main').getByRole('button', { name: message('retry') });
    await expect(retry).toBeVisible();
    const waiting = page.getByRole('banner').getByRole('status', { name: message('loading') });
    await expect.soft(waiting).toHaveCount(0);

    await page.unrouteAll({ behavior: 'wait' });
    await retry.click();
    await expect(headerBalance(page)).toHaveText('12,500.00');
  });
}

test('a game that cannot be started is reported, and a retry starts it', async ({
  blankMemberPage: page,
  servers,
  message,
  href,
  isPhone,
  watch,
}) => {
  watch.expectConsole(FAILED_REQUEST);
  await page.goto(href('/list/slot'));
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await expect(first).toBeVisible();
  await page.route(`${servers.sandbox}/api/**`, (route) => route.abort());
  await first.click();
  await expect(page.getByRole('alert')).toContainText(message('noConnection'));
  await page.unrouteAll({ behavior: 'wait' });
  await page
    .getByRole('alert')
    .getByRole('button', { name: message('retry') })
    .click();
  const game = isPhone ? page : page.getByRole('main').frameLocator('iframe');
  await expect(game.getByRole('button', { name: message('spin') })).toBeEnabled();
});

test('a QR that cannot be requested keeps the amount, and the second try shows it', async ({
  blankMemberPage: page,
  servers,
  message,
  href,
  watch,
}) => {
  watch.expectConsole(FAILED_REQUEST);
  await page.goto(href('/deposit'));
  await chooseChannel(page);
  await page.route(`${servers.sandbox}/api/**`, (route) => route.abort());
  const field = page.getByRole('textbox', { name: message('depositAmount') });
  await field.fill('504');
  await page.getByRole('button', { name: message('createQr') }).click();
  await expect(page.getByRole('alert')).toContainText(message('noConnection'));
  await expect(field).toHaveValue('504');
  await page.unrouteAll({ behavior: 'wait' });
  await showQr(page, message, '504');
});

test('a visible QR reports a lost connection, and is credited when it is back', async ({
  blankMemberPage: page,
  servers,
  sandbox,
  message,
  href,
  watch,
}) => {
  watch.expectConsole(FAILED_REQUEST);
  await page.goto(href('/deposit'));
  await chooseChannel(page);
  await page.route(`${servers.sandbox}/api/**action=is_deposit**`, (route) => route.abort());
  await showQr(page, message, '504');
  await expect(
    page.getByRole('status').filter({ hasText: message('qrUnreachable') }),
  ).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await sandbox.pull('qr-pay', { member: 'm_0001' });
  await expect(page.getByRole('heading', { name: message('depositDone') })).toBeVisible();
});

test('a withdrawal whose reply is lost is searched, found in the history, and paid once', async ({
  blankMemberPage: page,
  servers,
  message,
  href,
  watch,
}) => {
  watch.expectConsole(FAILED_REQUEST);
  await page.goto(href('/withdraw'));
  await page.route(`${servers.sandbox}/api/v1/member/withdraw`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route(`${servers.sandbox}/api/v1/member/data/dataHistory`, (route) => route.abort());
  await reviewWithdrawal(page, message, '1000');
  await page.getByRole('button', { name: message('confirmWithdraw') }).click();
  await expect(page.getByRole('heading', { name: message('payoutUnknown') })).toBeVisible();
  await expect(page.getByRole('button', { name: message('resend') })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByRole('heading', { name: message('withdrawDone') })).toBeVisible();
  await goOn(page, href('/history'), 1);
  const rows = await newestRows(page, message);
  await expect(rows.filter({ hasText: '-1,000.00' })).toHaveCount(1);
  await expect(headerBalance(page)).toHaveText(baht(11_500_00));
});

test('without its configuration the site reports that it could not be opened, and a retry opens it', async ({
  page,
  message,
  href,
  watch,
}) => {
  watch.expectConsole(FAILED_REQUEST);
  await page.route('**/operator/operator.json', (route) => route.abort());
  await page.goto(href('/'));
  await expect(page.getByRole('heading', { name: message('startFailed') })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: message('retry') }).click();
  await expect(page.getByRole('heading', { name: message('hotGames') })).toBeVisible();
});
