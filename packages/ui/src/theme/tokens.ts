import { COLOUR_DOCS } from './colourDocs.ts';
import { vars } from './contract.css.ts';
import { MEASURE_DOCS } from './measureDocs.ts';
import { FILL_PAIRS, GROUND_PAIRS, STEPS, type Demand } from './pairs.ts';

/** The sections of the token reference, in order. */
export type TokenGroup =
  | 'color'
  | 'type'
  | 'space'
  | 'radius'
  | 'density'
  | 'elevation'
  | 'motion'
  | 'card'
  | 'frame';

/** Guaranteed contrasts of a colour: as an ink on each of these, or as a surface under each of these. */
export interface Guarantee {
  as: 'ink' | 'surface';
  /** The roles of the other colour: `raised`, `text`. */
  with: readonly string[];
  /** Minimum ratio: 4.5 for text, 3 for shapes. */
  min: number;
}

/** One token of the contract, with its documentation. */
export interface TokenEntry {
  group: TokenGroup;
  /** Its path in the contract: `color.textMuted`. */
  path: string;
  /** Its stable name: `--brand-color-text-muted`. */
  property: string;
  /** Kind of value, with the terms of the W3C design tokens format where available. */
  type:
    | 'color'
    | 'dimension'
    | 'fontFamily'
    | 'fontWeight'
    | 'number'
    | 'duration'
    | 'cubicBezier'
    | 'shadow'
    | 'keyword';
  /** Whether it changes with the nearest `data-surface`. */
  scope: 'ground' | 'root';
  /** Its purpose, in one sentence. */
  use: string;
  /** Guaranteed contrast, for any six colours. */
  guarantees: readonly Guarantee[];
}

type Kind = readonly [TokenGroup, TokenEntry['type']];

const KINDS: Record<keyof typeof MEASURE_DOCS, Kind> = {
  font: ['type', 'fontFamily'],
  fontSize: ['type', 'dimension'],
  fontWeight: ['type', 'fontWeight'],
  lineHeight: ['type', 'number'],
  space: ['space', 'dimension'],
  radius: ['radius', 'dimension'],
  control: ['density', 'dimension'],
  elevation: ['elevation', 'shadow'],
  motion: ['motion', 'duration'],
  card: ['card', 'dimension'],
  section: ['card', 'dimension'],
  icon: ['type', 'keyword'],
  motif: ['card', 'keyword'],
  frame: ['frame', 'dimension'],
  z: ['frame', 'number'],
};

/** Tokens with another kind than the rest of their group. */
const OWN_TYPES: Record<string, TokenEntry['type']> = {
  'motion.ease': 'cubicBezier',
  'card.borderColor': 'color',
  'card.background': 'color',
  'card.wordsAlign': 'keyword',
  'icon.stroke': 'number',
};

const PAIRS: Record<string, readonly Demand<string>[]> = { ...GROUND_PAIRS, ...FILL_PAIRS };

const GROUND_ROLES = new Set<string>([
  ...STEPS,
  ...Object.keys(GROUND_PAIRS),
  'skeleton',
  'border',
  'track',
  'disabled',
  'secondaryEdge',
  'contentEdge',
]);

function guaranteesOf(role: string): Guarantee[] {
  const asInk = (PAIRS[role] ?? []).map(({ on, min }) => ({ as: 'ink' as const, with: on, min }));
  const minima = [...new Set(Object.values(PAIRS).flatMap((demands) => demands.map((d) => d.min)))];
  const asSurface = minima.map((min) => ({
    as: 'surface' as const,
    with: Object.keys(PAIRS).filter((ink) =>
      PAIRS[ink]?.some((demand) => demand.min === min && demand.on.includes(role)),
    ),
    min,
  }));
  return [...asInk, ...asSurface.filter((guarantee) => guarantee.with.length > 0)];
}

const property = (reference: string) => reference.slice('var('.length, -1);

const colours: TokenEntry[] = Object.entries(COLOUR_DOCS).map(([role, use]) => ({
  group: 'color',
  path: `color.${role}`,
  property: property(vars.color[role as keyof typeof COLOUR_DOCS]),
  type: 'color',
  scope: GROUND_ROLES.has(role) ? 'ground' : 'root',
  use,
  guarantees: guaranteesOf(role),
}));

const measures: TokenEntry[] = Object.entries(MEASURE_DOCS).flatMap(([chapter, docs]) => {
  const [group, type] = KINDS[chapter as keyof typeof MEASURE_DOCS];
  const names: Record<string, string> = vars[chapter as keyof typeof MEASURE_DOCS];
  return Object.entries(docs).map(([key, use]): TokenEntry => ({
    group,
    path: `${chapter}.${key}`,
    property: property(names[key] as string),
    type: OWN_TYPES[`${chapter}.${key}`] ?? type,
    scope:
      chapter === 'elevation' || OWN_TYPES[`${chapter}.${key}`] === 'color' ? 'ground' : 'root',
    use,
    guarantees: [],
  }));
});

/**
 * Every token of the contract with its documentation, for Storybook and the exports. A token without documentation does not
 * compile.
 */
export const TOKENS: readonly TokenEntry[] = [...colours, ...measures];
