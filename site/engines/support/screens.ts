import type { Screen } from './driver.ts';

export const PHONE = { width: 390, height: 844, touch: true } satisfies Screen;
export const DESKTOP = { width: 1440, height: 900, touch: false } satisfies Screen;
