/** Colours of an illustration. Each is a token of the theme, or mixed from tokens. */
export type DrawingTone =
  | 'ground'
  | 'groundDeep'
  | 'mist'
  | 'line'
  | 'ink'
  | 'paper'
  | 'shade'
  | 'accent'
  | 'accentDeep'
  | 'second'
  | 'secondDeep'
  | 'secondPale'
  | 'leaf'
  | 'glass'
  | 'glow'
  | 'flame'
  | 'blush';

/**
 * A picture in a box of 240 × 160: path data by tone, from the back to the front. A shape has an inked edge; with the width
 * 0 it has none, and with another width it is a line.
 */
export type Drawing = readonly (readonly [tone: DrawingTone, d: string, width?: number])[];
