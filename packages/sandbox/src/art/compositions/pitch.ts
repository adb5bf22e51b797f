import { mix } from '../colour.ts';
import { n } from '../number.ts';
import type { Composition } from './composition.ts';
import { props } from './props.ts';
import { dots } from './scenery.ts';
import { glow, hero, darken, sky } from './staging.ts';

/** A stadium at night: full stands, floodlights, mown stripes in perspective. */
export const pitch: Composition = {
  id: 'pitch',
  title: (variant) =>
    (
      [
        { x: 14, y: 288, w: 272, h: 102 },
        { x: 14, y: 12, w: 272, h: 98 },
        { x: 12, y: 282, w: 276, h: 102, tilt: -6 },
      ] as const
    )[variant],
  draw(cast) {
    const { palette, random, variant } = cast;
    const top = variant === 1;
    const line = top ? 250 : 188;
    const [grass, cut] = [
      mix('#1f8a3b', palette.sky[1], 0.22),
      mix('#35ad4f', palette.sky[2], 0.18),
    ];
    const vanish = [150, 110, 200][variant] ?? 150;
    let stripes = '';
    for (let at = -9; at < 10; at += 2) {
      stripes += `M${n(vanish + at * 14)} ${line}L${n(vanish + at * 60)} 400h60L${n(vanish + (at + 1) * 14)} ${line}z`;
    }
    const mast = (x: number, y: number, flip: number) =>
      `<path d="M${x} ${line}L${x + 6 * flip} ${y}" stroke="${palette.ink}" stroke-width="5"/><path fill="${palette.ink}" d="M${x - 22} ${y - 20}h50v30h-50z"/>` +
      Array.from(
        { length: 6 },
        (_, at) =>
          `<circle cx="${x - 13 + (at % 3) * 16}" cy="${y - 12 + Math.floor(at / 3) * 14}" r="5.4" fill="${palette.light}"/>`,
      ).join('');
    const crowd = (count: number, colour: string) =>
      `<path d="${dots(random, count, -5, line - 62, 310, 58, 3.2)}" fill="${colour}"/>`;
    const masts = top
      ? [mast(34, 150, 1), mast(262, 138, -1)]
      : [mast(34, 52, 1), mast(262, 40, -1)];
    const spot = {
      x: [156, 144, 134][variant] ?? 150,
      y: top ? 256 : 166,
      scale: [0.84, 0.84, 0.96][variant] ?? 0.86,
      turn: [-6, 8, -12][variant] ?? 0,
      flip: variant === 1,
    };
    const around = props(cast, { x: spot.x, y: spot.y, floor: top ? 364 : 268 });
    return (
      sky(palette, 0.5) +
      glow('lampa', 40, top ? 146 : 48, 110, palette.light, 0.8) +
      glow('lampb', 258, top ? 134 : 36, 120, palette.light, 0.8) +
      masts.join('') +
      `<path fill="${mix(palette.sky[0], palette.ink, 0.4)}" d="M0 ${line - 58}Q150 ${line - 84} 300 ${line - 58}V${line}H0z"/>` +
      crowd(70, palette.accent) +
      crowd(70, palette.light) +
      crowd(60, palette.body[1]) +
      `<path fill="${palette.ink}" d="M0 ${line - 12}h300v12H0z"/><path d="M6 ${line - 6}h70m12 0h60m12 0h66m12 0h56" stroke="${palette.accent}" stroke-width="6" opacity=".85"/>` +
      `<path fill="${grass}" d="M0 ${line}h300V400H0z"/><path d="${stripes}" fill="${cut}"/>` +
      `<g fill="none" stroke="#fff" stroke-width="3" opacity=".8"><path d="M-10 ${line + 34}H310"/><ellipse cx="${vanish}" cy="${line + 34}" rx="112" ry="30"/></g>` +
      glow('halo', 150, top ? 250 : 166, 150, palette.light, 0.45) +
      around.behind +
      hero(cast, spot) +
      around.front +
      (top ? darken(cast, 136, 0, 0.7) : darken(cast, 258, 400, 0.85))
    );
  },
};
