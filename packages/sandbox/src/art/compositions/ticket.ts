import { mix } from '../colour.ts';
import { n } from '../number.ts';
import type { Composition } from './composition.ts';
import { props } from './props.ts';
import { downward, glow, hero, rays } from './staging.ts';

/** A printed card: the hero steps out of a picture in a window, and the title is in the margin. */
export const ticket: Composition = {
  id: 'ticket',
  title: (variant) =>
    variant === 1 ? { x: 22, y: 20, w: 256, h: 84 } : { x: 22, y: 298, w: 256, h: 84 },
  draw(cast) {
    const { palette, variant } = cast;
    const top = variant === 1;
    const paper = mix(palette.body[0], palette.ink, 0.25);
    const [y, h] = top ? [112, 262] : [26, 264];
    const notch = top ? 108 : 294;
    const holes = Array.from(
      { length: 14 },
      (_, at) => `<circle cx="${n(11 + at * 21.4)}" cy="${notch}" r="2.6"/>`,
    ).join('');
    const shape = `M24 ${y + 16}q16 0 16-16h220q0 16 16 16v${h - 32}q-16 0-16 16H40q0-16-16-16z`;
    let weave = '';
    for (let at = 0; at < 24; at += 1)
      weave += `M${at * 26 - 160} 0l200 400M${at * 26 - 40} 0l-200 400`;
    const spot = {
      x: [150, 156, 142][variant] ?? 150,
      y: y + h * 0.52,
      scale: [0.78, 0.8, 0.86][variant] ?? 0.8,
      turn: [-3, 5, -9][variant] ?? 0,
      flip: variant === 2,
    };
    const around = props(cast, { x: spot.x, y: spot.y, floor: y + h - 18 });
    return (
      `${downward('card', [0, mix(paper, palette.body[1], 0.3)], [1, paper])}<path fill="url(#card)" d="M0 0h300v400H0z"/>` +
      `<path d="${weave}" stroke="${palette.light}" stroke-width="1" opacity=".1"/>` +
      `<clipPath id="window"><path d="${shape}"/></clipPath><g clip-path="url(#window)">` +
      `${downward('sky', [0, palette.sky[0]], [0.55, palette.sky[1]], [1, palette.sky[2]])}<path fill="url(#sky)" d="M0 0h300v400H0z"/>` +
      `<path d="${rays(150, y + h * 0.62, 22, 0, 300)}" fill="${palette.pattern}" opacity=".55"/>` +
      glow('halo', 150, y + h * 0.5, 150, palette.light, 0.6) +
      `<circle cx="150" cy="${n(y + h * 0.56)}" r="104" fill="none" stroke="${palette.light}" stroke-width="2" opacity=".5"/><circle cx="150" cy="${n(y + h * 0.56)}" r="116" fill="none" stroke="${palette.light}" stroke-width="8" stroke-dasharray="2 14" opacity=".55"/>` +
      around.behind +
      '</g>' +
      `<path d="${shape}" fill="none" stroke="${palette.ink}" stroke-width="7"/><path d="${shape}" fill="none" stroke="${palette.trim[1]}" stroke-width="3.6"/><path d="${shape}" fill="none" stroke="${palette.trim[2]}" stroke-width="1"/>` +
      hero(cast, spot) +
      around.front +
      `<g fill="${palette.ink}" opacity=".8">${holes}</g>`
    );
  },
};
