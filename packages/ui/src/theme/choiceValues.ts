import type { ThemeChoices } from './choices.ts';
import { vars } from './contract.css.ts';

type Values<Choice extends keyof ThemeChoices, Token extends string> = Record<
  ThemeChoices[Choice],
  Record<Token, string>
>;

export const RADII: Values<'radius', 'sm' | 'md' | 'lg' | 'control' | 'card' | 'pill'> = {
  square: { sm: '2px', md: '3px', lg: '4px', control: '3px', card: '3px', pill: '3px' },
  soft: { sm: '6px', md: '8px', lg: '16px', control: '10px', card: '10px', pill: '999px' },
  round: { sm: '8px', md: '14px', lg: '24px', control: '999px', card: '18px', pill: '999px' },
};

export const ICONS: Values<'radius', 'stroke' | 'cap' | 'join'> = {
  square: { stroke: '1.5', cap: 'square', join: 'miter' },
  soft: { stroke: '1.75', cap: 'round', join: 'round' },
  round: { stroke: '2', cap: 'round', join: 'round' },
};

/** An outline around the middle of a box, as a `clip-path`. @param radius in percent of the box, by angle in radians */
function outline(points: number, radius: (angle: number) => number): string {
  const corners = Array.from({ length: points }, (_, at) => {
    const angle = (at / points) * 2 * Math.PI;
    const place = (turn: number) => `${(50 + radius(angle) * turn).toFixed(1)}%`;
    return `${place(Math.sin(angle))} ${place(-Math.cos(angle))}`;
  });
  return `polygon(${corners.join(', ')})`;
}

/** A circle with pointed tips, of the given number: petals below a sharpness of 1, rays above it. */
const pointed = (tips: number, inner: number, sharpness: number) => (angle: number) =>
  inner + (50 - inner) * (1 - Math.abs(Math.sin((tips * angle) / 2))) ** sharpness;

const DISC = 'circle(50%)';
const OCTAGON = 'polygon(29% 0%, 71% 0%, 100% 29%, 100% 71%, 71% 100%, 29% 100%, 0% 71%, 0% 29%)';

/** Each theme has one of the three motifs, and its motion in `motions.css.ts`. The others are not displayed. */
export const MOTIFS: Values<
  'radius',
  'petals' | 'facets' | 'seal' | 'motion' | 'outline' | 'core'
> = {
  square: {
    petals: 'none',
    facets: 'inline',
    seal: 'none',
    motion: 'brand-turn',
    outline: outline(16, (angle) => (Math.cos(8 * angle) > 0 ? 50 : 42)),
    core: OCTAGON,
  },
  soft: {
    petals: 'none',
    facets: 'none',
    seal: 'inline',
    motion: 'brand-stamp',
    outline: outline(40, pointed(4, 44, 1.6)),
    core: DISC,
  },
  round: {
    petals: 'inline',
    facets: 'none',
    seal: 'none',
    motion: 'brand-open',
    outline: outline(48, pointed(8, 35, 0.45)),
    core: DISC,
  },
};

export const SPACES: Values<
  'density',
  'half' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | '12' | '16'
> = {
  compact: {
    half: '2px',
    1: '4px',
    2: '6px',
    3: '10px',
    4: '12px',
    5: '16px',
    6: '20px',
    8: '24px',
    10: '32px',
    12: '40px',
    16: '52px',
  },
  normal: {
    half: '2px',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  roomy: {
    half: '2px',
    1: '4px',
    2: '8px',
    3: '14px',
    4: '18px',
    5: '24px',
    6: '32px',
    8: '40px',
    10: '48px',
    12: '60px',
    16: '80px',
  },
};

export const CONTROLS: Values<'density', 'sm' | 'md' | 'lg' | 'touch'> = {
  compact: { sm: '32px', md: '40px', lg: '48px', touch: '44px' },
  normal: { sm: '36px', md: '44px', lg: '52px', touch: '44px' },
  roomy: { sm: '40px', md: '48px', lg: '56px', touch: '44px' },
};

export const CARD_PADDINGS: Record<ThemeChoices['density'], string> = {
  compact: '12px',
  normal: '16px',
  roomy: '20px',
};

/** Card values without the colours, which depend on the surface. */
export const CARDS: Values<
  'card',
  'borderWidth' | 'artInset' | 'artRadius' | 'wordsInset' | 'wordsAlign'
> = {
  raised: {
    borderWidth: '0px',
    artInset: '0px',
    artRadius: vars.radius.card,
    wordsInset: '0px',
    wordsAlign: 'start',
  },
  outlined: {
    borderWidth: '1px',
    artInset: '0px',
    artRadius: '0px',
    wordsInset: vars.space[2],
    wordsAlign: 'start',
  },
  framed: {
    borderWidth: '1px',
    artInset: '8px',
    artRadius: '3px',
    wordsInset: '8px',
    wordsAlign: 'center',
  },
};

export const SECTIONS: Values<'card', 'bar' | 'barGap' | 'rule' | 'gap'> = {
  raised: { bar: '0px', barGap: '0px', rule: '0px', gap: '0px' },
  outlined: { bar: '3px', barGap: '10px', rule: '0px', gap: '0px' },
  framed: { bar: '0px', barGap: '0px', rule: '1px', gap: '12px' },
};

/** Shadows. Without a shadow, a line in the surface's own colour replaces it. */
export const ELEVATIONS: Values<'elevation', 'card' | 'floating' | 'overlay'> = {
  deep: {
    card: 'none',
    floating: '0 8px 24px rgb(0 0 0 / 40%)',
    overlay: '0 16px 48px rgb(0 0 0 / 52%)',
  },
  light: {
    card: '0 1px 2px rgb(52 34 14 / 8%)',
    floating: '0 6px 20px rgb(52 34 14 / 16%)',
    overlay: '0 16px 48px rgb(52 34 14 / 24%)',
  },
  flat: {
    card: 'none',
    floating: `0 0 0 1px ${vars.color.borderStrong}`,
    overlay: `0 0 0 1px ${vars.color.border}`,
  },
};
