import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { disc, flat, InkDrawing, line, oval } from '../drawing/inkDrawing.ts';
import { arc, glint, placed } from './shine.ts';

type Steps = readonly [string, string, string];

/** Digits as pen lines in a box of 20 by 32 around the origin. */
const figures: readonly string[] = [
  'M0-16C13-16 13 16 0 16C-13 16-13-16 0-16z',
  'M-7-9L2-16V16',
  'M-9-8C-9-19 9-19 9-7C9 2-9 8-9 16H10',
  'M-8-16H9L-1-4C14-4 12 16-1 16C-6 16-9 13-10 10',
  'M5 16V-16L-11 6H11',
  'M8-16H-7L-8-2C12-8 14 16-1 16C-6 16-9 13-10 10',
  'M6-16C-4-14-10-2-9 6C-8 20 10 19 9 5C8-5-6-5-9 4',
  'M-10-16H9L-4 16',
  'M0-2C-13-4-10-16 0-16C10-16 13-4 0-2C13 0 12 16 0 16C-12 16-13 0 0-2z',
  'M9-4C6 4-8 4-9-5C-10-19 8-20 9-5C10 4 4 14-6 16',
];

function ball(
  id: string,
  palette: Palette,
  tones: Steps,
  number: number,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const [dark, mid, bright] = tones;
  const { light, ink, sky } = palette;
  const text = String(number).padStart(2, '0');
  const figure = (at: number) =>
    `<g transform="translate(${at ? 12 : -13} 0)">${line(figures[Number(text[at])] ?? '', ink, 6.5)}</g>`;
  const drawing = new InkDrawing(id, palette).solid(
    disc(0, 0, 76),
    [dark, mid],
    flat('M80-40C76 50 0 86-60 62C-20 96 90 100 100-10z', mix(dark, ink, 0.35)) +
      line('M66 18C60 42 42 58 20 66', mix(bright, sky[2], 0.35), 6) +
      flat('M-66-26C-56-58-22-72 14-66C-18-56-42-40-50-8C-56 4-70-4-66-26z', bright) +
      `<g transform="rotate(${-turn})">${flat(oval(-16, -46, 22, 12), light)}</g>` +
      flat(oval(2, 4, 43, 42), mix(light, dark, 0.45)) +
      flat(oval(0, 2, 41, 40), mix(light, sky[1], 0.06)) +
      `<g transform="translate(0 2)scale(.92)">${figure(0)}${figure(1)}</g>` +
      line('M-34 22C-28 32-18 38-6 40', mix(light, dark, 0.3), 5),
    [14, 14],
  );
  return placed(drawing.finish({ contour: 13 }), x, y, scale, turn);
}

export const lotteryBalls: Motif = {
  id: 'lottery-balls',
  hero(palette, variant) {
    const { light, body, trim, accent, ink, sky } = palette;
    const loud: Steps = [mix(accent, ink, 0.45), accent, mix(accent, light, 0.55)];
    const set = [body, trim, loud];
    const balls = (list: readonly (readonly [number, number, number, number, number])[]) =>
      list
        .map(([number, x, y, scale, turn], at) =>
          ball(`lottery-balls-${at}`, palette, set[at % 3] ?? body, number, x, y, scale, turn),
        )
        .join('');
    if (variant === 0)
      return (
        balls([
          [28, 330, 88, 0.62, 18],
          [7, 74, 120, 0.78, -24],
          [41, 306, 232, 0.98, 12],
          [16, 92, 312, 1, -10],
          [59, 196, 190, 1.36, 8],
        ]) +
        `<g stroke-linecap="round">${line(arc(330, 88, 70, 70, 280, 350) + arc(74, 120, 80, 80, 170, 240), light, 5, 0.7)}</g>` +
        flat(glint(116, 76, 22) + glint(266, 116, 28), light)
      );
    if (variant === 1) {
      const glass = new InkDrawing('lottery-balls-g', palette)
        .solid(
          'M110 336L290 336L330 424H70z',
          [body[0], body[1], body[2]],
          flat('M60 372H340V392H60z', trim[1]) + flat('M230 320L330 430H380V320z', body[0]),
          [16, 8],
        )
        .solid(oval(200, 332, 100, 24), [trim[0], trim[1], trim[2]], '', [8, 6])
        .inked(disc(200, 180, 168), mix(sky[1], light, 0.3))
        .flat('M352 110C380 240 290 350 160 344C280 400 420 260 352 110z', ink, 0.22);
      return (
        glass.finish() +
        balls([
          [12, 128, 108, 0.58, -20],
          [45, 262, 90, 0.52, 24],
          [33, 88, 216, 0.62, -34],
          [8, 316, 200, 0.6, 30],
          [60, 138, 296, 0.58, 16],
          [19, 262, 292, 0.62, -22],
          [27, 200, 196, 0.84, 6],
        ]) +
        new InkDrawing('lottery-balls-h', palette)
          .flat(
            'M56 170C56 90 110 40 180 30C120 62 88 110 84 176C84 200 58 200 56 170z',
            light,
            0.65,
          )
          .flat('M70 236C78 262 92 284 108 296L120 284C106 272 96 254 90 232z', light, 0.55)
          .line(arc(200, 180, 156, 156, 10, 70), 5, mix(light, accent, 0.3))
          .line(disc(200, 180, 168), 10)
          .solid('M160 6H240L250 34C220 24 180 24 150 34z', [trim[0], trim[1], trim[2]], '', [8, 6])
          .finish({ contour: 9 }) +
        flat(glint(104, 70, 26), light)
      );
    }
    const wire = (d: string, back: boolean) =>
      line(d, ink, back ? 7 : 11) +
      line(d, back ? trim[0] : trim[1], back ? 4 : 6) +
      (back ? '' : line(d, trim[2], 2));
    const cage = (back: boolean) => {
      let d = '';
      for (const rx of [150, 96, 34])
        d += back ? arc(196, 166, rx, 150, -90, -270) : arc(196, 166, rx, 150, -90, 90);
      for (const k of [-0.62, 0, 0.62])
        d += arc(
          196,
          166 + k * 150,
          150 * Math.sqrt(1 - k * k),
          34,
          back ? 180 : 0,
          back ? 360 : 180,
        );
      return wire(d, back);
    };
    return (
      `<g fill="none" stroke-linecap="round" transform="rotate(-8 200 170)">${cage(true)}</g>` +
      balls([
        [24, 150, 120, 0.56, -18],
        [9, 262, 148, 0.54, 22],
        [51, 150, 232, 0.64, 8],
        [36, 244, 240, 0.62, -12],
      ]) +
      `<g fill="none" stroke-linecap="round" transform="rotate(-8 200 170)">${cage(false)}</g>` +
      new InkDrawing('lottery-balls-stand', palette)
        .solid(
          'M36 160L62 166L120 372H286L344 146L370 150L330 410H70z',
          [body[0], body[1], body[2]],
          '',
          [8, 10],
        )
        .solid(disc(40, 172, 24), [trim[0], trim[1], trim[2]], '', [6, 7])
        .solid(disc(350, 148, 24), [trim[0], trim[1], trim[2]], '', [6, 7])
        .line('M350 148L388 200L420 198', 18)
        .line('M350 148L388 200L420 198', 9, trim[2])
        .finish() +
      ball('lottery-balls-z', palette, loud, 77, 204, 340, 0.82, 10) +
      flat(glint(104, 74, 24), light)
    );
  },
  small(palette) {
    return placed(
      ball('lottery-balls-s', palette, palette.trim, 8, 254, 140, 1.3, 14) +
        ball('lottery-balls-t', palette, palette.body, 24, 146, 254, 1.6, -10),
      0,
      0,
      0.25,
    );
  },
};
