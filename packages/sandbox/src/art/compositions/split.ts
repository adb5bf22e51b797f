import { mix } from '../colour.ts';
import { n } from '../number.ts';
import type { Composition } from './composition.ts';
import { props } from './props.ts';
import { downward, hero, darken } from './staging.ts';

/** A poster cut by a slash: two flat fields, a dot screen, the hero across the cut. */
export const split: Composition = {
  id: 'split',
  title: (variant) =>
    (
      [
        { x: 12, y: 276, w: 270, h: 108, tilt: -7 },
        { x: 14, y: 18, w: 270, h: 106, tilt: -6 },
        { x: 14, y: 284, w: 272, h: 104, tilt: 5 },
      ] as const
    )[variant],
  draw(cast) {
    const { palette, variant } = cast;
    const flip = variant === 2;
    const one = palette.sky[1];
    const other = palette.sky[2];
    let screen = '';
    for (let row = 0; row < 15; row += 1) {
      for (let column = 0; column < 13; column += 1) {
        const r = Math.max(0, 4.6 - row * 0.34);
        const [x, y] = [column * 24 + (row % 2) * 12, row * 12 + 4];
        if (r > 0.5)
          screen += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0z`;
      }
    }
    const edge = 'M0 250L300 92';
    const spot = {
      x: [178, 138, 120][variant] ?? 150,
      y: [160, 262, 168][variant] ?? 170,
      scale: [1.02, 0.96, 1.04][variant] ?? 1,
      turn: [-8, 6, 9][variant] ?? 0,
      flip,
    };
    const around = props(cast, { x: spot.x, y: spot.y, floor: variant === 1 ? 362 : 264 });
    return (
      `<g${flip ? ' transform="translate(300)scale(-1 1)"' : ''}>` +
      `${downward('one', [0, palette.sky[0]], [1, one])}<path fill="url(#one)" d="M0 0h300v400H0z"/>` +
      `<path d="${screen}" fill="${palette.pattern}" opacity=".8"/>` +
      `${downward('other', [0, mix(other, palette.light, 0.25)], [1, mix(other, palette.body[0], 0.35)])}<path fill="url(#other)" d="${edge}V400H0z"/>` +
      `<path d="M0 262L300 104v22L0 284z" fill="${palette.light}" opacity=".55"/><path d="M0 302L300 144v8L0 310z" fill="${palette.light}" opacity=".4"/>` +
      `<path d="${edge}" stroke="${palette.accent}" stroke-width="7"/>` +
      '</g>' +
      around.behind +
      hero(cast, spot) +
      around.front +
      (variant === 1 ? darken(cast, 152, 0, 0.7) : darken(cast, 248, 400, 0.8))
    );
  },
};
