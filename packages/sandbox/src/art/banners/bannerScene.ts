import type { Random } from '../random.ts';
import type { Palette } from '../scene.ts';

/** The stage of a banner in its own units; the output has twice as many pixels. */
export interface BannerStage {
  palette: Palette;
  random: Random;
  /** 600 on the wide stage, 375 on the phone's. */
  width: number;
  /** 240 on the wide stage, 210 on the phone's. */
  height: number;
  /** Where the text area ends; small objects stay to the right of it. */
  clear: number;
  /** The middle of the area that the text leaves to the picture. */
  focus: { x: number; y: number };
  /** The size of a 400-unit hero on this stage. */
  scale: number;
}

/** A banner in two layers: the shade behind the text covers the backdrop but not the cast. */
export interface BannerPicture {
  back: string;
  cast: string;
}

/** Draws the banner without its text. */
export type BannerScene = (stage: BannerStage) => BannerPicture;
