import { mix } from '../colour.ts';
import { n } from '../number.ts';
import type { Composition } from './composition.ts';
import { extras, glow, hero, outward, darken } from './staging.ts';

/** Blocks seen at an angle from above, with the hero on the tallest and objects on the rest. */
export const podium: Composition = {
  id: 'podium',
  title: (variant) =>
    variant === 2 ? { x: 14, y: 14, w: 272, h: 100 } : { x: 14, y: 292, w: 272, h: 98 },
  draw(cast) {
    const { palette, random, variant } = cast;
    const top = variant === 2;
    const block = (x: number, y: number, half: number, tall: number, colour: string) => {
      const rise = half * 0.42;
      return (
        `<path fill="${mix(colour, palette.light, 0.35)}" d="M${x} ${n(y - rise)}l${half} ${n(rise)}-${half} ${n(rise)}-${half}-${n(rise)}z"/>` +
        `<path fill="${colour}" d="M${x - half} ${y}l${half} ${n(rise)}v${tall}l-${half}-${n(rise)}z"/>` +
        `<path fill="${mix(colour, palette.ink, 0.45)}" d="M${x + half} ${y}l-${half} ${n(rise)}v${tall}l${half}-${n(rise)}z"/>` +
        `<path fill="none" stroke="${palette.light}" stroke-width="1.4" opacity=".7" d="M${x - half} ${y}l${half} ${n(rise)} ${half}-${n(rise)}M${x} ${n(y + rise)}v${tall}"/>`
      );
    };
    const base = top ? 336 : 262;
    const main = mix(palette.sky[1], palette.accent, 0.35);
    let grid = '';
    for (let at = -8; at < 26; at += 1)
      grid += `M${at * 30 - 120} -10l560 235M${at * 30 - 120} 225l560-235M${at * 30 - 120} 460l560-235M${at * 30 - 120} 225l560 235`;
    let confetti = '';
    for (let at = 0; at < 22; at += 1) {
      const [x, y] = [random() * 300, random() * base];
      confetti += `M${n(x)} ${n(y)}l${n(3 + random() * 4)} ${n(random() * 5 - 2)} ${n(random() * 3)} 4-${n(3 + random() * 4)} 1z`;
    }
    return (
      `${outward('room', [0, mix(palette.sky[2], palette.light, 0.3)], [0.6, palette.sky[1]], [1, palette.sky[0]])}<path fill="url(#room)" d="M-150-60h600v520h-600z"/>` +
      `<path d="${grid}" stroke="${palette.pattern}" stroke-width="1.4" opacity=".55"/>` +
      glow('halo', 150, base - 110, 160, palette.light, 0.55) +
      block(36, base + 14, 60, 200, mix(palette.pattern, palette.body[0], 0.3)) +
      block(268, base + 26, 64, 200, mix(palette.pattern, palette.trim[0], 0.4)) +
      extras(cast, [
        { x: 38, y: base - 14, scale: 0.72, index: 1, turn: -6 },
        { x: 264, y: base - 2, scale: 0.78, turn: 6 },
      ]) +
      block(150, base + 26, 108, 200, main) +
      `<path d="M${150 - 88} ${base + 26}l88 37 88-37-88-37z" fill="none" stroke="${palette.trim[2]}" stroke-width="2" stroke-dasharray="1 7" stroke-linecap="round"/><ellipse cx="150" cy="${base + 26}" rx="74" ry="24" fill="${palette.ink}" opacity=".4"/>` +
      `<path d="${confetti}" fill="${palette.accent}"/><path d="${confetti}" fill="${palette.light}" transform="rotate(180 150 ${base / 2})"/>` +
      hero(cast, {
        x: [150, 158, 144][variant] ?? 150,
        y: base - 100,
        scale: [0.76, 0.8, 0.82][variant] ?? 0.8,
        turn: [-4, 6, 0][variant] ?? 0,
        flip: variant === 1,
      }) +
      extras(cast, [
        {
          x: variant === 1 ? 30 : 270,
          y: top ? 376 : 286,
          scale: 0.95,
          turn: variant === 1 ? -16 : 16,
          index: 2,
        },
      ]) +
      (top ? darken(cast, 140, 0, 0.7) : darken(cast, 262, 400, 0.85))
    );
  },
};
