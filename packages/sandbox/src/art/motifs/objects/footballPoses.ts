import { mix } from '../../colour.ts';
import type { Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { glint } from './shine.ts';

/** A boot that strikes a ball. @param ball above the left of the box */
export function kickedBall(palette: Palette, ball: string): string {
  const { body, trim, accent, ink, light } = palette;
  const boot = [body[0], body[1], body[2]] as const;
  const sock = [mix(light, ink, 0.3), mix(light, body[2], 0.1), light] as const;
  const drawing = new InkDrawing('football-b', palette)
    .solid(
      shape('300,-60! 420,-40! 402,90 376,190! 286,196 262,150! 296,60'),
      sock,
      flat('M290-10L420 16V62L282 36zM276 84L406 110V142L266 116z', accent),
      [16, 10],
    )
    .solid(
      shape(
        '258,146! 300,186 384,190! 406,240 396,312! 372,336 330,330! 262,326 190,344 128,344 100,318 112,280! 176,262 222,214',
      ),
      boot,
      flat(shape('330,200 420,220 400,350 130,350 130,320 260,310 340,290'), body[0], 0.6) +
        flat(shape('300,326 322,262 352,230 366,240 344,280 330,330'), light) +
        flat(shape('262,326 286,270 312,242 326,250 306,286 294,328'), light) +
        flat(shape('124,300 150,284 190,276 160,296 134,312'), body[2]),
      [14, 16],
    )
    .solid(
      shape(
        '98,318! 128,344 190,344 262,326 330,330 372,336 398,310! 402,346 378,362 320,356 262,352 190,370 116,368 92,346',
      ),
      [trim[0], trim[1], trim[2]],
      '',
      [6, 8],
    )
    .inked(
      'M124 366l4 34h22l4-34zM186 368l6 32h22l2-36zM304 354l6 32h22l2-32zM354 358l8 28h20l2-32z',
      mix(ink, light, 0.75),
    );
  for (const [x, y] of [
    [214, 224],
    [236, 202],
    [256, 178],
  ] as const)
    drawing
      .line(sweep(`${x - 10},${y + 16} ${x + 14},${y + 12} ${x + 40},${y + 26}`), 13)
      .line(sweep(`${x - 10},${y + 16} ${x + 14},${y + 12} ${x + 40},${y + 26}`), 7, light);
  return (
    ball +
    drawing.finish() +
    `<g stroke-linecap="round">${line('M392 384C330 420 240 424 170 408M420 344c8 24-4 42-22 52', light, 7, 0.75)}</g>`
  );
}

/** A cup with the ball in it. @param ball over the upper half of the box */
export function cupAndBall(palette: Palette, ball: string): string {
  const { trim, accent, ink, light } = palette;
  const gold = [trim[0], trim[1], trim[2]] as const;
  const deep = mix(trim[0], ink, 0.35);
  const handles = new InkDrawing('football-h', palette)
    .line('M96 214C20 190-4 250 28 296 52 330 96 334 130 332', 34)
    .line('M304 214C380 190 404 250 372 296 348 330 304 334 270 332', 34)
    .line('M96 214C20 190-4 250 28 296 52 330 96 334 130 332', 20, trim[1])
    .line('M304 214C380 190 404 250 372 296 348 330 304 334 270 332', 20, trim[0])
    .line('M84 206C28 198 10 246 34 286', 6, trim[2])
    .finish({ contour: 10 });
  const cup = new InkDrawing('football-t', palette)
    .solid('M174 350h52l10 50h-72z', gold, '', [8, 6])
    .solid(
      'M112 398h176l18 44H94z',
      [mix(accent, ink, 0.5), accent, mix(accent, light, 0.35)],
      '',
      [10, 8],
    )
    .inked('M168 410h64v20h-64z', trim[1])
    .solid(
      'M70 192h260c2 60-8 122-52 152-24 16-132 16-156 0-44-30-54-92-52-152z',
      gold,
      flat('M270 190h60c4 70-16 130-60 156h-40c40-40 46-90 40-156z', trim[0], 0.7) +
        flat('M94 200h30c-2 50 6 96 32 126-40-20-62-66-62-126z', light, 0.75) +
        flat(
          'M200 226l14 30 33 4-24 22 6 33-29-16-29 16 6-33-24-22 33-4z',
          mix(accent, light, 0.1),
        ),
      [14, 12],
    )
    .solid('M58 172h284v30H58z', gold, flat('M58 172h284v9H58z', light, 0.6), [0, 8])
    .line('M84 216c2 40 10 78 30 104', 3, deep)
    .finish();
  return handles + ball + cup + flat(glint(318, 66, 30) + glint(72, 120, 18), light);
}
