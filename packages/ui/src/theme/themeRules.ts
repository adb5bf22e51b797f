import { CONSTANTS, CONTROLS, ELEVATIONS, RADII, SPACES, TYPES } from './choices.ts';
import { vars } from './contract.css.ts';
import type { Theme } from './defineTheme.ts';
import type { GroundName, GroundRoles } from './derive.ts';

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

function assign(names: Leaves, values: Leaves): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([key, name]) => {
      const value = values[key];
      return typeof name === 'string'
        ? [[property(name), value as string]]
        : Object.entries(assign(name, value as Leaves));
    }),
  );
}

function groundVars(roles: GroundRoles): Record<string, string> {
  const entries = Object.entries(roles) as [keyof GroundRoles, string][];
  return Object.fromEntries(entries.map(([role, value]) => [property(vars.color[role]), value]));
}

/** Every custom property of a theme on its page ground. */
export function themeVars({ choices, grounds, fills }: Theme): Record<string, string> {
  const { color: _colour, ...rest } = vars;
  const type = TYPES[choices.type];
  return {
    ...assign(rest, {
      ...CONSTANTS,
      font: type.font,
      lineHeight: type.lineHeight,
      radius: RADII[choices.radius],
      space: SPACES[choices.density],
      control: CONTROLS[choices.density],
      elevation: { card: 'none', ...ELEVATIONS[choices.elevation] },
      card: {
        borderWidth: choices.card === 'outlined' ? '1px' : '0px',
        borderColor: vars.color.border,
        padding: choices.density === 'compact' ? '12px' : '16px',
      },
    }),
    ...Object.fromEntries(
      (Object.entries(fills) as [keyof typeof fills, string][]).map(([role, value]) => [
        property(vars.color[role]),
        value,
      ]),
    ),
    ...groundVars(grounds.page),
  };
}

/**
 * The rules of a theme: its values on each root, and the inks of every ground on `[data-surface]` below it.
 *
 * @param roots selectors of what carries the theme, such as `:root` or `[data-theme="jade"]`
 */
export function themeRules(theme: Theme, roots: readonly string[]): ThemeRule[] {
  const onSurface = (ground: GroundName): ThemeRule => ({
    selector: roots.map((root) => `${root} [data-surface="${ground}"]`).join(', '),
    vars: groundVars(theme.grounds[ground]),
  });
  return [
    { selector: roots.join(', '), vars: themeVars(theme), colorScheme: theme.scheme },
    ...GROUNDS.map(onSurface),
  ];
}

/** The order of the library's layers, weakest first; first in every style sheet, so that any may load first. */
export const LAYER_ORDER =
  '@layer brand.reset, brand.theme, brand.primitive, brand.panel, brand.page;';

/** A theme as a static style sheet: no script, no inline style, nothing but custom properties in `brand.theme`. */
export function themeCss(theme: Theme, roots: readonly string[] = [':root']): string {
  const rules = themeRules(theme, roots).map(({ selector, vars: values, colorScheme }) => {
    const lines = Object.entries(values).map(([name, value]) => `    ${name}: ${value};`);
    if (colorScheme) lines.unshift(`    color-scheme: ${colorScheme};`);
    return `  ${selector} {\n${lines.join('\n')}\n  }`;
  });
  return `${LAYER_ORDER}\n@layer brand.theme {\n${rules.join('\n')}\n}\n`;
}
