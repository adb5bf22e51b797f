import { motifOf } from '../motifs/motifs.ts';
import { n } from '../number.ts';
import type { Random } from '../random.ts';
import type { Palette } from '../scene.ts';

/** `wide` is 1200×480, `phone` 720×540. */
export type HeroShape = 'wide' | 'phone';

/** The canvas of a brand's picture on home. */
export interface HeroCanvas {
  readonly width: number;
  readonly height: number;
  readonly shape: HeroShape;
  readonly random: Random;
}

/** Draws a picture without its text; half of it stays quiet for the text. */
export type HeroScene = (canvas: HeroCanvas) => string;

/** Position of a motif: its middle, and the length of its side. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees. @default 0 */
  readonly turn?: number;
  readonly flip?: boolean;
}

function transform({ x, y, size, turn = 0, flip = false }: Place, box: number): string {
  const scale = Math.round((size / box) * 1000) / 1000;
  return `translate(${n(x)} ${n(y)})rotate(${turn})scale(${flip ? -scale : scale} ${scale})translate(${-box / 2} ${-box / 2})`;
}

/** A motif in full detail. */
export function figure(
  motif: string,
  palette: Palette,
  variant: 0 | 1 | 2,
  place: Place,
  more = '',
): string {
  return `<g${more}><g transform="${transform(place, 400)}">${motifOf(motif).hero(palette, variant)}</g></g>`;
}

/** A motif in its simple form, drawn once and shown in several places. */
export function crowd(motif: string, palette: Palette, places: readonly Place[]): string {
  return (
    `<defs><g id="${motif}">${motifOf(motif).small(palette)}</g></defs>` +
    places.map((place) => `<use href="#${motif}" transform="${transform(place, 100)}"/>`).join('')
  );
}

/** A soft shadow, to use as `filter="url(#id)"`. */
export function shadow(id: string, colour: string, depth: number, opacity = 0.5): string {
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="${depth}" stdDeviation="${depth}" flood-color="${colour}" flood-opacity="${opacity}"/></filter>`;
}
