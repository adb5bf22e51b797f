import { extremeOn, FAINT, VISIBLE, type Fitter } from './fit.ts';
import { contrast, distance, mix, toHex, toOklch, type Oklch } from './oklch.ts';
import { GROUND_PAIRS, STEPS, type GroundInk, type Pair, type Step } from './pairs.ts';
import { STATUSES, statusTone, type Status } from './status.ts';
import { deriveSkeleton } from './translucent.ts';

/** A surface; `data-surface` on an element starts one. */
export type GroundName = 'page' | 'overlay' | 'menu' | 'card';

/** Inks and steps of one ground. */
export type GroundRoles = Record<
  Step | GroundInk | 'skeleton' | 'border' | 'track' | 'disabled' | 'secondaryEdge' | 'contentEdge',
  string
>;

/** Input of a ground. */
export interface GroundSource {
  name: GroundName;
  surface: string;
  /** White or black: the readable one. */
  extreme: string;
  /** Fills on it that have their own border. */
  fills: { accent: string; secondary: string; content: string };
}

/** Lightness changes of each step: the target first, then alternatives if it is not visible or readable. */
const CHANGES = {
  dark: {
    raised: [0.045, 0.07, 0.1, 0.14, 0.17, -0.045, -0.07],
    inset: [-0.045, -0.03, 0.02, -0.08, 0.03, 0.13, 0.16, -0.1],
    hover: [0.075, 0.1, 0.14, 0.18, 0.21, -0.075, -0.1, -0.13],
    pressed: [0.105, 0.13, 0.17, 0.22, 0.26, -0.105, -0.13, -0.16],
  },
  light: {
    raised: [0.025, 0.045, -0.025, -0.04, -0.055, 0.07],
    // Fields on a light ground are lighter than it when possible.
    inset: [0.05, 0.035, -0.022, -0.03, -0.05, 0.07, 0.1],
    hover: [-0.05, -0.075, -0.1, 0.075, 0.1, 0.13],
    pressed: [-0.085, -0.11, -0.135, -0.16, 0.105, 0.13, 0.16],
  },
} as const;

const step = (colour: Oklch, dl: number, dc = 0): Oklch => ({
  l: Math.min(1, Math.max(0, colour.l + dl)),
  c: Math.max(0, colour.c + dc),
  h: colour.h,
});

/** The fills of a ground: its steps, its soft fills, and the fills for shapes only. */
function deriveSteps({ name, surface, extreme, fills }: GroundSource, fit: Fitter) {
  const base = toOklch(surface);
  const accent = toOklch(fills.accent);
  const brand = { accent, secondary: toOklch(fills.secondary) };
  const dark = extreme === '#ffffff';
  const changes = CHANGES[dark ? 'dark' : 'light'];
  const role = (part: string) => `${name}.${part}`;
  // A field has a border, so a smaller difference is enough.
  const least = (part: keyof typeof changes) => (part === 'inset' ? FAINT : VISIBLE);
  const stepped = (part: keyof typeof changes, dc: number, apart: readonly string[]) =>
    fit.step(
      role(part),
      step(base, 0, dc),
      changes[part],
      extreme,
      [surface, ...apart],
      least(part),
    );
  // The step nearest to white is derived first: `raised` on a dark ground, the field on a light one.
  const raisedFirst = dark ? stepped('raised', 0.012, []) : undefined;
  const inset = stepped('inset', 0, raisedFirst ? [raisedFirst] : []);
  const raised = raisedFirst ?? stepped('raised', 0, [inset]);
  const hover = stepped('hover', dark ? 0.012 : 0, [raised, inset]);
  const pressed = stepped('pressed', dark ? 0.012 : 0, [raised, inset, hover]);
  const tone = (s: Status) => statusTone(s, brand);
  const statusTarget = (s: Status): Oklch => ({ l: dark ? 0.79 : 0.52, ...tone(s) });
  // A pale status has a paler fill.
  const softTarget = (s: Status): Oklch => {
    const { c, h } = tone(s);
    // Information shares the hue of many grounds: on a colourful one a pale fill would look grey.
    const least = s === 'info' ? base.c : 0;
    return dark
      ? { l: base.l + 0.085, c: Math.max(least, Math.min(0.052, 0.45 * c)), h }
      : mix(base, { l: base.l - 0.05, c: Math.min(0.09, 0.75 * c), h }, 0.5);
  };
  // On a dark ground, a mix with a complementary accent would become grey. Use the hue of the ground instead.
  const selectedTarget = dark ? step(base, 0.085, 0.03) : mix(base, accent, 0.14);
  const soft = (s: Status) => fit.surface(role(`${s}Soft`), softTarget(s), extreme);
  const plain = (part: string, wanted: Oklch) => fit.surface(role(part), wanted, extreme);
  const steps: Record<Step, string> = {
    surface,
    raised,
    inset,
    hover,
    pressed,
    selected: plain('selected', selectedTarget),
    successSoft: soft('success'),
    pendingSoft: soft('pending'),
    dangerSoft: soft('danger'),
    infoSoft: soft('info'),
  };
  const shapes = {
    skeleton: deriveSkeleton(surface, base, dark),
    border: plain('border', step(base, dark ? 0.09 : -0.09, dark ? 0.018 : 0)),
    track: plain('track', step(base, dark ? 0.11 : -0.1, dark ? 0.012 : 0)),
    disabled: plain('disabled', { ...step(base, dark ? 0.08 : -0.06), c: base.c * 0.8 }),
  };
  return { base, accent, dark, statusTarget, steps, shapes };
}

/** The lowest contrast of an ink on the steps of a ground. */
const worst = (ink: string, steps: Record<Step, string>) =>
  Math.min(...STEPS.map((key) => contrast(ink, steps[key])));

/**
 * Every role of one ground. Each ink is solved for all its requirements in `GROUND_PAIRS`. The pairs are added to `pairs`
 * with the ratio that they reach.
 */
export function deriveGround(source: GroundSource, fit: Fitter, pairs: Pair[]): GroundRoles {
  const { name, surface, extreme, fills } = source;
  const { base, accent, dark, statusTarget, steps, shapes } = deriveSteps(source, fit);
  const done: Partial<Record<string, string>> = { ...steps, ...shapes };
  const ink = (part: GroundInk, wanted: Oklch, towards: string = extreme): string => {
    const against = GROUND_PAIRS[part].flatMap(({ on, min }) =>
      on.map((key) => ({ key, colour: done[key] as string, min })),
    );
    const hex = fit.ink(`${name}.${part}`, wanted, against, towards);
    for (const { key, colour, min } of against) {
      const ratio = contrast(hex, colour);
      pairs.push({
        ground: name,
        ink: part,
        surface: key,
        inkColour: hex,
        surfaceColour: colour,
        ratio,
        min,
      });
    }
    done[part] = hex;
    return hex;
  };
  const tint = Math.min(base.c, 0.03);
  const textMuted = ink('textMuted', { l: dark ? 0.76 : 0.45, c: tint, h: base.h });
  const textTarget = { l: dark ? 0.975 : 0.22, c: Math.min(tint, 0.012), h: base.h };
  // Text must not have less contrast than muted text.
  const quieter = worst(toHex(textTarget), steps) < worst(textMuted, steps);
  const mark = ink('mark', accent);
  const edge = (fill: string) => (distance(fill, surface) < 0.03 ? shapes.border : fill);
  const status = Object.fromEntries(STATUSES.map((s) => [s, ink(s, statusTarget(s))]));
  return {
    ...steps,
    ...shapes,
    ...(status as Record<Status, string>),
    text: ink('text', quieter ? toOklch(textMuted) : textTarget),
    textMuted,
    link: ink('link', accent),
    mark,
    onMark: ink(
      'onMark',
      { l: extremeOn(mark) === '#ffffff' ? 0.99 : 0.2, c: 0.03, h: accent.h },
      extremeOn(mark),
    ),
    borderStrong: ink('borderStrong', { l: dark ? 0.58 : 0.6, c: tint + 0.02, h: base.h }),
    focus: ink('focus', step(accent, dark ? 0.06 : -0.06)),
    accentEdge: ink('accentEdge', accent),
    secondaryEdge: edge(fills.secondary),
    contentEdge: edge(fills.content),
    onDisabled: ink('onDisabled', { l: dark ? 0.62 : 0.58, c: tint, h: base.h }),
  };
}
