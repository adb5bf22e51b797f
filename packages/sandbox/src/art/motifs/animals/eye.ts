import { n } from '../../number.ts';
import { shape, sweep, type Point } from '../drawing/curve.ts';
import { disc, flat, oval, type InkDrawing } from '../drawing/inkDrawing.ts';

/** Position and expression of one eye. */
export interface Eye {
  x: number;
  y: number;
  /** half width of the opening */
  w: number;
  /** half height of the opening */
  h: number;
  /** colour of the iris */
  iris: string;
  /** which side the nose is on: 1 right, -1 left */
  nose: 1 | -1;
  /** how far the upper lid is raised, 0 shut to 1 round @default 0.5 */
  lift?: number;
  /** how far the inner corner is lowered, in half heights: above 0 is fierce @default 0.4 */
  fierce?: number;
  /** where it looks, in units */
  look?: readonly [number, number];
  /** a slit instead of a round pupil */
  slit?: boolean;
  /** colour of the white @default the palette's light */
  white?: string;
  /** weight of the upper lid @default 7 */
  lid?: number;
}

/** Draws an eye with a lid, an iris, a pupil and its highlight. */
export function eye(drawing: InkDrawing, it: Eye): void {
  const { x, y, w, h, nose, lift = 0.5, fierce = 0.4, look = [0, 0], lid = 7 } = it;
  const { ink, light } = drawing.palette;
  const outer: Point = { x: x - nose * w, y: y - fierce * 0.5 * h, corner: true };
  const top: Point = { x: x - nose * w * 0.1, y: y - h * lift - fierce * 0.1 * h };
  const inner: Point = { x: x + nose * w, y: y + fierce * h, corner: true };
  const low: Point = { x, y: y + h * 0.85 };
  const [px, py] = [x + look[0], y + look[1] + h * 0.12];
  const r = h * 0.78;
  const pupil = it.slit
    ? oval(Number(n(px)), Number(n(py)), Number(n(r * 0.26)), Number(n(r * 0.9)))
    : disc(Number(n(px)), Number(n(py)), Number(n(r * 0.5)));
  drawing
    .solid(
      shape([outer, top, inner, low]),
      [ink, it.white ?? light],
      flat(disc(Number(n(px)), Number(n(py)), Number(n(r))), it.iris) +
        flat(pupil, ink) +
        flat(disc(Number(n(px - r * 0.36)), Number(n(py - r * 0.4)), Number(n(r * 0.27))), light),
      [0, -Math.round(h * 0.2)],
    )
    .line(sweep([{ ...outer, x: outer.x - nose * w * 0.18 }, top, inner]), lid);
}

/** Draws two alike eyes on both sides of the middle of a face that looks at the viewer. @param apart from the middle to each */
export function eyePair(drawing: InkDrawing, apart: number, alike: Omit<Eye, 'x' | 'nose'>): void {
  eye(drawing, { ...alike, x: 200 - apart, nose: 1 });
  eye(drawing, { ...alike, x: 200 + apart, nose: -1 });
}
