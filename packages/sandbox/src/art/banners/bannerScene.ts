import type { Random } from '../random.ts';
import type { Palette } from '../scene.ts';

/** The stage of a banner in its own units; twice as many pixels come out. */
export interface BannerStage {
  palette: Palette;
  random: Random;
  /** 600 on the wide stage, 375 on the phone's. */
  width: number;
  /** 240 on the wide stage, 210 on the phone's. */
  height: number;
  /** Where the room of the words ends: small things stay to the right of it. */
  clear: number;
  /** The middle of the room that the words leave to the picture. */
  focus: { x: number; y: number };
  /** How large a 400-unit hero stands on this stage. */
  scale: number;
}

/** A banner in two parts: the words' shade falls on the backdrop and never on the cast. */
export interface BannerPicture {
  back: string;
  cast: string;
}

/** Draws all of a banner but its words. */
export type BannerScene = (stage: BannerStage) => BannerPicture;
