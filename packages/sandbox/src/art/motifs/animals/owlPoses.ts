import { mix } from '../../colour.ts';
import type { Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { both } from '../drawing/mirror.ts';
import { fin } from './fin.ts';
import { deepen } from './flesh.ts';
import { ribbon, scales, taper } from './ribbon.ts';

/** A barn owl from the front: a face like a heart, one wing raised over a bough. */
export function barnOwl(palette: Palette): string {
  const { body, trim, ink, light } = palette;
  const drawing = new InkDrawing('owl', palette);
  const tones = [body[0], body[1], body[2]] as const;
  const dark = [mix(body[0], ink, 0.6), mix(body[0], ink, 0.2), body[1]] as const;
  const cream = mix(body[2], light, 0.82);
  const pale = [mix(cream, body[0], 0.4), cream, light] as const;
  const wing = (root: string, tips: string, ramp: readonly [string, string, string]) => {
    const made = fin(root, tips, 0.16, true);
    drawing.solid(made.outline, ramp, line(made.rays, ramp[0], 5), [8, 12]);
  };
  wing('260,214 282,310', '318,4 366,-18 408,10 428,64 430,124 414,184 386,236 352,282', dark);
  wing('252,214 274,300', '306,70 350,66 380,100 386,150 372,204 344,250', tones);
  wing('150,372 246,380', '120,440 150,462 196,470 240,458 270,436', dark);
  const breast = ribbon('200,180 196,260 198,330 204,420', [86, 112, 106, 60]);
  drawing.solid(
    breast.outline,
    pale,
    flat(
      [
        [160, 292],
        [196, 306],
        [232, 290],
        [174, 334],
        [214, 340],
        [244, 326],
        [188, 372],
        [226, 374],
        [152, 330],
      ]
        .map(([x = 0, y = 0]) => `M${x} ${y}q8 10 0 22-8-12 0-22z`)
        .join(''),
      body[0],
    ),
    [16, 12],
  );
  wing('92,206 146,250', '16,286 24,330 44,370 74,404 108,424 140,404', dark);
  wing('92,200 140,230', '40,270 54,306 82,334 116,346', tones);
  drawing.solid(
    shape(
      '200,18! 268,20 330,60 352,130 340,200 288,254 200,276 112,254 60,200 48,130 70,60 132,20',
    ),
    tones,
    flat(shape('270,30 350,70 370,180 300,260 210,280 300,190'), body[0], 0.5),
    [14, 16],
  );
  drawing.solid(
    shape(
      '200,86! 226,52 286,54 322,104 316,168 268,226 200,262! 132,226 84,168 78,104 114,54 174,52',
    ),
    pale,
    line(
      'M96 120l18 4M98 154l18-4M112 186l16-10M136 212l12-14M304 120l-18 4M302 154l-18-4M288 186l-16-10M264 212l-12-14',
      mix(cream, body[0], 0.55),
      5,
    ),
    [12, 14],
  );
  both((_, isMirrored) => {
    const x = isMirrored ? 254 : 146;
    drawing
      .flat(disc(x, 140, 50), mix(cream, body[0], 0.34))
      .solid(
        disc(x, 142, 37),
        [mix(ink, trim[0], 0.25), mix(ink, trim[0], 0.1)],
        flat(disc(x + 2, 150, 26), trim[1], 0.55),
        [6, 8],
      )
      .flat(disc(x, 142, 21), ink)
      .flat(`${disc(x - 12, 126, 11)}${disc(x + 12, 156, 5)}`, light);
  });
  drawing
    .line(sweep('96,108 132,88 176,106'), 8, dark[0])
    .line(sweep('304,108 268,88 224,106'), 8, dark[0])
    .solid(
      shape('182,150! 200,138 218,150! 216,186 200,214! 184,186'),
      [trim[0], trim[1], trim[2]],
      '',
      [5, 7],
    )
    .flat(shape('190,156 200,148 204,156 196,166'), light, 0.8);
  const bark = [deepen(palette.accent, ink, 0.6), deepen(palette.accent, ink, 0.3)] as const;
  drawing.solid(
    shape('-40,400 60,386 180,398 300,384 440,398 440,426 300,414 180,430 60,420 -40,432'),
    bark,
    line('M0 408q70-8 130 2M210 412q80-8 170-4', bark[0], 4),
    [4, 10],
  );
  for (const x of [146, 222])
    drawing.inked(
      shape(
        `${x},378 ${x + 24},366 ${x + 48},378 ${x + 52},408! ${x + 42},424 ${x + 34},402! ${x + 24},428 ${x + 15},402! ${x + 5},422 ${x - 4},406!`,
      ),
      trim[1],
    );
  return drawing.finish({ transform: 'translate(4 2)scale(.97)' });
}

/** Three owlets on a bough, close together. */
export function owlets(palette: Palette): string {
  const { body, trim, accent, ink, light } = palette;
  const drawing = new InkDrawing('owl', palette);
  const cream = mix(body[2], light, 0.75);
  const chick = (
    x: number,
    y: number,
    size: number,
    ramp: readonly [string, string, string],
    mood: 'wide' | 'asleep' | 'wink',
  ) => {
    const at = (list: string) =>
      list.replaceAll(
        /(-?\d+),(-?\d+)/g,
        (_, a: string, b: string) =>
          `${Math.round(x + Number(a) * size)},${Math.round(y + Number(b) * size)}`,
      );
    const r = (value: number) => Math.round(value * size);
    const belly = ribbon(at('0,10 0,70 0,120'), [r(50), r(62), r(30)]);
    drawing
      .solid(
        shape(
          at(
            '-84,-92! -52,-84 0,-92 52,-84 84,-92! 92,-30 104,40 84,110 0,136 -84,110 -104,40 -92,-30',
          ),
        ),
        ramp,
        line(shape(at('-96,30 -78,60 -84,96')) + shape(at('96,30 78,60 84,96')), ramp[0], 5),
        [12, 14],
      )
      .solid(
        belly.outline,
        [mix(cream, ramp[0], 0.4), cream],
        line(scales(belly, [0.2, 1], 4, 4), ramp[0], 4),
        [8, 8],
      );
    for (const dx of [-38, 38]) {
      const [ex, ey] = [Math.round(x + dx * size), Math.round(y - 22 * size)];
      const isShut = mood === 'asleep' || (mood === 'wink' && dx > 0);
      drawing.solid(disc(ex, ey, r(44)), [mix(cream, ramp[0], 0.4), cream], '', [6, 8]);
      if (isShut)
        drawing.line(sweep(`${ex - r(26)},${ey} ${ex},${ey + r(16)} ${ex + r(26)},${ey}`), 8);
      else
        drawing
          .solid(disc(ex, ey, r(31)), [trim[0], trim[1]], '', [-4, -6])
          .flat(disc(ex + r(3), ey + r(2), r(18)), ink)
          .flat(`${disc(ex - r(7), ey - r(9), r(9))}${disc(ex + r(10), ey + r(10), r(4))}`, light);
    }
    drawing.solid(shape(at('-16,-4! 0,-14 16,-4! 0,30')), [trim[0], trim[1], trim[2]], '', [3, 5]);
    for (const dx of [-30, 26])
      drawing.inked(
        shape(
          at(
            `${dx - 18},122 ${dx},112 ${dx + 18},122 ${dx + 20},144! ${dx + 10},152 ${dx},140 ${dx - 10},152 ${dx - 20},144!`,
          ),
        ),
        trim[1],
      );
  };
  const bark = [deepen(accent, ink, 0.6), deepen(accent, ink, 0.3)] as const;
  const soft = mix(accent, body[1], 0.45);
  chick(84, 232, 0.86, [mix(soft, ink, 0.5), soft, mix(soft, light, 0.4)], 'asleep');
  chick(322, 238, 0.8, [mix(body[0], ink, 0.4), mix(body[0], body[1], 0.4), body[1]], 'wink');
  chick(204, 180, 1.22, [body[0], body[1], body[2]], 'wide');
  drawing
    .solid(
      shape('-40,362 60,350 180,360 300,348 440,360 440,398 300,386 180,400 60,390 -40,402'),
      bark,
      line('M0 374q70-8 130 2M210 378q80-8 170-4', bark[0], 4),
      [4, 10],
    )
    .solid(taper('330,372 372,336 398,330', 8, 6, 0), bark)
    .solid(
      shape('390,332! 384,292 410,266 452,256! 448,300 424,326'),
      ['#2c7a34', '#63b83e'],
      '',
      [5, 6],
    );
  return drawing.finish({ transform: 'translate(0 14)' });
}
