import type { TitleArea } from '../lettering/lettering.ts';
import type { Random } from '../random.ts';
import type { Palette } from '../scene.ts';

/** What a composition is given to make a picture of. */
export interface Cast {
  palette: Palette;
  /** The hero, drawn in a 400×400 box. */
  hero: string;
  /** False for a hero with figures or letters, which no mirror may show. */
  mayMirror: boolean;
  /** Ids of one to three secondary things, each defined once in a 100×100 box. */
  small: readonly [string, ...string[]];
  /** Which of the three moods of the composition (crop, side, slant). */
  variant: 0 | 1 | 2;
  /** True when the title brings a ground of its own, a plate or ribbon. */
  backed: boolean;
  random: Random;
}

/** A way of staging a picture of 300×400 and the room it leaves to the title. */
export interface Composition {
  id: string;
  /** Where the title stands, by variant. */
  title(variant: 0 | 1 | 2): TitleArea;
  /** Everything but the title, as a fragment. */
  draw(cast: Cast): string;
}
