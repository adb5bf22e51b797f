import { Fitter, SHAPE_MIN, TEXT_MIN, extremeOn, type Move } from './fit.ts';
import { bytesOf, contrast, mix, toOklch, type Oklch } from './oklch.ts';

/** The six colours that an operator gives (section 3), each `#rrggbb`. */
export interface OperatorColours {
  /** The page. */
  bg: string;
  /** Header, sidebar, tab bar. */
  bgMenu: string;
  /** Primary action. */
  bgBtn: string;
  /** Cards on the page. */
  bgCard: string;
  /** Secondary button and icon tile. */
  bgSubBtnAndGbIcon: string;
  /** Buttons within content: chips, quick amounts. */
  bgBtnInContent: string;
}

/** A place on which things stand; `data-surface` on an element starts one. */
export type GroundName = 'page' | 'overlay' | 'menu' | 'card';

const STATUS = {
  success: { h: 152, c: 0.16 },
  pending: { h: 78, c: 0.15 },
  danger: { h: 22, c: 0.18 },
  info: { h: 245, c: 0.12 },
} as const;
type Status = keyof typeof STATUS;
const STATUSES = Object.keys(STATUS) as Status[];

/** Inks and steps of one ground. */
export type GroundRoles = Record<
  | 'surface'
  | 'raised'
  | 'inset'
  | 'selected'
  | 'skeleton'
  | 'text'
  | 'textMuted'
  | 'link'
  | 'border'
  | 'borderStrong'
  | 'focus'
  | 'disabled'
  | 'onDisabled'
  | Status
  | `${Status}Soft`,
  string
>;

/** Fills that are the same on every ground, with their text. */
export type FillRoles = Record<
  | 'accent'
  | 'accentTop'
  | 'accentHover'
  | 'accentPressed'
  | 'onAccent'
  | 'secondary'
  | 'secondaryHover'
  | 'secondaryPressed'
  | 'onSecondary'
  | 'content'
  | 'contentHover'
  | 'contentPressed'
  | 'onContent'
  | 'critical'
  | 'criticalHover'
  | 'criticalPressed'
  | 'onCritical'
  | 'positive'
  | 'onPositive'
  | 'scrim'
  | 'scrimmed',
  string
>;

/** One pair that must be readable, with what it reaches. */
export interface Pair {
  ground: GroundName | 'fill';
  ink: string;
  surface: string;
  inkColour: string;
  surfaceColour: string;
  ratio: number;
  min: number;
}

/** Everything that follows from six colours. */
export interface DerivedTheme {
  /** Whether the page is dark; also the page's `color-scheme`. */
  scheme: 'dark' | 'light';
  grounds: Record<GroundName, GroundRoles>;
  fills: FillRoles;
  /** What had to move for contrast, and every guaranteed pair with its ratio. */
  report: { moves: Move[]; pairs: Pair[] };
}

const step = (colour: Oklch, dl: number, dc = 0): Oklch => ({
  l: Math.min(1, Math.max(0, colour.l + dl)),
  c: Math.max(0, colour.c + dc),
  h: colour.h,
});

function deriveGround(
  name: GroundName,
  surface: string,
  extreme: string,
  accent: Oklch,
  fit: Fitter,
  pairs: Pair[],
): GroundRoles {
  const base = toOklch(surface);
  const dark = extreme === '#ffffff';
  const role = (part: string) => `${name}.${part}`;
  const status = (s: Status): Oklch => ({ l: dark ? 0.79 : 0.52, c: STATUS[s].c, h: STATUS[s].h });
  const softWish = (s: Status): Oklch =>
    dark ? { l: base.l + 0.085, c: 0.052, h: STATUS[s].h } : mix(base, status(s), 0.12);
  // On a dark ground the accent's complement would turn to grey: there the ground's own hue is raised.
  const selectedWish = dark ? step(base, 0.085, 0.03) : mix(base, accent, 0.14);
  const surfaces: Record<string, string> = {
    surface,
    raised: fit.surface(
      role('raised'),
      step(base, dark ? 0.045 : 0.025, dark ? 0.012 : 0),
      extreme,
    ),
    inset: fit.surface(role('inset'), step(base, dark ? -0.045 : -0.03), extreme),
    selected: fit.surface(role('selected'), selectedWish, extreme),
  };
  const softs: Record<string, string> = {};
  for (const s of STATUSES) {
    softs[`${s}Soft`] = fit.surface(role(`${s}Soft`), softWish(s), extreme);
  }
  const ink = (part: string, wish: Oklch, on: Record<string, string>, min: number): string => {
    const hex = fit.ink(role(part), wish, Object.values(on), extreme, min);
    for (const [key, colour] of Object.entries(on)) {
      pairs.push({
        ground: name,
        ink: part,
        surface: key,
        inkColour: hex,
        surfaceColour: colour,
        ratio: contrast(hex, colour),
        min,
      });
    }
    return hex;
  };
  const everywhere = { ...surfaces, ...softs };
  const tint = Math.min(base.c, 0.03);
  const statusInks = {} as Record<Status, string>;
  for (const s of STATUSES) {
    statusInks[s] = ink(
      s,
      status(s),
      { ...surfaces, [`${s}Soft`]: softs[`${s}Soft`] as string },
      TEXT_MIN,
    );
  }
  const disabled = fit.surface(
    role('disabled'),
    { l: base.l + (dark ? 0.08 : -0.06), c: base.c * 0.8, h: base.h },
    extreme,
  );
  return {
    ...(surfaces as Record<'surface' | 'raised' | 'inset' | 'selected', string>),
    ...(softs as Record<`${Status}Soft`, string>),
    ...statusInks,
    skeleton: fit.surface(
      role('skeleton'),
      step(base, dark ? 0.07 : -0.06, dark ? 0.014 : 0),
      extreme,
    ),
    text: ink(
      'text',
      { l: dark ? 0.975 : 0.22, c: Math.min(tint, 0.012), h: base.h },
      everywhere,
      TEXT_MIN,
    ),
    textMuted: ink(
      'textMuted',
      { l: dark ? 0.76 : 0.45, c: tint, h: base.h },
      everywhere,
      TEXT_MIN,
    ),
    link: ink('link', accent, surfaces, TEXT_MIN),
    border: fit.surface(role('border'), step(base, dark ? 0.09 : -0.09, dark ? 0.018 : 0), extreme),
    borderStrong: ink(
      'borderStrong',
      { l: dark ? 0.58 : 0.6, c: tint + 0.02, h: base.h },
      surfaces,
      SHAPE_MIN,
    ),
    focus: ink('focus', step(accent, dark ? 0.06 : -0.06), everywhere, SHAPE_MIN),
    disabled,
    onDisabled: ink(
      'onDisabled',
      { l: dark ? 0.62 : 0.58, c: tint, h: base.h },
      { disabled, surface },
      SHAPE_MIN,
    ),
  };
}

function deriveFill(
  name: string,
  colour: string,
  fit: Fitter,
  pairs: Pair[],
  kind: 'gradient' | 'button' | 'mark' = 'button',
) {
  const base = toOklch(colour);
  const extreme = extremeOn(colour);
  const states: Record<string, string> = { [name]: colour };
  if (kind !== 'mark') {
    states[`${name}Hover`] = fit.surface(`${name}Hover`, step(base, 0.035), extreme);
    states[`${name}Pressed`] = fit.surface(`${name}Pressed`, step(base, -0.045), extreme);
  }
  if (kind === 'gradient')
    states[`${name}Top`] = fit.surface(`${name}Top`, step(base, 0.055, -0.01), extreme);
  const wish = { l: extreme === '#ffffff' ? 0.99 : 0.2, c: Math.min(base.c, 0.04), h: base.h };
  const onName = `on${name[0]?.toUpperCase()}${name.slice(1)}`;
  const on = fit.ink(onName, wish, Object.values(states), extreme, TEXT_MIN);
  for (const [key, surface] of Object.entries(states)) {
    pairs.push({
      ground: 'fill',
      ink: onName,
      surface: key,
      inkColour: on,
      surfaceColour: surface,
      ratio: contrast(on, surface),
      min: TEXT_MIN,
    });
  }
  return { ...states, [onName]: on };
}

/** The dimming of the page, and the page's own colour under it. */
function deriveScrim(bg: string, dark: boolean) {
  const [veil, share] = dark ? (['#04030c', 0.6] as const) : (['#14100c', 0.52] as const);
  const under = bytesOf(bg);
  const mixed = bytesOf(veil).map((byte, i) =>
    Math.round(byte * share + (under[i] as number) * (1 - share)),
  );
  const toCss = (bytes: readonly number[]) => bytes.join(' ');
  return {
    scrim: `rgb(${toCss(bytesOf(veil))} / ${share * 100}%)`,
    scrimmed: `rgb(${toCss(mixed)})`,
  };
}

/**
 * Six operator colours → every colour role, each guaranteed pair readable on the rounded 8-bit colour
 * (text 4.5:1; icons, focus and meaningful borders 3:1). The operator's own six are never changed:
 * inks move first, then the steps derived beside them; the report says which and by how much.
 * Throws where a colour is not `#rrggbb`.
 */
export function derive(colours: OperatorColours): DerivedTheme {
  const fit = new Fitter();
  const pairs: Pair[] = [];
  const page = toOklch(colours.bg);
  const accent = toOklch(colours.bgBtn);
  const extreme = extremeOn(colours.bg);
  const dark = extreme === '#ffffff';
  const overlay = fit.surface(
    'overlay.surface',
    step(page, dark ? 0.04 : 0.02, dark ? 0.014 : 0),
    extreme,
  );
  const ground = (name: GroundName, surface: string, on: string = extremeOn(surface)) =>
    deriveGround(name, surface, on, accent, fit, pairs);
  const fills = {
    ...deriveFill('accent', colours.bgBtn.toLowerCase(), fit, pairs, 'gradient'),
    ...deriveFill('secondary', colours.bgSubBtnAndGbIcon.toLowerCase(), fit, pairs),
    ...deriveFill('content', colours.bgBtnInContent.toLowerCase(), fit, pairs),
    ...deriveFill('critical', '#d92d3f', fit, pairs),
    ...deriveFill('positive', '#1fa971', fit, pairs, 'mark'),
    ...deriveScrim(colours.bg, dark),
  } as FillRoles;
  return {
    scheme: dark ? 'dark' : 'light',
    grounds: {
      page: ground('page', colours.bg.toLowerCase()),
      overlay: ground('overlay', overlay, extreme),
      menu: ground('menu', colours.bgMenu.toLowerCase()),
      card: ground('card', colours.bgCard.toLowerCase()),
    },
    fills,
    report: { moves: fit.moves, pairs },
  };
}
