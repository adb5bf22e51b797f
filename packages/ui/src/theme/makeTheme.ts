import { assignVars, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import {
  CONSTANTS,
  CONTROLS,
  ELEVATIONS,
  RADII,
  SPACES,
  TYPES,
  type ThemeChoices,
} from './choices.ts';
import { vars } from './contract.css.ts';
import { derive, type GroundName, type GroundRoles, type OperatorColours } from './derive.ts';
import { layers } from './layers.css.ts';

/** A brand is data: six colours and a few choices. */
export interface ThemeData {
  /** Also the value of `data-theme`: lower-case letters, digits and hyphens. */
  name: string;
  colours: OperatorColours;
  choices: ThemeChoices;
}

/** The custom properties of one ground, ready for a style rule. */
function groundVars(roles: GroundRoles): Record<string, string> {
  const entries = Object.entries(roles) as [keyof GroundRoles, string][];
  return Object.fromEntries(entries.map(([role, value]) => [vars.color[role], value]));
}

/** Every custom property of a theme on its page ground. Pure. */
export function themeVars({ colours, choices }: ThemeData): Record<string, string> {
  const { grounds, fills } = derive(colours);
  const { color: _colour, ...rest } = vars;
  const type = TYPES[choices.type];
  return {
    ...assignVars(rest, {
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
        vars.color[role],
        value,
      ]),
    ),
    ...groundVars(grounds.page),
  };
}

/**
 * Writes a theme's style sheet: its values on `[data-theme=name]` (and on `:root` where it is the
 * default), and the inks of the overlay, menu and card grounds on `[data-surface]` below it.
 * Call it in a `.css.ts` file. Nothing in React knows about it.
 */
export function makeTheme(theme: ThemeData, options: { isDefault?: boolean } = {}): void {
  if (!/^[a-z][a-z0-9-]*$/.test(theme.name)) {
    throw new Error(
      `A theme's name is lower-case letters, digits and hyphens, not "${theme.name}".`,
    );
  }
  const named = `[data-theme="${theme.name}"]`;
  const roots = options.isDefault ? [':where(:root)', named] : [named];
  const rule = (selector: string, style: GlobalStyleRule) =>
    globalStyle(selector, { '@layer': { [layers.theme]: style } } as GlobalStyleRule);
  const { grounds, scheme } = derive(theme.colours);
  rule(roots.join(', '), { vars: themeVars(theme), colorScheme: scheme });
  for (const ground of ['page', 'overlay', 'menu', 'card'] satisfies GroundName[]) {
    rule(roots.map((root) => `${root} [data-surface="${ground}"]`).join(', '), {
      vars: groundVars(grounds[ground]),
    });
  }
}
