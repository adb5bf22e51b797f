import { mix } from '../colour.ts';
import { n } from '../number.ts';
import type { Composition } from './composition.ts';
import { props } from './props.ts';
import { cloud, dots } from './scenery.ts';
import { glow, hero, darken, sky } from './staging.ts';

/** Bands of land or waves that roll towards the viewer under a ringed sun. */
export const dunes: Composition = {
  id: 'dunes',
  title: (variant) =>
    variant === 0 ? { x: 14, y: 16, w: 272, h: 100 } : { x: 14, y: 288, w: 272, h: 102 },
  draw(cast) {
    const { palette, random, variant } = cast;
    const top = variant === 0;
    const drop = top ? 70 : 0;
    const flip = variant === 2;
    const bands = [
      [
        mix(palette.sky[2], palette.light, 0.3),
        'M0 214C70 170 150 178 196 206S280 226 300 210V400H0z',
      ],
      [
        mix(palette.sky[2], palette.pattern, 0.45),
        'M0 248C60 236 120 262 170 246S262 196 300 214V400H0z',
      ],
      [palette.pattern, 'M0 262C90 222 150 280 214 276S280 262 300 252V400H0z'],
      [
        mix(palette.pattern, palette.ink, 0.45),
        'M0 300C60 270 120 268 180 296S270 310 300 292V400H0z',
      ],
    ] as const;
    const draw = (from: number, to: number) =>
      `<g transform="${flip ? `translate(300 ${drop})scale(-1 1)` : `translate(0 ${drop})`}">${bands
        .slice(from, to)
        .map(
          ([colour, path]) =>
            `<path fill="${colour}" d="${path}"/><path fill="none" stroke="${palette.light}" stroke-width="2" opacity=".45" d="${path.replace(/V400H0z/, '')}"/>`,
        )
        .join('')}</g>`;
    const [x, y] = [flip ? 86 : 206, 112 + drop];
    const rings = [58, 78, 100, 126]
      .map(
        (r, at) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${palette.light}" opacity="${n([0.95, 0.3, 0.2, 0.13][at] ?? 0.1).replace(/^0$/, '.1')}"/>`,
      )
      .reverse()
      .join('');
    const spot = {
      x: [144, 154, 160][variant] ?? 150,
      y: 178 + drop + (top ? 8 : 0),
      scale: [0.8, 0.9, 0.84][variant] ?? 0.9,
      turn: [4, -7, -3][variant] ?? 0,
      flip,
    };
    const around = props(cast, { x: spot.x, y: spot.y, floor: 268 + drop + (top ? 24 : 0) });
    return (
      sky(palette, 0.42) +
      `<path d="${dots(random, 24, 0, 0, 300, 120, 1.4)}" fill="${palette.light}" opacity=".8"/>` +
      glow('halo', x, y, 190, palette.light, 0.45) +
      rings +
      `<path d="${cloud(20, y - 26, 110)}${cloud(180, y + 34, 130)}" fill="${mix(palette.sky[2], palette.light, 0.55)}" opacity=".9"/>` +
      draw(0, 2) +
      around.behind +
      draw(2, 3) +
      hero(cast, spot) +
      draw(3, 4) +
      around.front +
      (top ? darken(cast, 150, 0, 0.55) : darken(cast, 270, 400, 0.88))
    );
  },
};
