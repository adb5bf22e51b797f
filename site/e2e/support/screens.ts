import type { PlaywrightTestOptions } from '@playwright/test';

type Screen = Pick<PlaywrightTestOptions, 'viewport' | 'hasTouch' | 'isMobile' | 'userAgent'>;

/** A desktop, for behaviour that is the same in the language of every project. */
export const DESKTOP = {
  viewport: { width: 1440, height: 900 },
  hasTouch: false,
  isMobile: false,
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
} satisfies Screen;

/** An Android phone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-A156E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
} satisfies Screen;
