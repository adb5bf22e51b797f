import { BROWSER_ARGS, browserLaunch } from '../../browser.mjs';

/** Flags for stable pictures: whole tiles, one raster path, no hints of the system. */
const STEADY = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Launch options of Playwright for pictures. */
export const steadyLaunch = () => ({ ...browserLaunch(), args: [...BROWSER_ARGS, ...STEADY] });
