import { mix } from '../colour.ts';
import { n } from '../number.ts';
import type { Composition } from './composition.ts';
import { props } from './props.ts';
import { dots, skyline, windows } from './scenery.ts';
import { downward, glow, hero, darken, sky } from './staging.ts';

/** A city at night: three rows of towers, a huge moon and a wet, shining street. */
export const nightSkyline: Composition = {
  id: 'skyline',
  title: (variant) =>
    variant === 0
      ? { x: 14, y: 14, w: 272, h: 100 }
      : { x: 14, y: 288, w: 272, h: 102, ...(variant === 2 ? { tilt: -4 } : {}) },
  draw(cast) {
    const { palette, random, variant } = cast;
    const top = variant === 0;
    const street = top ? 338 : 292;
    const [moonX, moonY] = [
      [190, 190],
      [92, 110],
      [204, 118],
    ][variant] as [number, number];
    let shine = '';
    for (let at = 0; at < 18; at += 1) {
      shine += `M${n(random() * 290)} ${n(street + 6 + random() * (396 - street))}h${n(10 + random() * 40)}`;
    }
    const spot = {
      x: [152, 164, 132][variant] ?? 150,
      y: top ? 250 : 174,
      scale: [0.78, 0.84, 0.9][variant] ?? 0.86,
      turn: [2, -6, 8][variant] ?? 0,
      flip: variant === 1,
    };
    const around = props(cast, { x: spot.x, y: spot.y, floor: top ? 364 : 274 });
    return (
      sky(palette, 0.55) +
      `<path d="${dots(random, 40, 0, 0, 300, 200, 1.3)}" fill="${palette.light}" opacity=".85"/>` +
      glow('halo', moonX, moonY, 150, palette.light, 0.4) +
      `<circle cx="${moonX}" cy="${moonY}" r="84" fill="${mix(palette.light, palette.trim[2], 0.4)}"/><path d="M${moonX - 40} ${moonY - 30}a15 15 0 1 0 30 4 15 15 0 0 0-30-4zM${moonX + 22} ${moonY + 26}a10 10 0 1 0 20 2 10 10 0 0 0-20-2zM${moonX - 50} ${moonY + 26}a8 8 0 1 0 16 2 8 8 0 0 0-16-2z" fill="${palette.pattern}" opacity=".3"/>` +
      `<path d="${skyline(random, street, 70, 120, 400)}" fill="${mix(palette.pattern, palette.sky[2], 0.3)}"/>` +
      `<path d="${skyline(random, street, 40, 110, 400)}" fill="${mix(palette.pattern, palette.ink, 0.35)}"/><path d="${windows(random, 4, street - 96, 292, 92, 0.16)}" fill="${palette.trim[2]}" opacity=".8"/>` +
      `<path d="${skyline(random, street, 14, 62, 400)}" fill="${mix(palette.pattern, palette.ink, 0.75)}"/><path d="${windows(random, 2, street - 34, 296, 30, 0.4)}" fill="${palette.accent}" opacity=".9"/>` +
      `${downward('street', [0, palette.sky[1]], [1, palette.ink])}<path fill="url(#street)" d="M0 ${street}h300V400H0z"/><path d="${shine}" stroke="${palette.body[2]}" stroke-width="2" stroke-linecap="round" opacity=".35"/>` +
      `<path d="M-10 ${street + 4}C80 ${street - 16} 220 ${street - 14} 310 ${street + 10}" stroke="${palette.accent}" stroke-width="3" fill="none"/><path d="M-10 ${street + 12}C80 ${street - 8} 220 ${street - 6} 310 ${street + 18}" stroke="${palette.trim[1]}" stroke-width="2" fill="none"/>` +
      around.behind +
      hero(cast, spot) +
      around.front +
      (top ? darken(cast, 140, 0, 0.6) : darken(cast, 264, 400, 0.85))
    );
  },
};
