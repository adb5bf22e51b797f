import { n } from '../../number.ts';
import { mix } from '../../colour.ts';
import type { Palette } from '../../scene.ts';

/** A four-pointed glint as path data. */
export function glint(x: number, y: number, r: number): string {
  const k = r * 0.14;
  return `M${n(x)} ${n(y - r)}Q${n(x + k)} ${n(y - k)} ${n(x + r)} ${n(y)}Q${n(x + k)} ${n(y + k)} ${n(x)} ${n(y + r)}Q${n(x - k)} ${n(y + k)} ${n(x - r)} ${n(y)}Q${n(x - k)} ${n(y - k)} ${n(x)} ${n(y - r)}z`;
}

/** A star with `count` points as path data; `turn` in degrees. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  count: number,
  turn = 0,
): string {
  const corners = Array.from({ length: count * 2 }, (_, at) => {
    const angle = ((at * 180) / count + turn - 90) * (Math.PI / 180);
    const r = at % 2 ? inner : outer;
    return `${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`;
  });
  return `M${corners.join('L')}z`;
}

/** A part of an oval as an open path; angles in degrees, 0 right, 90 down. */
export function arc(
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
): string {
  const at = (angle: number) =>
    `${n(x + Math.cos((angle * Math.PI) / 180) * rx)} ${n(y + Math.sin((angle * Math.PI) / 180) * ry)}`;
  const turn = to > from ? 1 : 0;
  return `M${at(from)}A${n(rx)} ${n(ry)} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${turn} ${at(to)}`;
}

/** A natural colour mixed with a little of the palette, so that leaves or skin match its light. */
export function tinted(palette: Palette, natural: string, share = 0.14): string {
  return mix(natural, palette.body[1], share);
}

/** Leaf green in the palette's light: dark, mid, bright. */
export function leafTones(palette: Palette): readonly [string, string, string] {
  return [
    mix(mix('#0d5a36', palette.ink, 0.25), palette.sky[1], 0.1),
    mix('#2f9a4a', palette.sky[1], 0.12),
    mix('#a8e06a', palette.light, 0.12),
  ];
}

/** Places a fragment. */
export function placed(fragment: string, x: number, y: number, scale = 1, turn = 0): string {
  const size = scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turn ? `rotate(${n(turn)})` : ''}${size}">${fragment}</g>`;
}

/** Gold that is the same in every palette: dark, mid, bright. */
export function goldTones(palette: Palette): readonly [string, string, string] {
  return [
    mix('#8a4a08', palette.ink, 0.12),
    mix('#eba626', palette.sky[1], 0.06),
    mix('#ffe48a', palette.light, 0.2),
  ];
}
