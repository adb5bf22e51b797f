import type { TitleArea } from '../lettering/lettering.ts';
import type { Random } from '../random.ts';
import type { Palette } from '../scene.ts';

/** Input of a composition. */
export interface Cast {
  palette: Palette;
  /** The hero, drawn in a 400×400 box. */
  hero: string;
  /** False for a hero with figures or letters, which must not be mirrored. */
  mayMirror: boolean;
  /** Ids of one to three secondary objects, each defined once in a 100×100 box. */
  small: readonly [string, ...string[]];
  /** Which of the three variants of the composition (crop, side, slant). */
  variant: 0 | 1 | 2;
  /** True when the title has its own background, a plate or ribbon. */
  backed: boolean;
  random: Random;
}

/** A layout of a 300×400 picture and the area that it leaves to the title. */
export interface Composition {
  id: string;
  /** Area of the title, by variant. */
  title(variant: 0 | 1 | 2): TitleArea;
  /** Everything except the title, as a fragment. */
  draw(cast: Cast): string;
}
