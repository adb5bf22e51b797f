import { mix } from '../colour.ts';
import { n } from '../number.ts';
import type { Composition } from './composition.ts';
import { props } from './props.ts';
import { bubbles } from './scenery.ts';
import { downward, extras, glow, hero, darken, sideways } from './staging.ts';

/** A riveted hull with a round window; the hero leans out over the rim. */
export const porthole: Composition = {
  id: 'porthole',
  title: (variant) =>
    variant === 2 ? { x: 16, y: 14, w: 268, h: 96 } : { x: 14, y: 292, w: 272, h: 98 },
  draw(cast) {
    const { palette, random, variant } = cast;
    const top = variant === 2;
    const [x, y, r] = [
      [150, 158, 122],
      [172, 152, 128],
      [140, 256, 126],
    ][variant] as [number, number, number];
    const hull = mix(palette.sky[0], palette.ink, 0.3);
    const rivets = (count: number, radius: number) =>
      Array.from({ length: count }, (_, at) => {
        const a = (at / count) * Math.PI * 2 + 0.2;
        const [cx, cy] = [x + Math.cos(a) * radius, y + Math.sin(a) * radius];
        return `<circle cx="${n(cx)}" cy="${n(cy)}" r="4.2" fill="${palette.trim[0]}"/><circle cx="${n(cx - 1)}" cy="${n(cy - 1.2)}" r="2.4" fill="${palette.trim[2]}"/>`;
      }).join('');
    const seams = [58, 214, 330].map((at) => `M0 ${at}q150 18 300 0`).join('');
    const spot = {
      x: x + ([-4, -18, 12][variant] ?? 0),
      y: y + 14,
      scale: [0.82, 0.88, 0.88][variant] ?? 0.84,
      turn: [-8, 7, -4][variant] ?? 0,
      flip: variant === 1,
    };
    const around = props(cast, { x: spot.x, y: spot.y, floor: top ? 366 : 272 });
    return (
      `${sideways('hull', [0, mix(hull, palette.light, 0.1)], [0.35, mix(hull, palette.light, 0.28)], [1, mix(hull, palette.ink, 0.5)])}<path fill="url(#hull)" d="M0 0h300v400H0z"/>` +
      `<path d="${seams}" fill="none" stroke="${palette.ink}" stroke-width="3" opacity=".7"/><path d="${seams}" fill="none" stroke="${palette.light}" stroke-width="1" opacity=".35" transform="translate(0 2.5)"/><path d="${seams}" fill="none" stroke="${mix(hull, palette.light, 0.4)}" stroke-width="4.5" stroke-dasharray="0 17" stroke-linecap="round" transform="translate(0 11)"/>` +
      `<circle cx="${x}" cy="${y + 6}" r="${r + 22}" fill="${palette.ink}" opacity=".5"/>` +
      `${downward('brass', [0, palette.trim[2]], [0.4, palette.trim[1]], [1, palette.trim[0]])}<circle cx="${x}" cy="${y}" r="${r + 20}" fill="url(#brass)" stroke="${palette.ink}" stroke-width="2.5"/><circle cx="${x}" cy="${y}" r="${r + 1}" fill="${palette.trim[0]}" stroke="${palette.ink}" stroke-width="2"/>` +
      rivets(14, r + 10.5) +
      `<clipPath id="glass"><circle cx="${x}" cy="${y}" r="${r - 4}"/></clipPath><g clip-path="url(#glass)">` +
      `${downward('sea', [0, mix(palette.sky[2], palette.light, 0.35)], [0.5, palette.sky[1]], [1, palette.sky[0]])}<path fill="url(#sea)" d="M0 0h300v400H0z"/>` +
      `<path d="M${x - 90} ${y - r}h40l-60 ${r * 2}h-60zM${x + 6} ${y - r}h30l-40 ${r * 2}h-80z" fill="${palette.light}" opacity=".22"/>` +
      glow('halo', x, y, r, palette.light, 0.35) +
      bubbles(random, 9, x - r, y - r, r * 2, r * 2, palette.light) +
      extras(cast, [
        { x: x - 70, y: y - 62, scale: 0.4, turn: -10, opacity: 0.85 },
        { x: x + 84, y: y - 44, scale: 0.34, index: 1, opacity: 0.85 },
      ]) +
      '</g>' +
      hero(cast, spot) +
      `<path d="M${n(x - r * 0.82)} ${n(y - r * 0.4)}A${r * 0.92} ${r * 0.92} 0 0 1 ${n(x - r * 0.2)} ${n(y - r * 0.88)}" fill="none" stroke="${palette.light}" stroke-width="6" stroke-linecap="round" opacity=".6"/>` +
      around.front +
      (top ? darken(cast, 130, 0, 0.7) : darken(cast, 262, 400, 0.82))
    );
  },
};
