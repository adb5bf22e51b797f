import {
  CARDS,
  CARD_PADDINGS,
  CONTROLS,
  ELEVATIONS,
  ICONS,
  MOTIFS,
  RADII,
  SECTIONS,
  SPACES,
} from './choiceValues.ts';
import { CONSTANTS } from './constants.ts';
import { vars } from './contract.css.ts';
import type { Theme } from './defineTheme.ts';
import type { GroundName } from './ground.ts';
import { TYPES } from './typePairings.ts';

/** One rule of a theme's style sheet: a selector and the custom properties that it sets. */
export interface ThemeRule {
  selector: string;
  /** Values by property name with its dashes: `--brand-color-text`. */
  vars: Record<string, string>;
  colorScheme?: 'dark' | 'light';
}

type Leaves = { [key: string]: string | Leaves };

const GROUNDS: readonly GroundName[] = ['page', 'overlay', 'menu', 'card'];

/** `var(--brand-x)` → `--brand-x`. */
const property = (reference: string) => reference.slice('var('.length, -1);

/** Values by property name. Throws if a name of the contract has no value. */
function assign(names: Leaves, values: Leaves): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([key, name]) => {
      const value = values[key];
      if (value === undefined)
        throw new Error(`The theme has no value for ${JSON.stringify(name)}.`);
      return typeof name === 'string'
        ? [[property(name), value as string]]
        : Object.entries(assign(name, value as Leaves));
    }),
  );
}

function colourVars(roles: Record<string, string>): Record<string, string> {
  const names: Record<string, string> = vars.color;
  return Object.fromEntries(
    Object.entries(roles).map(([role, value]) => [property(names[role] as string), value]),
  );
}

/**
 * Values of a ground besides its colours. A CSS variable reference is resolved where it is set, so each ground sets it
 * again.
 */
function groundVars({ choices, grounds }: Theme, ground: GroundName): Record<string, string> {
  const { elevation } = choices;
  return {
    ...colourVars(grounds[ground]),
    [property(vars.card.borderColor)]: vars.color.border,
    ...(elevation === 'flat' && assign(vars.elevation, ELEVATIONS.flat)),
  };
}

/** A theme with boxed cards: the text of a game card is on the card's own ground. */
const hasBoxes = ({ choices }: Theme) => choices.card !== 'raised';

/** Every custom property of a theme on its page ground. */
export function themeVars(theme: Theme): Record<string, string> {
  const { choices, fills } = theme;
  const { color: _colour, ...rest } = vars;
  const type = TYPES[choices.type];
  return {
    ...assign(rest, {
      ...CONSTANTS,
      font: type.font,
      lineHeight: type.lineHeight,
      fontWeight: { ...CONSTANTS.fontWeight, ...type.fontWeight },
      radius: RADII[choices.radius],
      icon: ICONS[choices.radius],
      motif: MOTIFS[choices.radius],
      space: SPACES[choices.density],
      control: CONTROLS[choices.density],
      elevation: ELEVATIONS[choices.elevation],
      section: SECTIONS[choices.card],
      card: {
        ...CARDS[choices.card],
        borderColor: vars.color.border,
        background: 'transparent',
        padding: CARD_PADDINGS[choices.density],
      },
    }),
    ...colourVars(fills),
    ...groundVars(theme, 'page'),
  };
}

/**
 * The rules of a theme: its values on each root, and the inks of every ground on `[data-surface]` below it.
 *
 * @param roots selectors of the elements with the theme, such as `:root` or `[data-theme="jade"]`
 */
export function themeRules(theme: Theme, roots: readonly string[]): ThemeRule[] {
  const below = (name: string) =>
    roots.map((root) => `${root} [data-surface="${name}"]`).join(', ');
  const rules: ThemeRule[] = [
    { selector: roots.join(', '), vars: themeVars(theme), colorScheme: theme.scheme },
    ...GROUNDS.map((ground) => ({ selector: below(ground), vars: groundVars(theme, ground) })),
  ];
  if (hasBoxes(theme)) {
    const tile = {
      ...groundVars(theme, 'card'),
      [property(vars.card.background)]: vars.color.surface,
    };
    rules.push({ selector: below('tile'), vars: tile });
  }
  return rules;
}

/** The order of the library's layers, weakest first. It starts every style sheet, so that any of them may load first. */
const LAYER_ORDER = '@layer brand.reset, brand.theme, brand.primitive, brand.panel, brand.page;';

/** A theme as a static style sheet: no script, no inline style, only custom properties in `brand.theme`. */
export function themeCss(theme: Theme, roots: readonly string[] = [':root']): string {
  const rules = themeRules(theme, roots).map(({ selector, vars: values, colorScheme }) => {
    const lines = Object.entries(values).map(([name, value]) => `    ${name}: ${value};`);
    if (colorScheme) lines.unshift(`    color-scheme: ${colorScheme};`);
    return `  ${selector} {\n${lines.join('\n')}\n  }`;
  });
  return `${LAYER_ORDER}\n@layer brand.theme {\n${rules.join('\n')}\n}\n`;
}
