import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { BROWSER_ARGS, browserLaunch } from '../browser.mjs';
import { type Measured, WINDOW_HEIGHT, cropOf, windowHeight } from './crop.ts';
import { isVisible, prepare, settle, turnTo } from './inPage.ts';
import { type Pixels, decodePng, inSteps } from './pixels.ts';
import { modeNamed } from './workshop.ts';

/** The time of every story: 09:30 in Bangkok on 15 January 2026. */
const MOMENT = Date.UTC(2026, 0, 15, 2, 30);
const LONGEST_STORY_MS = 20_000;

/** Flags for deterministic rendering: whole tiles, one raster path, no system hints. */
const STEADY = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Launch options of Playwright for stable pictures. */
export function cameraLaunch() {
  return { ...browserLaunch(), args: [...BROWSER_ARGS, ...STEADY] };
}

const isPhone = (width: number) => width < 768;

/** The result of taking a picture of a story. */
export interface Photograph {
  pixels: Pixels;
  /** Errors while the story was rendered or played. */
  errors: readonly string[];
}

/** One page in one mode, which shows stories one after the other. */
export class Camera {
  private shown: string | undefined;
  private readonly context: BrowserContext;
  private readonly page: Page;
  private readonly session: CDPSession;
  private readonly address: (storyId: string) => string;
  private readonly width: number;
  private readonly usualHeight: number;

  private constructor(
    [context, page, session]: [BrowserContext, Page, CDPSession],
    address: (storyId: string) => string,
    width: number,
  ) {
    this.context = context;
    this.page = page;
    this.session = session;
    this.address = address;
    this.width = width;
    this.usualHeight = WINDOW_HEIGHT[width] ?? 900;
  }

  /** @param address of the served Storybook */
  static async open(browser: Browser, address: string, modeName: string): Promise<Camera> {
    const { theme, locale, viewport } = modeNamed(modeName);
    const context = await browser.newContext({
      viewport: { width: viewport, height: WINDOW_HEIGHT[viewport] ?? 900 },
      deviceScaleFactor: 1,
      // As on a phone: touch input and overlay scroll bars.
      isMobile: isPhone(viewport),
      hasTouch: isPhone(viewport),
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: locale === 'th' ? 'th-TH' : 'en-GB',
      timezoneId: 'Asia/Bangkok',
      // With this user agent Storybook ends animations instead of waiting for them.
      userAgent: `${browser.version()} StorybookTestRunner`,
    });
    await context.addInitScript(prepare, MOMENT);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const globals = `theme:${theme};locale:${locale}`;
    const storyAddress = (id: string) =>
      `${address}/iframe.html?id=${id}&viewMode=story&globals=${globals}`;
    const camera = new Camera([context, page, session], storyAddress, viewport);
    await camera.resize(camera.usualHeight);
    return camera;
  }

  /** Shows a story and takes a picture; errors of the page are returned, not thrown. */
  async take(storyId: string): Promise<Photograph> {
    try {
      await this.show(storyId);
      return await this.again();
    } catch (error) {
      this.shown = undefined;
      const pixels = { width: 1, height: 1, data: Buffer.alloc(4) };
      return { pixels, errors: [(error as Error).message.split('\n')[0] ?? 'failed'] };
    }
  }

  /** Takes another picture of the current story. */
  async again(): Promise<Photograph> {
    let shown = await this.page.evaluate(settle);
    const height = windowHeight(shown.measured, this.usualHeight);
    if (height > this.usualHeight) {
      await this.resize(height);
      shown = await this.page.evaluate(settle);
    }
    const pixels = await this.photograph(shown.measured, height);
    if (height > this.usualHeight) {
      await this.resize(this.usualHeight);
    }
    return { pixels, errors: shown.errors };
  }

  async close(): Promise<void> {
    await this.context.close();
  }

  private async show(storyId: string): Promise<void> {
    if (this.shown === undefined) await this.page.goto(this.address(storyId));
    else await this.page.evaluate(turnTo, storyId);
    this.shown = storyId;
    const waiting = { polling: 'raf', timeout: LONGEST_STORY_MS } as const;
    await this.page.waitForFunction(isVisible, storyId, waiting);
  }

  /** Set through this session. Otherwise the browser renders a clipped picture with desktop scroll bars. */
  private async resize(height: number): Promise<void> {
    const { width } = this;
    const metrics = { width, height, deviceScaleFactor: 1, mobile: isPhone(width) };
    await this.session.send('Emulation.setDeviceMetricsOverride', metrics);
  }

  private async photograph(measured: Measured, height: number): Promise<Pixels> {
    const clip = { ...cropOf(measured, { width: this.width, height }), scale: 1 };
    const options = { format: 'png', clip, optimizeForSpeed: true } as const;
    const { data } = await this.session.send('Page.captureScreenshot', options);
    return inSteps(decodePng(Buffer.from(data, 'base64')));
  }
}
