import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../scripts/browser.mjs';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A156E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Whether every journey runs, as in `npm run prove` and where files are named. `npm test` leaves out what cheaper tests cover. */
const { PROVE, TEST_NOW, ALL_JOURNEYS } = process.env;
const isWhole = Boolean(PROVE || TEST_NOW || ALL_JOURNEYS);

/** Their rules have unit and DOM tests, or they are about the sandbox's own pages: they run in `npm run prove`. */
const PROVEN = [
  'account',
  'accountLinks',
  'addresses',
  'affiliate',
  'amounts',
  'authPages',
  'channels',
  'chat',
  'community',
  'controlPage',
  'favourites',
  'gameDetail',
  'gameFrame',
  'history',
  'hostileGames',
  'idle',
  'inbox',
  'keyboard',
  'launch',
  'lineSignUp',
  'locale',
  'maintenance',
  'menus',
  'missions',
  'notices',
  'offers',
  'operators',
  'pages',
  'passkeys',
  'promotionBox',
  'qrPolling',
  'renewal',
  'richText',
  'scrollPlace',
  'service',
  'sidePanels',
  'snapshot',
  'tampered',
  'telemetry',
  'transfer',
  'unreachable',
  'usdt',
  'visitors',
  'watch',
  'wrongClock',
].map((name) => `${name}.e2e.ts`);

/** Journeys that `npm test` also runs on a desktop in English. The others run there in `prove`. */
const ON_BOTH = ['smoke'];

export default defineConfig({
  testDir: './e2e',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  ...(!isWhole && { grepInvert: /@prove/ }),
  // Each with a browser, a site and a sandbox of its own. More of them are not faster on two cores.
  workers: 2,
  // A state that never comes fails all the same; one that comes late on a slow machine does not.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Where that many states never come something is broken for all: the rest would only wait for it too.
  maxFailures: process.env.PROVE || process.env.TEST_NOW ? 0 : 8,
  reporter: [
    ['list'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
      ? [['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE }] as const]
      : []),
  ],
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunch(),
    screenshot: 'only-on-failure',
    // What a service worker answers would pass unseen by the watch; its own journey lets it in.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Bangkok',
    // Recording costs a third of the time; `--trace on` records the run of a journey that fails.
    trace: 'off',
  },
  projects: [
    {
      name: 'phone-th',
      testIgnore: isWhole ? [] : PROVEN,
      use: {
        viewport: { width: 390, height: 844 },
        // Without a graphics processor a phone's pixels are a third of the work.
        deviceScaleFactor: isWhole ? 2 : 1,
        hasTouch: true,
        isMobile: true,
        locale: 'th-TH',
        userAgent: ANDROID,
      },
    },
    {
      name: 'desktop-en',
      testMatch: isWhole ? '*.e2e.ts' : ON_BOTH.map((name) => `${name}.e2e.ts`),
      // The same in every language and on every screen: once is enough.
      testIgnore: [
        'accountLinks',
        'affiliate',
        'amounts',
        'channels',
        'chat',
        'community',
        'connection',
        'controlPage',
        'covering',
        'favourites',
        'gameDetail',
        'gameFrame',
        'hostileGames',
        'idle',
        'keyboard',
        'languages',
        'launch',
        'maintenance',
        'menus',
        'offline',
        'onceOnly',
        'operators',
        'pages',
        'pendingQr',
        'promotionBox',
        'qrPolling',
        'renewal',
        'richText',
        'scrollPlace',
        'search',
        'service',
        'session',
        'sidePanels',
        'tampered',
        'transfer',
        'unreachable',
        'watch',
        'withdraw',
      ].map((name) => `${name}.e2e.ts`),
      use: { viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
    },
  ],
});
