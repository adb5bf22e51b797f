import { mix } from '../colour.ts';
import { n } from '../number.ts';
import type { Composition } from './composition.ts';
import { props } from './props.ts';
import { glow, hero, rays, darken, sky } from './staging.ts';

/** A close-up: the frame cuts the hero on two sides, and speed lines run to its eye. */
export const closeUp: Composition = {
  id: 'close-up',
  title: (variant) =>
    (
      [
        { x: 14, y: 280, w: 272, h: 110 },
        { x: 12, y: 278, w: 276, h: 108, tilt: -5 },
        { x: 14, y: 14, w: 272, h: 104 },
      ] as const
    )[variant],
  draw(cast) {
    const { palette, random, variant } = cast;
    const [x, y] = [
      [176, 190],
      [118, 176],
      [164, 268],
    ][variant] as [number, number];
    let lines = '';
    for (let at = 0; at < 46; at += 1) {
      const a = (at / 46) * Math.PI * 2 + random() * 0.1;
      const from = 150 + random() * 60;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const w = 1 + random() * 5;
      lines += `M${n(x + c * from)} ${n(y + s * from)}L${n(x + c * 480 - s * w)} ${n(y + s * 480 + c * w)} ${n(x + c * 480 + s * w)} ${n(y + s * 480 - c * w)}z`;
    }
    const spot = {
      x,
      y,
      scale: [1.2, 1.28, 1.16][variant] ?? 1.18,
      turn: [-7, 8, 4][variant] ?? 0,
      flip: variant !== 0,
    };
    const around = props(cast, { x: spot.x, y: spot.y, floor: variant === 2 ? 364 : 256 });
    return (
      sky(palette, 0.5) +
      `<path d="${rays(x, y, 11, variant * 14, 520, 0.55)}" fill="${palette.pattern}" opacity=".85"/>` +
      `<path d="${lines}" fill="${palette.light}" opacity=".5"/>` +
      glow('halo', x, y, 210, mix(palette.light, palette.accent, 0.25), 0.75) +
      around.behind +
      hero(cast, spot) +
      around.front +
      (variant === 2 ? darken(cast, 176, 0, 0.85) : darken(cast, 232, 400, 0.92))
    );
  },
};
