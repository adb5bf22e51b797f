import { mix } from '../colour.ts';
import type { Composition } from './composition.ts';
import { props } from './props.ts';
import { frond, glints, hills, leaf } from './scenery.ts';
import { downward, glow, hero, darken, sky } from './staging.ts';

/** A forest: misty ridges, bamboo stems, and fronds in the foreground that frame the hero. */
export const thicket: Composition = {
  id: 'thicket',
  title: (variant) =>
    variant === 1 ? { x: 16, y: 16, w: 268, h: 100 } : { x: 14, y: 290, w: 272, h: 100 },
  draw(cast) {
    const { palette, random, variant } = cast;
    const top = variant === 1;
    const leafDark = mix(mix(palette.sky[0], '#0b3d22', 0.55), palette.ink, 0.35);
    const leafMid = mix(palette.pattern, '#1f7a3d', 0.5);
    const leafLit = mix(leafMid, palette.light, 0.3);
    const stem = (x: number, w: number, lean: number) => {
      let joints = '';
      for (let y = 30 + random() * 30; y < 400; y += 74)
        joints += `M${x + (lean * y) / 400 - 1} ${y}h${w + 2}`;
      return `<path fill="url(#stem)" d="M${x}-5h${w}l${lean} 410h${-w}z"/><path d="${joints}" stroke="${palette.ink}" stroke-width="2.6" opacity=".7"/>`;
    };
    const canopy = top
      ? frond(-14, 412, 130, -52, 6) + frond(318, 404, 120, -128, 6)
      : frond(-20, -10, 130, 30, 6) + frond(318, -14, 120, 142, 6);
    const spot = {
      x: [152, 146, 164][variant] ?? 150,
      y: top ? 258 : 176,
      scale: [0.88, 0.92, 0.98][variant] ?? 0.9,
      turn: [0, -4, 6][variant] ?? 0,
      flip: variant === 2,
    };
    const around = props(cast, { x: spot.x, y: spot.y, floor: top ? 366 : 272 });
    return (
      sky(palette, 0.45) +
      glow('sun', variant === 2 ? 214 : 92, top ? 190 : 96, 170, palette.light, 0.8) +
      `<path d="${hills(random, top ? 236 : 150, 70, 4, 400)}" fill="${mix(palette.sky[2], leafMid, 0.3)}"/>` +
      `<path d="${hills(random, top ? 280 : 200, 60, 3, 400)}" fill="${mix(palette.sky[1], leafMid, 0.6)}"/>` +
      `${downward('stem', [0, leafLit], [1, leafDark])}` +
      (variant === 0
        ? stem(28, 15, 10) + stem(60, 9, -6) + stem(254, 17, -12)
        : stem(238, 14, 12) + stem(266, 18, -4) + stem(20, 11, 8)) +
      around.behind +
      `<path d="${frond(34, top ? 330 : 250, 130, -40, 5) + frond(274, top ? 320 : 244, 130, -142, 5)}" fill="${leafMid}"/>` +
      `<path d="${glints(random, 8, 30, top ? 140 : 30, 240, 180)}" fill="${palette.light}" opacity=".9"/>` +
      hero(cast, spot) +
      `<path d="${canopy}" fill="${leafDark}"/>` +
      `<path d="${frond(-10, top ? 420 : 318, 110, -22, 5) + frond(312, top ? 424 : 316, 110, -156, 5)}" fill="${leafDark}"/>` +
      `<path d="${leaf(-12, top ? 398 : 300, 110, -12, 0.22) + leaf(312, top ? 402 : 306, 112, -164, -0.22) + leaf(-10, top ? 340 : 262, 70, -38, 0.24)}" fill="${leafMid}" stroke="${leafDark}" stroke-width="1.5"/>` +
      around.front +
      (top ? darken(cast, 150, 0, 0.65) : darken(cast, 268, 400, 0.85))
    );
  },
};
