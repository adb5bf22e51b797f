import { mix } from '../colour.ts';
import type { Composition } from './composition.ts';
import { props } from './props.ts';
import { cloudBank, glints } from './scenery.ts';
import { downward, glow, hero, rays, darken, sky } from './staging.ts';

/** Rays from a low sun behind the hero, cloud banks in front of its feet. */
export const sunburst: Composition = {
  id: 'sunburst',
  title: (variant) =>
    variant === 1 ? { x: 14, y: 16, w: 272, h: 106 } : { x: 14, y: 284, w: 272, h: 106 },
  draw(cast) {
    const { palette, random, variant } = cast;
    const top = variant === 1;
    const [x, y] = [
      [118, 190],
      [170, 262],
      [200, 170],
    ][variant] as [number, number];
    const front = palette.body[0];
    const spot = {
      x: [142, 154, 168][variant] ?? 150,
      y: top ? 262 : 172,
      scale: [0.86, 0.84, 0.94][variant] ?? 0.86,
      turn: [-5, 4, 7][variant] ?? 0,
      flip: variant === 2,
    };
    const around = props(cast, { x: spot.x, y: spot.y, floor: top ? 362 : 272 });
    return (
      sky(palette, 0.6) +
      `<path d="${rays(x, y, 15, variant * 9)}" fill="${palette.pattern}" opacity=".75"/>` +
      `<path d="${rays(x, y, 15, variant * 9 + 5, 520, 0.2)}" fill="${palette.light}" opacity=".16"/>` +
      glow('sun', x, y, 190, palette.light, 0.85) +
      around.behind +
      `<path d="${glints(random, 9, 10, top ? 130 : 20, 280, 150)}" fill="${palette.light}"/>` +
      `<path d="${cloudBank(random, top ? 350 : 300, 60, 400)}" fill="${mix(palette.sky[2], palette.light, 0.45)}"/>` +
      hero(cast, spot) +
      `<path d="${cloudBank(random, top ? 378 : 292, 46, 400)}" fill="url(#bank)"/>${downward('bank', [0, mix(palette.sky[2], palette.light, 0.25)], [1, front])}` +
      around.front +
      (top ? darken(cast, 150, 0, 0.6) : darken(cast, 262, 400, 0.86))
    );
  },
};
