import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type Page, test as base } from '@playwright/test';
import { MODES, type ModeName } from '../../../.storybook/modes.ts';
import { type Frame, settle, showStory } from './inPage.ts';

/** Storybook is read from its folder under this address: local, but without a port. */
const ADDRESS = 'http://localhost';
const WINDOW_HEIGHT = { 390: 844, 1440: 900 } as const;
/** Space for shadow and focus ring. What is below the height repeats itself: further rails, further rows. */
const SIZE = { margin: 16, tallest: 1600 };

/** Shows one story after the other in the same page, because a page loads longer than a story renders. */
class Stage {
  private readonly browser: Browser;
  private mode: ModeName | undefined;
  private page: Page | undefined;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** The page of a mode. Only one is open. */
  async open(storybook: string, mode: ModeName): Promise<Page> {
    if (this.page && this.mode === mode) return this.page;
    await this.page?.context().close();
    const page = await openPage(this.browser, storybook, mode);
    this.page = page;
    this.mode = mode;
    return page;
  }
}

async function openPage(browser: Browser, storybook: string, mode: ModeName): Promise<Page> {
  const { theme, locale, viewport } = MODES[mode];
  const isPhone = viewport < 768;
  const context = await browser.newContext({
    viewport: { width: viewport, height: WINDOW_HEIGHT[viewport] },
    deviceScaleFactor: 1,
    // As on a phone: touch input and overlay scroll bars.
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: locale === 'th' ? 'th-TH' : 'en-GB',
    timezoneId: 'Asia/Bangkok',
    // With this user agent Storybook ends animations instead of waiting for them.
    userAgent: `${browser.version()} StorybookTestRunner`,
  });
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(storybook, decodeURIComponent(pathname));
    return route.fulfill(existsSync(path) ? { path } : { status: 404 });
  });
  const page = await context.newPage();
  await page.goto(`${ADDRESS}/iframe.html?viewMode=story&globals=theme:${theme};locale:${locale}`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis);
  return page;
}

/** Shows a story, and returns its errors. */
export const show = (page: Page, storyId: string): Promise<string[]> =>
  page.evaluate(showStory, storyId);

/** Waits until the story is complete, and returns what its picture shows. */
export const frameOf = (page: Page): Promise<Frame> => page.evaluate(settle, SIZE);

/** Tests with a stage that lasts. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [async ({ browser }, use) => use(new Stage(browser)), { scope: 'worker' }],
});
