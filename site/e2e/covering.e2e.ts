import { coveredParts } from './support/covered.ts';
import { cutFigures } from './support/cutFigures.ts';
import { joinMessagesIn } from './support/joinMessages.ts';
import { RIGHT_OTP, askForOtp, fillBank, fillPassword, otpField } from './support/joining.ts';
import {
  chooseChannel,
  depositByQr,
  expect,
  reviewWithdrawal,
  test as base,
} from './support/journey.ts';
import { openSession } from './support/openSession.ts';
import { PHONES, expectNothingCovered } from './support/phoneScreens.ts';
import { underTabBar } from './support/underTabBar.ts';

const BRANDS = ['lotus', 'jade', 'siam'] as const;

interface Fixtures {
  /** The brand of the test. */
  brand: (typeof BRANDS)[number];
  join: ReturnType<typeof joinMessagesIn>;
}

const test = base.extend<Fixtures>({
  brand: ['lotus', { option: true }],
  baseURL: async ({ servers, brand }, provide) =>
    provide(`http://${brand}.localhost:${new URL(servers.site).port}`),
  blankMemberPage: async ({ page, context, servers, baseURL }, provide) => {
    await openSession(context, { site: baseURL!, sandbox: servers.sandbox });
    await provide(page);
  },
  join: async ({ locale }, provide) => provide(joinMessagesIn(locale)),
});

// Every brand on one server.
test.use({ serverOptions: { operators: BRANDS } });

test('nothing covers the amount of a deposit, also above the keyboard', async ({
  blankMemberPage: page,
  message,
  href,
}) => {
  await page.goto(href('/deposit'));
  const tabs = page.locator('[data-part=tab-bar]');
  await expect(tabs).toBeVisible();
  await chooseChannel(page);
  await expect(page.getByRole('textbox', { name: message('depositAmount') })).toBeVisible();
  await expectNothingCovered(page, 'amount');

  // The check itself finds a bar that covers the button.
  await page.evaluate(() => {
    const bar = document.createElement('div');
    bar.textContent = 'Over';
    bar.style.cssText = 'position: fixed; inset: auto 0 0; height: 80px; z-index: 50';
    document.body.append(bar);
  });
  const covered = (await page.evaluate(coveredParts)).join('\n');
  expect(covered).toContain(`“${message('createQr')}” is under div`);

  await page.goBack();
  await expect(tabs).toBeVisible();
});

test('the tab bar covers neither the end of a page nor what has the focus', async ({
  page,
  href,
}) => {
  for (const path of ['/menu', '/help', '/promotion']) {
    await page.goto(href(path));
    // The footer comes when it is near.
    const end = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = page.getByRole('contentinfo').getByRole('link').last();
    await expect.poll(async () => end().then(() => footer.isVisible())).toBe(true);
    for (const { width, height } of PHONES) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('[data-part=tab-bar]')).toBeVisible();
      expect(await page.evaluate(underTabBar), `${path} at ${width}×${height}`).toEqual([]);
    }
  }

  // The check itself finds a button that is higher than the bar, and a focus under it.
  await page.evaluate(() => {
    document.documentElement.style.scrollPaddingBlockEnd = '0';
    const main = document.querySelector<HTMLElement>('[data-part=main] > span')!;
    main.style.transform = 'translateY(-20px)';
  });
  const found = (await page.evaluate(underTabBar)).join('\n');
  expect(found).toContain('extends over the page');
  expect(found).toContain('has the focus under the bar');
});

test('the first tab is not faded where a list of tabs begins', async ({ page, href }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(href('/tournament'));
  const tabs = page.getByRole('tablist');
  await expect(tabs).toBeVisible();
  const maskAt = (place: 'start' | 'end') =>
    tabs.evaluate((list: HTMLElement, place) => {
      // Narrower than its tabs, so that it scrolls.
      list.style.inlineSize = '200px';
      list.scrollLeft = place === 'end' ? list.scrollWidth : 0;
      return getComputedStyle(list).maskImage;
    }, place);
  const begins = /gradient\(to right, rgba\(0, 0, 0, 0\), rgb\(0, 0, 0\) 0px/;
  await expect.poll(() => maskAt('end')).not.toMatch(begins);
  await expect.poll(() => maskAt('start')).toMatch(begins);
});

for (const brand of BRANDS) {
  test.describe(`nothing covers the content of ${brand}`, { tag: '@prove' }, () => {
    test.use({ brand });

    test('from the amount of a deposit to its result', async ({
      blankMemberPage: page,
      sandbox,
      message,
      href,
    }) => {
      await depositByQr({ page, sandbox, message, href }, async (step) =>
        expectNothingCovered(page, step),
      );
    });

    test('from the amount of a withdrawal to its result', async ({
      blankMemberPage: page,
      message,
      href,
    }) => {
      await page.goto(href('/withdraw'));
      await expect(page.getByRole('textbox', { name: message('withdrawAmount') })).toBeVisible();
      await expectNothingCovered(page, 'amount');
      await reviewWithdrawal(page, message, '1000');
      await expectNothingCovered(page, 'review');
      await page.getByRole('button', { name: message('confirmWithdraw') }).click();
      await expect(page.getByRole('heading', { name: message('withdrawDone') })).toBeVisible();
      await expectNothingCovered(page, 'result');
    });

    test('and the play bar leaves enough of each figure of a game to press it', async ({
      page,
      href,
    }) => {
      // With badges above the name, and without.
      for (const game of ['g_durian-riot', 'g_the-owls-inkwell']) {
        for (const [width, height] of [
          [360, 740],
          [390, 844],
          [412, 823],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.goto(href(`/game/${game}`));
          await expect(page.locator('[data-part=summary]')).toHaveCount(6);
          await expect
            .poll(() => page.evaluate(cutFigures), `${game} at ${width}×${height}`)
            .toEqual([]);
        }
      }
    });

    test('in every step of the registration', async ({ page, join, href }) => {
      await page.goto(href('/register'));
      await expect(page.getByRole('textbox', { name: join('phone') })).toBeVisible();
      await expectNothingCovered(page, 'phone');
      await askForOtp(page, join);
      await expect(otpField(page, join)).toBeVisible();
      await expectNothingCovered(page, 'code');
      await otpField(page, join).fill(RIGHT_OTP);
      await expect(page.getByRole('heading', { name: join('bankTitle') })).toBeVisible();
      await expectNothingCovered(page, 'bank');
      await fillBank(page, join);
      await expectNothingCovered(page, 'password');
      await fillPassword(page, join);
      await expect(page.getByRole('heading', { name: join('welcome') })).toBeVisible();
      await expectNothingCovered(page, 'welcome');
    });
  });
}
