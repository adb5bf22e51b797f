import { deriveFills, type FillRoles } from './fills.ts';
import { extremeOn, Fitter, type Move } from './fit.ts';
import { deriveGround, type GroundName, type GroundRoles } from './ground.ts';
import { toOklch } from './oklch.ts';
import type { Pair } from './pairs.ts';
import type { OperatorColours } from './themeInput.ts';

/** All values derived from six colours. */
export interface DerivedTheme {
  /** Whether the page is dark; also the page's `color-scheme`. */
  scheme: 'dark' | 'light';
  grounds: Record<GroundName, GroundRoles>;
  fills: FillRoles;
  /** The changed colours, and every guaranteed pair with its ratio. */
  report: { moves: Move[]; pairs: Pair[] };
}

/**
 * Derives every colour role from six operator colours. Each guaranteed pair is readable on the rounded 8-bit colour (text
 * 4.5:1; icons, focus and meaningful borders 3:1). The six operator colours are never changed. On any colour black or white
 * reaches 4.58:1, so inks are changed first, then the steps derived from the six. The report says which, why and by how
 * much. Throws if a colour is not `#rrggbb`.
 *
 * @param options.gradient whether the primary action has a lighter upper end @default true
 */
export function derive(
  colours: OperatorColours,
  { gradient = true }: { gradient?: boolean } = {},
): DerivedTheme {
  const fit = new Fitter();
  const pairs: Pair[] = [];
  const [bg, menu, card, accent, secondary, content] = [
    colours.bg,
    colours.bgMenu,
    colours.bgCard,
    colours.bgBtn,
    colours.bgSubBtnAndGbIcon,
    colours.bgBtnInContent,
  ].map((colour) => colour.toLowerCase()) as [string, string, string, string, string, string];
  const extreme = extremeOn(bg);
  const dark = extreme === '#ffffff';
  const page = toOklch(bg);
  const overlay = fit.step(
    'overlay.surface',
    { ...page, c: page.c + (dark ? 0.014 : 0) },
    dark ? [0.04, 0.08, 0.13, 0.16, -0.04, -0.08] : [0.02, 0.035, 0.05, -0.025, -0.04],
    extreme,
    [bg],
  );
  const fills = deriveFills({ bg, accent, secondary, content }, { dark, gradient }, fit, pairs);
  const ground = (name: GroundName, surface: string): GroundRoles =>
    deriveGround(
      { name, surface, extreme: extremeOn(surface), fills: { accent, secondary, content } },
      fit,
      pairs,
    );
  return {
    scheme: dark ? 'dark' : 'light',
    grounds: {
      page: ground('page', bg),
      overlay: ground('overlay', overlay),
      menu: ground('menu', menu),
      card: ground('card', card),
    },
    fills,
    report: { moves: fit.moves, pairs },
  };
}
