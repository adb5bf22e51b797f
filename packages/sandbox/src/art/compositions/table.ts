import { mix } from '../colour.ts';
import { n } from '../number.ts';
import type { Composition } from './composition.ts';
import { props } from './props.ts';
import { downward, glow, hero, outward, darken } from './staging.ts';

/** A card room: a curved felt table with rail and markings under a low lamp. */
export const table: Composition = {
  id: 'table',
  title: (variant) =>
    variant === 1 ? { x: 16, y: 290, w: 268, h: 100 } : { x: 16, y: 12, w: 268, h: 98 },
  draw(cast) {
    const { palette, variant } = cast;
    const low = variant === 1;
    const edge = low ? 196 : 262;
    const wall = mix(palette.sky[0], palette.ink, 0.35);
    const felt = palette.sky[1];
    let panels = '';
    for (let x = -6; x < 300; x += 54) panels += `M${x} 20h44v${edge}h-44z`;
    const arc = (lift: number, more: string) =>
      `<path d="M-40 ${edge + 30 + lift}Q150 ${edge - 62 + lift} 340 ${edge + 30 + lift}" fill="none" ${more}/>`;
    const spot = {
      x: [150, 150, 158][variant] ?? 150,
      y: low ? 168 : 250,
      scale: [0.84, 0.86, 0.9][variant] ?? 0.85,
      turn: [-4, 3, 8][variant] ?? 0,
      flip: variant === 2,
    };
    const around = props(cast, { x: spot.x, y: spot.y, floor: low ? 272 : 364 });
    return (
      `<path fill="${wall}" d="M0 0h300v400H0z"/><path d="${panels}" fill="none" stroke="${mix(wall, palette.light, 0.16)}" stroke-width="2"/>` +
      `${downward('cone', [0, palette.light, 0.7], [1, palette.light, 0.05])}<path fill="url(#cone)" d="M118-10L-40 ${edge + 60}h380L182-10z"/>` +
      glow('halo', 150, edge - 60, 170, palette.light, 0.5) +
      `<path d="M-60 ${edge + 26}Q150 ${edge - 74} 360 ${edge + 26}V420H-60z" fill="${palette.ink}"/>` +
      `${outward('felt', [0, mix(felt, palette.light, 0.28)], [0.7, felt], [1, mix(felt, palette.ink, 0.5)])}<path d="M-60 ${edge + 36}Q150 ${edge - 62} 360 ${edge + 36}V420H-60z" fill="url(#felt)"/>` +
      arc(0, `stroke="${mix(palette.trim[0], palette.ink, 0.3)}" stroke-width="17"`) +
      arc(-3, `stroke="${palette.trim[1]}" stroke-width="3"`) +
      arc(7, `stroke="${palette.trim[0]}" stroke-width="2"`) +
      arc(34, `stroke="${palette.trim[2]}" stroke-width="1.6" opacity=".8"`) +
      arc(84, `stroke="${palette.trim[2]}" stroke-width="1.6" opacity=".8"`) +
      `<g fill="none" stroke="${palette.trim[2]}" stroke-width="1.6" opacity=".75">${[-92, -46, 0, 46, 92].map((x) => `<path transform="translate(${150 + x} ${n(edge + 52 + (x * x) / 420)})rotate(${n(x * 0.16)})" d="M-15-10h30v42h-30z"/>`).join('')}</g>` +
      around.behind +
      hero(cast, spot) +
      around.front +
      (low ? darken(cast, 262, 400, 0.85) : darken(cast, 140, 0, 0.75))
    );
  },
};
