import { contrast, distance, luminance, ratioOf, toHex, type Oklch } from './oklch.ts';
import { TEXT_MIN } from './pairs.ts';

/** Minimum difference in OKLab of two fills that must be distinguishable. */
export const VISIBLE = 0.02;
/** The same for a fill that also has a border. */
export const FAINT = 0.012;

/** One colour that was changed from its target value. */
export interface Move {
  /** The role, with its ground: `menu.textMuted`. */
  role: string;
  kind: 'ink' | 'surface';
  /** Reason: the contrast was too low, or two fills were not distinguishable. */
  reason: 'contrast' | 'distinct';
  from: string;
  to: string;
  /** Change of OKLCH lightness, −1…1. */
  deltaL: number;
}

/** A colour that an ink must be readable on. */
export interface Against {
  colour: string;
  min: number;
}

/** White or black, whichever has the higher contrast on the colour. It is always at least 4.58. */
export function extremeOn(surface: string): '#ffffff' | '#000000' {
  return contrast('#ffffff', surface) >= contrast('#000000', surface) ? '#ffffff' : '#000000';
}

const moved = (wanted: Oklch, dl: number): Oklch => ({
  ...wanted,
  l: Math.min(1, Math.max(0, wanted.l + dl)),
});

/**
 * Moves a colour along its lightness towards an end until a test on the rounded 8-bit colour passes. Only tested colours are
 * returned, so the result is valid if the end is valid.
 */
function moveUntil(
  wanted: Oklch,
  end: 0 | 1,
  holds: (hex: string) => boolean,
): { hex: string; l: number } {
  const first = toHex(wanted);
  if (holds(first)) return { hex: first, l: wanted.l };
  let failing = wanted.l;
  let passing: number = end;
  let hex = toHex({ ...wanted, l: end });
  for (let i = 0; i < 12; i += 1) {
    const middle = (failing + passing) / 2;
    const candidate = toHex({ ...wanted, l: middle });
    if (holds(candidate)) {
      passing = middle;
      hex = candidate;
    } else failing = middle;
  }
  return { hex, l: passing };
}

/** Collects the changes while a theme is derived. */
export class Fitter {
  readonly moves: Move[] = [];

  #record(
    role: string,
    kind: Move['kind'],
    reason: Move['reason'],
    wanted: Oklch,
    got: { hex: string; l: number },
  ): string {
    const from = toHex(wanted);
    if (got.hex !== from) {
      const deltaL = Number((got.l - wanted.l).toFixed(3));
      this.moves.push({ role, kind, reason, from, to: got.hex, deltaL });
    }
    return got.hex;
  }

  /** The ink nearest to the target that reaches each minimum. `extreme` itself must reach them. */
  ink(role: string, wanted: Oklch, against: readonly Against[], extreme: string): string {
    const end = extreme === '#ffffff' ? 1 : 0;
    const under = against.map(({ colour, min }) => ({ light: luminance(colour), min }));
    const holds = (hex: string) => {
      const light = luminance(hex);
      return under.every((one) => ratioOf(light, one.light) >= one.min);
    };
    return this.#record(role, 'ink', 'contrast', wanted, moveUntil(wanted, end, holds));
  }

  /** The surface nearest to the target on which `extreme` is readable as text. */
  surface(role: string, wanted: Oklch, extreme: string): string {
    const holds = (hex: string) => contrast(extreme, hex) >= TEXT_MIN;
    const got = moveUntil(wanted, extreme === '#ffffff' ? 0 : 1, holds);
    return this.#record(role, 'surface', 'contrast', wanted, got);
  }

  /**
   * A step from a colour. Takes the first lightness change on which `extreme` is readable as text and that is
   * distinguishable from each colour of `apart`. The first change is the target; a later one is reported as a change. If
   * none meets both conditions, readable text has priority.
   */
  step(
    role: string,
    wanted: Oklch,
    changes: readonly number[],
    extreme: string,
    apart: readonly string[],
    least: number = VISIBLE,
  ): string {
    const first = moved(wanted, changes[0] as number);
    for (const change of changes) {
      const colour = moved(wanted, change);
      const hex = toHex(colour);
      const seen = apart.every((other) => distance(hex, other) >= least);
      if (seen && contrast(extreme, hex) >= TEXT_MIN) {
        return this.#record(role, 'surface', 'distinct', first, { hex, l: colour.l });
      }
    }
    return this.surface(role, first, extreme);
  }
}
