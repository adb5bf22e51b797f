import type { FontName } from '../lettering/fonts.ts';
import type { BannerScene } from './bannerScene.ts';

export type BannerLocale = 'th' | 'en';
/** `wide` is 1200×480, `phone` 750×420. */
export type BannerSkeleton = 'wide' | 'phone';

/** What a banner is made of. */
export interface BannerDesign {
  palette: string;
  /** Of the English words; Thai has a face of its own. */
  face: FontName;
  scene: BannerScene;
  headline: Readonly<Record<BannerLocale, readonly [string, string]>>;
  line: Readonly<Record<BannerLocale, string>>;
}
