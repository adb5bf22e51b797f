import { toHex, toOklch, type Oklch } from './oklch.ts';
import type { OperatorColours } from './themeInput.ts';

/** Lightness of a suggested colour, and its chroma as a share of the seed's with a maximum. */
type Tint = readonly [lightness: number, share: number, most: number];

/** Every colour except the primary action, on a dark and on a light page. */
const TINTS: Readonly<
  Record<'dark' | 'light', Record<Exclude<keyof OperatorColours, 'bgBtn'>, Tint>>
> = {
  dark: {
    bg: [0.19, 0.32, 0.045],
    bgMenu: [0.225, 0.34, 0.05],
    bgCard: [0.26, 0.36, 0.055],
    bgSubBtnAndGbIcon: [0.42, 0.6, 0.095],
    bgBtnInContent: [0.33, 0.45, 0.07],
  },
  light: {
    bg: [0.955, 0.1, 0.014],
    bgMenu: [0.985, 0.05, 0.007],
    bgCard: [0.99, 0.04, 0.005],
    bgSubBtnAndGbIcon: [0.38, 0.6, 0.085],
    bgBtnInContent: [0.895, 0.18, 0.026],
  },
};

/**
 * Suggests the six colours of a brand from one. The seed itself becomes the primary action. The others have its hue, a fixed
 * lightness, and less chroma the larger their area is (OKLCH). The engine makes each of the results readable like any other
 * six colours.
 *
 * @param seed `#rrggbb`
 * @param scheme whether the page is dark or light
 */
export function suggestColours(seed: string, scheme: 'dark' | 'light'): OperatorColours {
  const { c, h } = toOklch(seed);
  const tinted = ([l, share, most]: Tint): string => {
    const colour: Oklch = { l, c: Math.min(c * share, most), h };
    return toHex(colour);
  };
  const { bg, bgMenu, bgCard, bgSubBtnAndGbIcon, bgBtnInContent } = TINTS[scheme];
  return {
    bg: tinted(bg),
    bgMenu: tinted(bgMenu),
    bgBtn: seed.toLowerCase(),
    bgCard: tinted(bgCard),
    bgSubBtnAndGbIcon: tinted(bgSubBtnAndGbIcon),
    bgBtnInContent: tinted(bgBtnInContent),
  };
}
