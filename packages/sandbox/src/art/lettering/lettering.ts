import type { Palette } from '../scene.ts';
import type { Box } from './path.ts';

/** The area of the title in a composition, with its slant in degrees. */
export interface TitleArea extends Box {
  tilt?: number;
}

/** A lettering style. */
export interface Lettering {
  id: string;
  /** True when the letters have their own plate or ribbon. */
  backed?: boolean;
  /** Draws the title inside the area; `hand` selects among the typefaces of the style. */
  draw(title: string, area: TitleArea, palette: Palette, hand: number): string;
}

/** Rotates a fragment around the middle of the area. */
export function tilted(svg: string, area: TitleArea, degrees = area.tilt ?? 0): string {
  if (!degrees) return svg;
  return `<g transform="rotate(${degrees} ${area.x + area.w / 2} ${area.y + area.h / 2})">${svg}</g>`;
}

/** The area without a margin on all sides, for outlines and shadows. */
export function inset(area: Box, x: number, y = x): Box {
  return { x: area.x + x, y: area.y + y, w: area.w - 2 * x, h: area.h - 2 * y };
}

/** A vertical gradient over the height of a box, as a definition with the given id. */
export function upright(
  id: string,
  box: Box,
  stops: readonly (readonly [number, string])[],
): string {
  const list = stops
    .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
    .join('');
  const y = Math.round(box.y);
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${y}" x2="0" y2="${Math.round(box.y + box.h)}">${list}</linearGradient>`;
}

/** One stroke layer of the title's outline, which is defined as #t. */
export function stroke(colour: string, width: number, more = ''): string {
  return `<use href="#t" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${more}/>`;
}

/** Picks an entry from a short list by any whole number. */
export function pick<T>(list: readonly [T, ...T[]], at: number): T {
  return list[at % list.length] ?? list[0];
}
