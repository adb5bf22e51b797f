import { extremeOn, type Fitter } from './fit.ts';
import { contrast, toHex, toOklch, type Oklch } from './oklch.ts';
import { laidOver, translucent } from './translucent.ts';
import { statusTone } from './status.ts';
import { FILL_PAIRS, TEXT_MIN, type FillInk, type Pair } from './pairs.ts';

/** Fills that are the same on every ground, with their inks. */
export type FillRoles = Record<
  | FillInk
  | 'accent'
  | 'accentTop'
  | 'accentHover'
  | 'accentPressed'
  | 'secondary'
  | 'secondaryHover'
  | 'secondaryPressed'
  | 'content'
  | 'contentHover'
  | 'contentPressed'
  | 'critical'
  | 'criticalHover'
  | 'criticalPressed'
  | 'positive'
  | 'paper'
  | 'artVeil'
  | 'scrim',
  string
>;

const HOVER = [0.035, -0.035, 0.07, 0.13, 0.17, -0.07];
const PRESSED = [-0.045, -0.08, 0.08, 0.12, 0.18, 0.22, -0.12];
const TOP = [0.055, 0.03, 0];

/** The ink of a fill, solved for all states of the fill. */
function inkOn(
  part: FillInk,
  wanted: Oklch,
  on: Record<string, string>,
  fit: Fitter,
  pairs: Pair[],
) {
  const [{ min }] = FILL_PAIRS[part];
  const entries = Object.entries(on);
  const extreme = extremeOn(entries[0]?.[1] as string);
  const against = entries.map(([, colour]) => ({ colour, min }));
  const hex = fit.ink(part, wanted, against, extreme);
  for (const [surface, surfaceColour] of entries) {
    const ratio = contrast(hex, surfaceColour);
    pairs.push({ ground: 'fill', ink: part, surface, inkColour: hex, surfaceColour, ratio, min });
  }
  return hex;
}

const SHARES = Array.from({ length: 15 }, (_, i) => (i + 1) / 16);

/**
 * The colour of a gradient with the lowest contrast to `extreme`. Browsers mix in sRGB, so the middle can be darker than
 * both ends. Undefined if no colour between has a lower contrast than the ends.
 */
function darkestBetween(bottom: string, top: string, extreme: string): string | undefined {
  const reads = (colour: string) => contrast(extreme, colour);
  const worst = SHARES.map((share) => laidOver(top, share, bottom)).sort(
    (one, other) => reads(one) - reads(other),
  )[0] as string;
  return reads(worst) < Math.min(reads(bottom), reads(top)) ? worst : undefined;
}

/** The upper end of the gradient: as light as possible while text is readable on every colour down to the fill. */
function gradientTop(role: string, colour: string, extreme: string, fit: Fitter): string {
  const base = toOklch(colour);
  const wanted = { ...base, c: Math.max(0, base.c - 0.01) };
  const top = fit.step(role, wanted, TOP, extreme, []);
  const between = darkestBetween(colour, top, extreme);
  return between && contrast(extreme, between) < TEXT_MIN ? colour : top;
}

interface FillOptions {
  /** Whether the upper end is lighter, for fills that have a gradient. */
  gradient?: boolean;
  /** A mark cannot be pressed: it has no states. */
  mark?: boolean;
}

function deriveFill(
  name: 'accent' | 'secondary' | 'content' | 'critical' | 'positive',
  colour: string,
  { gradient, mark }: FillOptions,
  fit: Fitter,
  pairs: Pair[],
): Record<string, string> {
  const base = toOklch(colour);
  const extreme = extremeOn(colour);
  const states: Record<string, string> = { [name]: colour };
  if (!mark) {
    const hover = fit.step(`${name}Hover`, base, HOVER, extreme, [colour]);
    states[`${name}Hover`] = hover;
    states[`${name}Pressed`] = fit.step(`${name}Pressed`, base, PRESSED, extreme, [colour, hover]);
  }
  const on = `on${name[0]?.toUpperCase()}${name.slice(1)}` as FillInk;
  const wanted = { l: extreme === '#ffffff' ? 0.99 : 0.2, c: Math.min(base.c, 0.04), h: base.h };
  if (gradient === undefined) return { ...states, [on]: inkOn(on, wanted, states, fit, pairs) };
  const top = gradient ? gradientTop(`${name}Top`, colour, extreme, fit) : colour;
  states[`${name}Top`] = top;
  const between = darkestBetween(colour, top, extreme);
  const under = between ? { ...states, [`${name} to ${name}Top`]: between } : states;
  return { ...states, [on]: inkOn(on, wanted, under, fit, pairs) };
}

/** The veil under text and favourite buttons on pictures: readable on pure white and pure black. */
function deriveArt(page: Oklch, dark: boolean, fit: Fitter, pairs: Pair[]) {
  const [veil, share] = dark
    ? ([toHex({ l: 0.16, c: Math.min(page.c, 0.04), h: page.h }), 0.72] as const)
    : ([toHex({ l: 0.985, c: Math.min(page.c, 0.02), h: page.h }), 0.86] as const);
  const over = {
    'artVeil over white': laidOver(veil, share, '#ffffff'),
    'artVeil over black': laidOver(veil, share, '#000000'),
  };
  const ink = { l: dark ? 0.985 : 0.24, c: Math.min(page.c, 0.02), h: page.h };
  const liked = { l: dark ? 0.76 : 0.55, c: 0.19, h: 15 };
  return {
    artVeil: translucent(veil, share),
    onArt: inkOn('onArt', ink, over, fit, pairs),
    artLiked: inkOn('artLiked', liked, over, fit, pairs),
  };
}

/** The scrim over the page. */
function deriveScrim(bg: string, dark: boolean) {
  const { c, h } = toOklch(bg);
  const veil = toHex({ l: dark ? 0.1 : 0.18, c: Math.min(c, 0.015), h });
  return translucent(veil, dark ? 0.6 : 0.52);
}

/** Every role that does not depend on the ground. */
export function deriveFills(
  colours: { bg: string; accent: string; secondary: string; content: string },
  { dark, gradient }: { dark: boolean; gradient: boolean },
  fit: Fitter,
  pairs: Pair[],
): FillRoles {
  const paper = '#ffffff';
  const danger = statusTone('danger', {
    accent: toOklch(colours.accent),
    secondary: toOklch(colours.secondary),
  });
  return {
    ...deriveFill('accent', colours.accent, { gradient }, fit, pairs),
    ...deriveFill('secondary', colours.secondary, {}, fit, pairs),
    ...deriveFill('content', colours.content, {}, fit, pairs),
    ...deriveFill('critical', toHex({ l: 0.545, c: 0.195, h: danger.h }), {}, fit, pairs),
    ...deriveFill('positive', '#1fa971', { mark: true }, fit, pairs),
    ...deriveArt(toOklch(colours.bg), dark, fit, pairs),
    paper,
    onPaper: inkOn('onPaper', { l: 0, c: 0, h: 0 }, { paper }, fit, pairs),
    scrim: deriveScrim(colours.bg, dark),
  } as FillRoles;
}
