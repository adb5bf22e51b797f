import { browserLaunch } from '../../scripts/browser.mjs';
import { expect, test } from './support/journey.ts';
import { DESKTOP } from './support/screens.ts';

test.use({
  ...DESKTOP,
  // Journeys otherwise run without scroll bars.
  launchOptions: { ...browserLaunch(), ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test('an open panel covers the page up to the edge of the window, and nothing moves', async ({
  blankMemberPage: page,
  message,
  href,
}) => {
  await page.goto(href('/list/slot'));
  const title = page.locator('main h1');
  const before = await title.boundingBox();
  const scrollBar = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(await scrollBar()).toBeGreaterThan(2);
  await page
    .getByRole('banner')
    .getByRole('link', { name: message('deposit') })
    .click();
  const panel = page.getByRole('dialog', { name: message('wallet') });
  const edge = () => panel.evaluate((element) => element.getBoundingClientRect().right);
  await expect.poll(edge).toBe(DESKTOP.viewport.width);
  expect(await title.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: message('close'), exact: true }).click();
  await expect(panel).toHaveCount(0);
  expect(await scrollBar()).toBeGreaterThan(2);
  expect(await title.boundingBox()).toEqual(before);
});
