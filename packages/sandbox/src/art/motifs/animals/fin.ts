import { n } from '../../number.ts';
import { points, shape, type Point } from '../drawing/curve.ts';

const mix = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** A spread fan: a fin, a frill, a wing or a row of feathers. */
export interface Fin {
  /** the closed outline as path data */
  outline: string;
  /** one line from the root to every tip, as path data */
  rays: string;
}

/**
 * Spreads a fan from a root of two points to its tips. `bite` is how deep the edge is cut between two tips, 0 (a plain
 * edge) to 1 (down to the root). `round` rounds the points like feathers.
 */
export function fin(root: string, tips: string, bite = 0.2, round = false): Fin {
  const [from, to] = points(root) as [Point, Point];
  const ends = points(tips);
  const edge: Point[] = [{ ...from, corner: true }];
  let rays = '';
  ends.forEach((tip, at) => {
    const share = ends.length === 1 ? 0.5 : at / (ends.length - 1);
    const foot = mix(from, to, share);
    edge.push(round ? tip : { ...tip, corner: true, sharp: true });
    const next = ends[at + 1];
    if (next) edge.push({ ...mix(mix(tip, next, 0.5), mix(from, to, share), bite), corner: round });
    if (at > 0 && at < ends.length - 1) {
      const start = mix(foot, tip, 0.14);
      const end = mix(foot, tip, round ? 0.84 : 0.92);
      rays += `M${n(Math.round(start.x))} ${n(Math.round(start.y))}L${n(Math.round(end.x))} ${n(Math.round(end.y))}`;
    }
  });
  edge.push({ ...to, corner: true });
  return { outline: shape(edge), rays };
}
