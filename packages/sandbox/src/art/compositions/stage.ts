import { mix } from '../colour.ts';
import { n } from '../number.ts';
import type { Composition } from './composition.ts';
import { props } from './props.ts';
import { dots } from './scenery.ts';
import { downward, glow, hero, darken, sideways } from './staging.ts';

/** A theatre: drapes, footlights, two beams that cross on the hero. */
export const stage: Composition = {
  id: 'stage',
  title: (variant) =>
    variant === 1 ? { x: 22, y: 10, w: 256, h: 100 } : { x: 14, y: 290, w: 272, h: 100 },
  draw(cast) {
    const { palette, random, variant } = cast;
    const top = variant === 1;
    const cloth = mix(palette.trim[0], palette.accent, 0.55);
    const dark = mix(cloth, palette.ink, 0.7);
    const drape = (flip: boolean) => {
      const folds = [0, 20, 38, 54]
        .map(
          (x) =>
            `M${x} -5C${x + 22} 120 ${x - 4} 210 ${x * 0.35 - 4} 400h${12 - x * 0.1}C${x + 8} 220 ${x + 30} 130 ${x + 13} -5z`,
        )
        .join('');
      return `<g${flip ? ' transform="translate(300)scale(-1 1)"' : ''}><path fill="url(#cloth)" d="M-5-5H86C96 110 62 170 40 206 28 262 26 330 34 400H-5z"/><path d="${folds}" fill="${dark}" opacity=".5"/><path d="M36 196q-22 10-40 8v12q22 4 40-8z" fill="${palette.trim[1]}" stroke="${palette.ink}" stroke-width="1.5"/></g>`;
    };
    let swag = '';
    for (let at = 0; at < 4; at += 1) swag += `M${at * 75} -5v20q37 44 75 0v-20z`;
    const floor = top ? 348 : 296;
    const boards = Array.from(
      { length: 9 },
      (_, at) => `M${n(150 + (at - 4) * 26)} ${floor}L${n(150 + (at - 4) * 70)} 400`,
    ).join('');
    const lamps = Array.from(
      { length: 9 },
      (_, at) => `<circle cx="${18 + at * 33}" cy="${floor + 3}" r="5" fill="${palette.light}"/>`,
    ).join('');
    const spot = {
      x: [150, 150, 128][variant] ?? 150,
      y: floor - 116,
      scale: [0.76, 0.8, 0.88][variant] ?? 0.8,
      turn: [0, 3, -6][variant] ?? 0,
      flip: variant === 2,
    };
    const around = props(cast, { x: spot.x, y: spot.y, floor: floor - 14 });
    return (
      `${downward('back', [0, mix(palette.sky[0], palette.ink, 0.4)], [0.6, palette.sky[1]], [1, palette.sky[2]])}<path fill="url(#back)" d="M0 0h300v400H0z"/>` +
      `${downward('beam', [0, palette.light, 0.75], [1, palette.light, 0])}<path fill="url(#beam)" d="M40-20L${variant === 2 ? '60 340h170' : '70 340h190'}L64-20z"/><path fill="url(#beam)" d="M260-20L50 340h180L238-20z" opacity=".7"/>` +
      glow('halo', 150, floor - 130, 150, palette.light, 0.5) +
      `${downward('boards', [0, mix(palette.trim[1], palette.ink, 0.3)], [1, mix(palette.trim[0], palette.ink, 0.7)])}<path fill="url(#boards)" d="M0 ${floor}h300V400H0z"/><path d="${boards}" stroke="${palette.ink}" stroke-width="1.6" opacity=".6"/>` +
      `<ellipse cx="150" cy="${floor + 14}" rx="120" ry="22" fill="${palette.light}" opacity=".4"/>` +
      `${sideways('cloth', [0, mix(cloth, palette.ink, 0.25)], [0.5, cloth], [1, mix(cloth, palette.ink, 0.55)])}` +
      (variant === 2 ? drape(true) : drape(false) + drape(true)) +
      around.behind +
      hero(cast, spot) +
      `<path d="${dots(random, 34, 40, 40, 220, floor - 60, 2.6)}" fill="${palette.trim[2]}" opacity=".9"/>` +
      around.front +
      (top
        ? ''
        : `<path d="${swag}" fill="${dark}"/><path d="${swag}" fill="url(#cloth)" transform="translate(0 -6)"/><path d="M0 10q37 44 75 0 37 44 75 0 37 44 75 0 37 44 75 0" fill="none" stroke="${palette.trim[1]}" stroke-width="3"/>`) +
      lamps +
      (top ? darken(cast, 140, 0, 0.85) : darken(cast, 272, 400, 0.85))
    );
  },
};
