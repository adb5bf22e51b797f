import { mix } from '../colour.ts';
import type { Composition } from './composition.ts';
import { props } from './props.ts';
import { glow, hero, outward, darken } from './staging.ts';

/** A folded-paper pattern of turning petals and steps, off centre, with the hero in front of it. */
export const kaleido: Composition = {
  id: 'kaleido',
  title: (variant) =>
    variant === 2 ? { x: 14, y: 16, w: 272, h: 102 } : { x: 14, y: 286, w: 272, h: 104 },
  draw(cast) {
    const { palette, variant } = cast;
    const top = variant === 2;
    const [x, y] = [
      [150, 168],
      [196, 130],
      [104, 262],
    ][variant] as [number, number];
    const fold = [10, 8, 12][variant] ?? 10;
    const ring = (shape: string, colour: string, opacity: number, turn: number, size: number) =>
      `<g fill="${colour}" opacity="${opacity}">${Array.from({ length: fold }, (_, at) => `<path transform="rotate(${(360 / fold) * at + turn})scale(${size})" d="${shape}"/>`).join('')}</g>`;
    const petal = 'M0 0C-26-50-30-96 0-140 30-96 26-50 0 0z';
    const blade = 'M0-30L26-104 0-176-26-104z';
    const step = 'M-14-96h28v-16h14v-16h14v-22h-84v22h14v16h14z';
    const half = 180 / fold;
    const spot = {
      x: [150, 166, 138][variant] ?? 150,
      y: top ? 262 : 172,
      scale: [0.92, 1, 0.94][variant] ?? 0.94,
      turn: [3, -8, 6][variant] ?? 0,
      flip: variant === 1,
    };
    const around = props(cast, { x: spot.x, y: spot.y, floor: top ? 364 : 270 });
    return (
      `${outward('field', [0, palette.sky[2]], [0.55, palette.sky[1]], [1, palette.sky[0]])}<path fill="url(#field)" d="M-160-120h620v620h-620z"/>` +
      `<g transform="translate(${x} ${y})">` +
      ring(step, mix(palette.pattern, palette.sky[0], 0.35), 0.9, half, 1.9) +
      ring(blade, palette.pattern, 1, 0, 1.75) +
      ring(blade, mix(palette.pattern, palette.light, 0.22), 0.85, half, 1.3) +
      ring(petal, mix(palette.sky[1], palette.accent, 0.5), 0.85, 0, 1.14) +
      ring(petal, mix(palette.sky[2], palette.light, 0.35), 0.9, half, 0.86) +
      `<circle r="76" fill="${palette.sky[0]}"/><circle r="76" fill="none" stroke="${palette.trim[1]}" stroke-width="4"/><circle r="84" fill="none" stroke="${palette.trim[2]}" stroke-width="4" stroke-dasharray="1 12" stroke-linecap="round"/></g>` +
      glow('halo', x, y, 150, palette.light, 0.5) +
      around.behind +
      hero(cast, spot) +
      around.front +
      (top ? darken(cast, 146, 0, 0.75) : darken(cast, 250, 400, 0.9))
    );
  },
};
