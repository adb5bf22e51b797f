import { mix } from '../colour.ts';
import { n } from '../number.ts';
import type { Palette } from '../scene.ts';
import type { Cast } from './composition.ts';

/** Placement of an object: the middle of its box, its scale, its rotation in degrees, mirrored or not. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
  turn?: number;
  flip?: boolean;
}

function transform(spot: Spot, half: number): string {
  const turn = spot.turn ? `rotate(${n(spot.turn)})` : '';
  const size = Math.round(spot.scale * 1000) / 1000;
  return `translate(${n(spot.x)} ${n(spot.y)})${turn}scale(${spot.flip ? -size : size} ${size})translate(${-half} ${-half})`;
}

/** How the hero begins in a scene. All before it is its background. */
export const HERO_START = '<filter id="lift"';

/** Places the hero, with a soft shadow that separates it from the scene. */
export function hero(cast: Cast, spot: Spot): string {
  const { palette, random } = cast;
  // The motifs fill their box. A slightly smaller size leaves space for the scene, and small variations avoid
  // repetition.
  const scale = spot.scale * (0.81 + random() * 0.07);
  const turn = (spot.turn ?? 0) + (random() - 0.5) * 5;
  const flip = cast.mayMirror && (spot.flip ?? false);
  return (
    `${HERO_START} x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="7" stdDeviation="7" flood-color="${palette.ink}" flood-opacity=".6"/></filter>` +
    `<g filter="url(#lift)"><g transform="${transform({ ...spot, flip, scale, turn }, 200)}">${cast.hero}</g></g>`
  );
}

/** Places secondary objects; `index` selects among the small motifs of the cast. */
export function extras(
  cast: Cast,
  spots: readonly (Spot & { index?: number; opacity?: number })[],
): string {
  return spots
    .map((spot) => {
      const fade = spot.opacity === undefined ? '' : ` opacity="${spot.opacity}"`;
      const name = cast.small[(spot.index ?? 0) % cast.small.length];
      return `<use href="#${name}" transform="${transform(spot, 50)}"${fade}/>`;
    })
    .join('');
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/** A gradient from top to bottom of the filled shape. */
export function downward(id: string, ...list: Stop[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`;
}

/** A gradient from left to right of the filled shape. */
export function sideways(id: string, ...list: Stop[]): string {
  return `<linearGradient id="${id}">${stops(list)}</linearGradient>`;
}

/** A gradient outward from the middle of the filled shape. */
export function outward(id: string, ...list: Stop[]): string {
  return `<radialGradient id="${id}">${stops(list)}</radialGradient>`;
}

/** The whole sky in the three steps of the palette. */
export function sky(palette: Palette, middle = 0.5): string {
  const [top, mid, low] = palette.sky;
  return `${downward('sky', [0, top], [middle, mid], [1, low])}<path fill="url(#sky)" d="M0 0h300v400H0z"/>`;
}

/** A soft disc of light. */
export function glow(
  id: string,
  x: number,
  y: number,
  r: number,
  colour: string,
  opacity: number,
): string {
  return `${outward(id, [0, colour, opacity], [0.35, colour, opacity * 0.6], [1, colour, 0])}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#${id})"/>`;
}

/**
 * Darkens from `from` (clear) to the edge at which it ends, so that a title is readable on it. A title with its own
 * background needs less of it, so that the scene stays visible.
 */
export function darken(cast: Cast, from: number, to: number, most: number): string {
  const { palette, backed } = cast;
  const colour = mix(palette.ink, palette.sky[0], 0.25);
  const opacity = Math.round(most * (backed ? 45 : 90)) / 100;
  const [top, bottom] = [Math.min(from, to), Math.max(from, to)];
  const list: [Stop, Stop, Stop] =
    from < to
      ? [
          [0, colour, 0],
          [0.55, colour, opacity * 0.7],
          [1, colour, opacity],
        ]
      : [
          [0, colour, opacity],
          [0.45, colour, opacity * 0.7],
          [1, colour, 0],
        ];
  return `${downward('dark', ...list)}<path fill="url(#dark)" d="M0 ${top}h300v${bottom - top}H0z"/>`;
}

/** Wedges of light from a point, as one path. */
export function rays(
  x: number,
  y: number,
  count: number,
  turn = 0,
  reach = 520,
  share = 0.5,
): string {
  let path = '';
  for (let at = 0; at < count; at += 1) {
    const start = ((at / count) * 360 + turn) * (Math.PI / 180);
    const end = start + ((Math.PI * 2) / count) * share;
    path += `M${n(x)} ${n(y)}L${n(x + Math.cos(start) * reach)} ${n(y + Math.sin(start) * reach)} ${n(x + Math.cos(end) * reach)} ${n(y + Math.sin(end) * reach)}z`;
  }
  return path;
}
