import { mix } from '../colour.ts';
import { n } from '../number.ts';
import type { Composition } from './composition.ts';
import { props } from './props.ts';
import { cloud, hills } from './scenery.ts';
import { glow, hero, darken, sky } from './staging.ts';

/** A fair by the hills: a striped awning, bunting and a distant big wheel. */
export const funfair: Composition = {
  id: 'funfair',
  title: (variant) =>
    variant === 2 ? { x: 14, y: 280, w: 272, h: 104, tilt: -4 } : { x: 14, y: 288, w: 272, h: 102 },
  draw(cast) {
    const { palette, random, variant } = cast;
    const flip = variant === 1;
    const wheelX = flip ? 76 : 226;
    const spokes = Array.from({ length: 12 }, (_, at) => {
      const a = (at / 12) * Math.PI * 2;
      return [wheelX + Math.cos(a) * 84, 128 + Math.sin(a) * 84] as const;
    });
    const wheel =
      `<g fill="none" stroke="${mix(palette.light, palette.pattern, 0.25)}" stroke-width="3"><circle cx="${wheelX}" cy="128" r="84"/><circle cx="${wheelX}" cy="128" r="70" stroke-width="1.5"/><path stroke-width="1.5" d="${spokes.map(([x, y]) => `M${wheelX} 128L${n(x)} ${n(y)}`).join('')}M${wheelX} 128l-36 130M${wheelX} 128l36 130"/></g>` +
      spokes
        .map(
          ([x, y], at) =>
            `<path d="M${n(x - 9)} ${n(y)}h18q0 13-9 13t-9-13z" fill="${[palette.accent, palette.trim[1], palette.body[1]][at % 3]}"/>`,
        )
        .join('');
    let awning = '';
    let trimEdge = '';
    for (let at = 0; at < 9; at += 1) {
      const x = -8 + at * 36;
      awning += `<path fill="${at % 2 ? palette.light : palette.accent}" d="M${n(150 + (x - 150) * 0.86)} -5h31L${x + 36} 34q0 15-18 15t-18-15z"/>`;
      trimEdge += `M${x} 34q0 15 18 15t18-15`;
    }
    let bunting = '';
    const colours = [palette.trim[1], palette.body[2], palette.accent];
    for (let at = 0; at < 11; at += 1) {
      const x = at * 29;
      const y = 62 + Math.sin((at / 10) * Math.PI) * 34;
      bunting += `<path fill="${colours[at % 3]}" d="M${x} ${n(y)}l22 2-12 21z"/>`;
    }
    const spot = {
      x: [142, 168, 140][variant] ?? 150,
      y: [184, 176, 172][variant] ?? 176,
      scale: [0.84, 0.94, 0.98][variant] ?? 0.9,
      turn: [-3, -8, 7][variant] ?? 0,
      flip: variant !== 0,
    };
    const around = props(cast, { x: spot.x, y: spot.y, floor: 272 });
    return (
      sky(palette, 0.5) +
      glow('halo', flip ? 190 : 110, 150, 190, palette.light, 0.6) +
      `<path d="${cloud(flip ? 180 : 4, 130, 110)}${cloud(flip ? 20 : 170, 226, 120)}" fill="${palette.light}" opacity=".6"/>` +
      wheel +
      `<path d="${hills(random, 252, 50, 4, 400)}" fill="${mix(palette.pattern, palette.ink, 0.25)}"/>` +
      `<path d="M0 60Q150 136 300 60" fill="none" stroke="${palette.ink}" stroke-width="1.5"/>${bunting}` +
      (variant === 0
        ? `${awning}<path d="${trimEdge}" fill="none" stroke="${palette.ink}" stroke-width="2" opacity=".5"/>`
        : '') +
      around.behind +
      hero(cast, spot) +
      `<path d="${hills(random, 312, 40, 3, 400)}" fill="${mix(palette.body[0], palette.ink, 0.45)}"/>` +
      around.front +
      darken(cast, 262, 400, 0.85)
    );
  },
};
