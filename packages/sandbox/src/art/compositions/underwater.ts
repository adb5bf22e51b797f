import { mix } from '../colour.ts';
import { n } from '../number.ts';
import type { Composition } from './composition.ts';
import { props } from './props.ts';
import { bubbles, leaf } from './scenery.ts';
import { downward, extras, glow, hero, darken, sky } from './staging.ts';

/** Below the surface: slanting light, kelp in two depths, a shoal, the hero on a diagonal. */
export const underwater: Composition = {
  id: 'underwater',
  title: (variant) =>
    variant === 0
      ? { x: 14, y: 288, w: 272, h: 102 }
      : variant === 1
        ? { x: 14, y: 14, w: 272, h: 100 }
        : { x: 14, y: 284, w: 272, h: 104, tilt: -4 },
  draw(cast) {
    const { palette, random, variant } = cast;
    const deep = {
      ...palette,
      sky: [mix(palette.sky[2], palette.light, 0.25), palette.sky[1], palette.sky[0]] as const,
    };
    const top = variant === 1;
    let shafts = '';
    for (let at = 0; at < 6; at += 1) {
      const x = -40 + at * 62 + random() * 30;
      const w = 12 + random() * 26;
      shafts += `M${n(x)} -5h${n(w)}L${n(x + w * 2.4 - 90)} 360h${n(-w * 1.6)}z`;
    }
    const kelp = (count: number, tall: number, from: number) => {
      let path = '';
      for (let at = 0; at < count; at += 1) {
        const side = at % 2 ? 300 - random() * 70 : random() * 70;
        path += leaf(side, from, tall * (0.6 + random() * 0.5), -90 + (random() - 0.5) * 34, 0.1);
      }
      return path;
    };
    const shoal = Array.from({ length: 4 }, (_, at) => ({
      x: 34 + at * 30 + random() * 12,
      y: (top ? 150 : 46) + (at % 2) * 24 + random() * 12,
      scale: 0.2 + random() * 0.12,
      opacity: 0.6,
    }));
    const spot = {
      x: [150, 158, 136][variant] ?? 150,
      y: top ? 256 : 168,
      scale: [0.9, 0.86, 1][variant] ?? 0.9,
      turn: [-10, 8, -16][variant] ?? 0,
      flip: variant === 1,
    };
    const around = props(cast, { x: spot.x, y: spot.y, floor: top ? 362 : 270 });
    return (
      sky(deep, 0.42) +
      `<path d="M-5 26q25-16 50 0t50 0 50 0 50 0 50 0 60 0V-5H-5z" fill="${palette.light}" opacity=".22"/><path d="M-5 12q32-14 64 0t64 0 64 0 64 0 64 0V-5H-5z" fill="${palette.light}" opacity=".35"/>` +
      `${downward('shaft', [0, palette.light, 0.5], [1, palette.light, 0])}<path d="${shafts}" fill="url(#shaft)"/>` +
      `<path d="${kelp(8, 190, 410)}" fill="${mix(palette.pattern, palette.sky[0], 0.3)}"/>` +
      extras(cast, shoal) +
      glow('halo', 150, top ? 250 : 160, 165, palette.light, 0.42) +
      around.behind +
      hero(cast, spot) +
      bubbles(random, 13, 10, top ? 120 : 30, 280, 250, palette.light) +
      `<path d="M-5 400V${top ? 366 : 326}q60-26 120-4t110-10 80 8V400z" fill="${mix(palette.sky[0], palette.ink, 0.25)}"/>` +
      `<path d="${kelp(6, top ? 120 : 170, 412)}" fill="${palette.ink}" opacity=".85"/>` +
      around.front +
      (top ? darken(cast, 150, 0, 0.55) : darken(cast, 262, 400, 0.82))
    );
  },
};
