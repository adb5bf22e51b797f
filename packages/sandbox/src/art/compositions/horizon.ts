import { mix } from '../colour.ts';
import { n } from '../number.ts';
import type { Composition } from './composition.ts';
import { props } from './props.ts';
import { cloud, dots, karsts } from './scenery.ts';
import { downward, glow, hero, darken, sky } from './staging.ts';

/** A wide sky with a sun or moon over water, distant islands, and the hero above its reflection. */
export const horizon: Composition = {
  id: 'horizon',
  title: (variant) =>
    variant === 2 ? { x: 14, y: 286, w: 272, h: 104 } : { x: 14, y: 14, w: 272, h: 104 },
  draw(cast) {
    const { palette, random, variant } = cast;
    const low = variant === 2;
    const line = [262, 282, 236][variant] ?? 262;
    const [sunX, sunR] = [
      [214, 62],
      [84, 78],
      [226, 54],
    ][variant] as [number, number];
    const sunY = line - 62;
    const water = mix(palette.sky[0], palette.sky[1], 0.45);
    let ripples = '';
    for (let y = line + 5; y < 400; y += 6 + (y - line) * 0.09) {
      const half = sunR * (0.5 + random() * 0.7) * (1 - (y - line) / 260);
      ripples += `M${n(sunX - half + random() * 14)} ${n(y)}h${n(half * 2)}`;
      ripples += `M${n(random() * 240)} ${n(y + 2)}h${n(16 + random() * 46)}`;
    }
    const spot = {
      x: [138, 176, 132][variant] ?? 150,
      y: low ? 172 : 252,
      scale: [0.78, 0.82, 0.8][variant] ?? 0.84,
      turn: [0, -6, 5][variant] ?? 0,
      flip: variant === 1,
    };
    const around = props(cast, { x: spot.x, y: spot.y, floor: low ? 276 : 358 });
    return (
      sky(palette, 0.35) +
      `<path d="${dots(random, 26, 0, 0, 300, line - 90, 1.3)}" fill="${palette.light}" opacity=".7"/>` +
      glow('halo', sunX, sunY, sunR * 2.4, palette.light, 0.6) +
      `<circle cx="${sunX}" cy="${sunY}" r="${sunR}" fill="${palette.light}"/><circle cx="${sunX - sunR * 0.08}" cy="${sunY - 4}" r="${n(sunR * 0.84)}" fill="${mix(palette.light, palette.trim[2], 0.55)}"/>` +
      `<path d="${cloud(sunX - 112, sunY + 18, 120)}${cloud(sunX + 6, sunY - 18, 96)}${cloud(10, sunY - 74, 80)}" fill="${mix(palette.sky[2], palette.light, 0.4)}" opacity=".85"/>` +
      `<path d="${karsts(random, line, 62, 4)}" fill="${mix(palette.pattern, palette.sky[2], 0.35)}"/>` +
      `<path d="${karsts(random, line, 40, 3)}" fill="${mix(palette.pattern, palette.ink, 0.35)}"/>` +
      `${downward('sea', [0, mix(water, palette.sky[2], 0.45)], [0.4, water], [1, palette.ink])}<path fill="url(#sea)" d="M0 ${line}h300V400H0z"/>` +
      `<path d="${ripples}" stroke="${palette.light}" stroke-width="1.8" stroke-linecap="round" opacity=".38"/>` +
      around.behind +
      hero(cast, spot) +
      `<path fill="${palette.ink}" opacity=".55" d="M-5 ${low ? 300 : 372}q40-14 80-2t80-2 80 0 75-4V400H-5z"/>` +
      `<path fill="none" stroke="${palette.light}" stroke-width="2" opacity=".5" d="M-5 ${low ? 300 : 372}q40-14 80-2t80-2 80 0 75-4"/>` +
      around.front +
      (low ? darken(cast, 262, 400, 0.8) : darken(cast, 156, 0, 0.62))
    );
  },
};
