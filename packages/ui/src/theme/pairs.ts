/** WCAG AA for text. */
export const TEXT_MIN = 4.5;
/** WCAG AA for large text, icons, meaningful borders and focus rings. */
export const SHAPE_MIN = 3;

const STATUS_SOFTS = ['successSoft', 'pendingSoft', 'dangerSoft', 'infoSoft'] as const;

/** Possible surfaces under an ink on a ground: the ground itself, its steps, and its soft fills. */
export const STEPS = [
  'surface',
  'raised',
  'inset',
  'selected',
  'hover',
  'pressed',
  ...STATUS_SOFTS,
] as const;
export type Step = (typeof STEPS)[number];

/** One guarantee of an ink: at least `min` on each of these. */
export interface Demand<Surface extends string> {
  on: readonly Surface[];
  min: number;
}

const onEvery = (min: number): Demand<Step> => ({ on: STEPS, min });
const onTrack: Demand<'track'> = { on: ['track'], min: SHAPE_MIN };

/**
 * Every pair that a ground guarantees. The engine solves for them, the token documentation lists them, and the tests
 * recompute them. A component may only use pairs of this list.
 */
export const GROUND_PAIRS = {
  text: [onEvery(TEXT_MIN), onTrack],
  textMuted: [onEvery(TEXT_MIN), { on: ['disabled'], min: SHAPE_MIN }],
  link: [onEvery(TEXT_MIN), onTrack],
  success: [onEvery(TEXT_MIN), onTrack],
  pending: [onEvery(TEXT_MIN), onTrack],
  danger: [onEvery(TEXT_MIN), onTrack],
  info: [onEvery(TEXT_MIN), onTrack],
  mark: [onEvery(SHAPE_MIN), onTrack],
  onMark: [{ on: ['mark'], min: TEXT_MIN }],
  borderStrong: [onEvery(SHAPE_MIN)],
  focus: [onEvery(SHAPE_MIN)],
  accentEdge: [{ on: ['surface', 'raised', 'inset', 'selected'], min: SHAPE_MIN }],
  onDisabled: [{ on: ['disabled', ...STEPS], min: SHAPE_MIN }],
} as const satisfies Record<string, readonly Demand<Step | 'track' | 'mark' | 'disabled'>[]>;
export type GroundInk = keyof typeof GROUND_PAIRS;

/** Pairs that are the same on every ground: text on fills, and content over pictures. */
export const FILL_PAIRS = {
  onAccent: [{ on: ['accent', 'accentTop', 'accentHover', 'accentPressed'], min: TEXT_MIN }],
  onSecondary: [{ on: ['secondary', 'secondaryHover', 'secondaryPressed'], min: TEXT_MIN }],
  onContent: [{ on: ['content', 'contentHover', 'contentPressed'], min: TEXT_MIN }],
  onCritical: [{ on: ['critical', 'criticalHover', 'criticalPressed'], min: TEXT_MIN }],
  onPositive: [{ on: ['positive'], min: TEXT_MIN }],
  onPaper: [{ on: ['paper'], min: TEXT_MIN }],
  onArt: [{ on: ['artVeil'], min: TEXT_MIN }],
  artLiked: [{ on: ['artVeil'], min: SHAPE_MIN }],
} as const satisfies Record<string, readonly Demand<string>[]>;
export type FillInk = keyof typeof FILL_PAIRS;

/** One pair of a theme, with its ratio. */
export interface Pair {
  ground: 'page' | 'overlay' | 'menu' | 'card' | 'fill';
  ink: string;
  surface: string;
  inkColour: string;
  surfaceColour: string;
  ratio: number;
  min: number;
}
