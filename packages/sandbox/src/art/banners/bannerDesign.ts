import type { ShippedLocale } from '@brand/domain';
import type { FontName } from '../lettering/fonts.ts';
import type { BannerScene } from './bannerScene.ts';

export type BannerLocale = ShippedLocale;
/** `wide` is 1200×480, `phone` 750×420, `home` 750×562, for home on a phone. */
export type BannerSkeleton = 'wide' | 'phone' | 'home';

/** The parts of a banner. */
export interface BannerDesign {
  palette: string;
  /** Typeface of the English text; Thai has its own typeface. */
  face: FontName;
  scene: BannerScene;
  headline: Readonly<Record<BannerLocale, readonly [string, string]>>;
  line: Readonly<Record<BannerLocale, string>>;
}
