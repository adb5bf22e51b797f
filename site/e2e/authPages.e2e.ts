import type { Locator, Page } from '@playwright/test';
import { joinMessagesIn } from './support/joinMessages.ts';
import { askForOtp, otpField } from './support/joining.ts';
import { expect, test } from './support/journey.ts';
import { DESKTOP, PHONE } from './support/screens.ts';

const PAGES = ['/login', '/register', '/forgot'];
/** Around the middle tab. */
const RING = 4;
const BACK = '[data-part=back]:visible';

/** Text of the page that reaches out of the window, or is cut by its own box. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const texts = [...document.querySelectorAll<HTMLElement>('header *, main *')].filter(
      ({ children, textContent }) => children.length === 0 && textContent.trim() !== '',
    );
    return texts
      .filter((text) => {
        const { left, right, width: own } = text.getBoundingClientRect();
        if (own < 2 || getComputedStyle(text).visibility === 'hidden') return false;
        const isCut =
          text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).overflowX !== 'visible';
        return left < 0 || right > width || (text.clientWidth > 0 && isCut);
      })
      .map(({ textContent }) => textContent);
  });
}

async function edges(target: Locator): Promise<{ top: number; bottom: number; width: number }> {
  const { y, height, width } = (await target.boundingBox())!;
  return { top: y, bottom: y + height, width };
}

test.describe('on a small phone', () => {
  test.use({ ...PHONE, viewport: { width: 320, height: 568 } });

  test('nothing is clipped, there is one back arrow, and no tab covers the login', async ({
    page,
    href,
  }) => {
    for (const path of PAGES) {
      await page.goto(href(path));
      await expect(page.getByRole('main').locator('[type=submit]')).toBeVisible();
      expect(await clipped(page), path).toEqual([]);
      await expect(page.locator(BACK), path).toHaveCount(1);
    }
    await page.goto(href('/login'));
    const submit = await edges(page.getByRole('main').locator('[type=submit]'));
    const raised = page.locator('[data-component=tab-bar] [data-state=raised] > span').first();
    expect(submit.bottom).toBeLessThan((await edges(raised)).top - RING);
  });

  test('the boxes of the code are together as wide as the button', async ({
    page,
    href,
    locale,
  }) => {
    const join = joinMessagesIn(locale);
    await page.goto(href('/register'));
    await askForOtp(page, join);
    await expect(otpField(page, join)).toBeFocused();
    expect(await clipped(page)).toEqual([]);
    await expect(page.locator(BACK)).toHaveCount(1);
    const boxes = await edges(page.locator('[data-component=otp-field]'));
    const button = await edges(page.getByRole('main').locator('[type=submit]'));
    const [first, last] = await Promise.all([
      page.locator('[data-part=box]').first().boundingBox(),
      page.locator('[data-part=box]').last().boundingBox(),
    ]);
    expect(boxes.width).toBe(button.width);
    expect(last!.x + last!.width - first!.x).toBeCloseTo(button.width, 0);
  });

  test('the header of a visitor has a button to sign up', async ({ page, message, href }) => {
    const register = page.getByRole('banner').getByRole('link', { name: message('register') });
    for (const path of ['/', '/promotion', '/list/slot', '/menu']) {
      await page.goto(href(path));
      await expect(register).toBeVisible();
      await expect(register).toBeInViewport({ ratio: 1 });
    }
  });

  test('the header of a member has a bell', async ({ memberPage: page, href }) => {
    await page.goto(href('/'));
    await expect(page.getByRole('banner').locator('[data-part=inbox]')).toBeInViewport({
      ratio: 1,
    });
  });
});

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('the picture of the brand fills the left half, there is one back arrow, and log in is a text link', async ({
    page,
    message,
    href,
    locale,
  }) => {
    const join = joinMessagesIn(locale);
    for (const path of PAGES) {
      await page.goto(href(path));
      const picture = page.locator('[data-part=brand-picture]');
      await expect(picture).toBeVisible();
      const [half, all] = await Promise.all([edges(picture), picture.locator('..').boundingBox()]);
      expect(half.width / all!.width, path).toBeCloseTo(0.5, 1);
      await expect
        .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await expect(page.locator(BACK), path).toHaveCount(1);
    }
    await page.goto(href('/register'));
    await askForOtp(page, join);
    await expect(otpField(page, join)).toBeFocused();
    await expect(page.locator(BACK)).toHaveCount(1);
    await page.locator(BACK).click();
    await expect(page.getByRole('textbox', { name: join('phone') })).toBeVisible();

    await page.goto(href('/'));
    const login = page.getByRole('banner').getByRole('link', { name: message('login') });
    await expect(login).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(login).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  });
});
