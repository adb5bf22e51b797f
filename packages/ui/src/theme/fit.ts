import { contrast, toHex, type Oklch } from './oklch.ts';

/** WCAG AA for text. */
export const TEXT_MIN = 4.5;
/** WCAG AA for large text, icons, meaningful borders and focus rings. */
export const SHAPE_MIN = 3;

/** One colour that had to leave its wished value so that a pair could be read. */
export interface Move {
  /** The role, with its ground: `menu.textMuted`. */
  role: string;
  kind: 'ink' | 'surface';
  from: string;
  to: string;
  /** Change of OKLCH lightness, −1…1. */
  deltaL: number;
}

/** `white` where white reads better on the colour than black does; the better is never under 4.58. */
export function extremeOn(surface: string): '#ffffff' | '#000000' {
  return contrast('#ffffff', surface) >= contrast('#000000', surface) ? '#ffffff' : '#000000';
}

/**
 * Moves a colour along its lightness towards an end until a test on the rounded 8-bit colour holds.
 * Only tested colours are returned, so the answer holds whenever the end itself does.
 */
function moveUntil(
  wish: Oklch,
  end: 0 | 1,
  holds: (hex: string) => boolean,
): { hex: string; l: number } {
  const first = toHex(wish);
  if (holds(first)) return { hex: first, l: wish.l };
  let failing = wish.l;
  let passing: number = end;
  let hex = toHex({ ...wish, l: end });
  for (let i = 0; i < 14; i += 1) {
    const middle = (failing + passing) / 2;
    const candidate = toHex({ ...wish, l: middle });
    if (holds(candidate)) {
      passing = middle;
      hex = candidate;
    } else failing = middle;
  }
  return { hex, l: passing };
}

/** Collects what moved while a theme is derived. */
export class Fitter {
  readonly moves: Move[] = [];

  #record(role: string, kind: Move['kind'], wish: Oklch, got: { hex: string; l: number }): string {
    const from = toHex(wish);
    if (got.hex !== from) {
      this.moves.push({
        role,
        kind,
        from,
        to: got.hex,
        deltaL: Number((got.l - wish.l).toFixed(3)),
      });
    }
    return got.hex;
  }

  /** The ink nearest to the wish that reaches `min` on every surface; `extreme` itself must reach it. */
  ink(
    role: string,
    wish: Oklch,
    surfaces: readonly string[],
    extreme: string,
    min: number,
  ): string {
    const end = extreme === '#ffffff' ? 1 : 0;
    const holds = (hex: string) => surfaces.every((surface) => contrast(hex, surface) >= min);
    return this.#record(role, 'ink', wish, moveUntil(wish, end, holds));
  }

  /** The surface nearest to the wish on which `extreme` still reads as text. */
  surface(role: string, wish: Oklch, extreme: string): string {
    const holds = (hex: string) => contrast(extreme, hex) >= TEXT_MIN;
    return this.#record(
      role,
      'surface',
      wish,
      moveUntil(wish, extreme === '#ffffff' ? 0 : 1, holds),
    );
  }
}
