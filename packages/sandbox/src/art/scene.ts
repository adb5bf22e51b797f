/** Colours of one cover. All are #rrggbb. */
export interface Palette {
  id: string;
  /** three sky/background steps, top to bottom */
  sky: readonly [string, string, string];
  /** darkest outline and shadow colour */
  ink: string;
  /** highlight, near white, tinted */
  light: string;
  /** main body colour ramp of the hero: dark, mid, bright */
  body: readonly [string, string, string];
  /** second material ramp (gold, leaf, metal…): dark, mid, bright */
  trim: readonly [string, string, string];
  /** one strong accent */
  accent: string;
  /** quiet pattern colour against sky */
  pattern: string;
}

/**
 * A motif. Both functions return an SVG fragment (no `<svg>`, no `<text>`, no external references); the ids of
 * gradients and clips start with `${id}-`.
 */
export interface Motif {
  id: string;
  /**
   * Fills a 400×400 box (may extend beyond it), lit from top left, with light and shade in at least three steps.
   * `variant` changes the pose, crop, mood or attribute.
   */
  hero(palette: Palette, variant: 0 | 1 | 2): string;
  /** Further drawings of the hero, in the same box. */
  poses?: readonly ((palette: Palette) => string)[];
  /** A simple secondary version in a 100×100 box. */
  small(palette: Palette): string;
}
