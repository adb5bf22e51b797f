import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { eye } from './eye.ts';
import { throat, tongue } from './flesh.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { taper } from './ribbon.ts';

/** A macaque. */
export const monkey: Motif = {
  id: 'monkey',
  hero(palette, variant) {
    const { body, trim, accent, ink, light } = palette;
    const drawing = new InkDrawing('monkey', palette, variant === 2 ? -1 : 1);
    const fur = [mix(body[0], ink, 0.15), body[1], body[2]] as const;
    const face = [
      mix('#c07a55', ink, 0.12),
      mix('#f0bd93', light, 0.2),
      mix('#f6cfa8', light, 0.5),
    ] as const;
    const banana = ['#c98a10', '#ffd338', '#fff1a0'] as const;
    drawing
      .solid(taper('330,440 398,400 420,310 376,250 400,200', 20, 17, 15, 13, 12), fur)
      .solid(
        shape('110,310! 60,346 30,440! 370,440! 346,350 300,304!'),
        fur,
        flat(shape('150,320 210,340 270,320 290,440 130,440'), mix(face[1], body[1], 0.25)) +
          flat(shape('230,330 300,300 370,440 260,440 270,380'), fur[0], 0.7),
        [16, 12],
      )
      .solid(shape('100,150 70,130 40,146 30,184 46,224 82,236 104,220'), fur)
      .solid(shape('90,168 66,156 52,172 50,198 66,216 90,210'), face, '', [8, 8])
      .solid(shape('312,146 344,124 376,140 386,178 370,220 334,232 308,216'), fur)
      .solid(shape('324,164 346,150 364,166 364,194 348,212 322,206'), face, '', [8, 8]);
    if (variant === 2) drawing.inked(`${disc(362, 238, 17)}${disc(362, 238, 8)}`, trim[1]);
    drawing.solid(
      shape(
        '84,196! 94,130 124,80 164,54! 156,22 184,34! 190,-12 214,18! 236,-10 240,26! 262,16 258,52! 304,86 326,140 332,196! 346,220 326,232! 336,262 310,268! 310,300 280,300! 210,338 140,304! 114,300 112,272! 86,266 94,238! 70,222!',
      ),
      fur,
      flat(shape('250,60 330,120 340,270 280,310 230,330 300,250 310,160'), fur[0], 0.7) +
        line(sweep('196,20 200,44 192,70') + sweep('226,22 222,46 230,66'), fur[0], 5),
      [12, 14],
    );
    drawing.solid(
      shape(
        '206,122! 180,96 140,106 120,146 126,196 112,244 128,296 168,324 222,332 276,314 300,270 288,216 296,164 278,112 236,98',
      ),
      face,
      flat(shape('256,110 310,150 310,280 250,334 190,334 262,300 280,230'), face[0], 0.5) +
        flat(
          shape('130,230 160,214 176,238 150,254') + shape('260,228 284,222 290,246 266,250'),
          mix(accent, '#e8553f', 0.85),
          0.35,
        ),
      [10, 12],
    );
    const cool = variant === 2;
    if (variant === 1)
      drawing
        .solid(
          shape('178,262 192,246 224,246 240,264 234,296 208,308 184,296'),
          [mix(face[0], tongue, 0.35), mix(face[1], tongue, 0.3)],
          '',
          [5, 6],
        )
        .inked(shape('192,270 202,260 216,260 226,272 220,288 208,294 196,286'), throat(ink));
    else
      drawing
        .solid(
          shape(
            '134,250! 160,252 210,262 264,246 288,230! 288,268 262,300 218,316 174,308 146,284',
          ),
          [ink, throat(ink)],
          flat(shape('170,300 206,280 250,284 262,304 220,322'), tongue) +
            flat(shape('130,240! 210,254 292,220! 288,252 262,274 210,284 160,274'), light) +
            line(
              'M164 250l4 28M190 256l2 28M216 256v28M242 250l-2 28M264 244l-4 26',
              mix(light, ink, 0.4),
              3,
            ) +
            (cool ? flat('M217 254h24v30h-24z', trim[1]) : ''),
          [0, -6],
        )
        .line(sweep('126,246 132,250 138,262') + sweep('282,224 292,230 292,240'), 5);
    drawing
      .line(sweep('180,206 190,198 198,206') + sweep('214,206 224,198 234,206'), 6)
      .line(sweep('190,184 206,190 224,184'), 4, face[0]);
    if (cool)
      drawing
        .solid(
          shape('112,140! 150,132 196,146! 200,176 180,204 140,204 118,180'),
          [ink, mix(ink, accent, 0.35)],
          flat('M132 136l24 0-26 50-12-20zM168 138l10 3-28 60-10-2z', light, 0.55),
          [0, -8],
        )
        .solid(
          shape('216,146! 262,130 306,136! 302,180 280,204 238,204 218,178'),
          [ink, mix(ink, accent, 0.35)],
          flat('M240 136l26-4-30 56-14-18zM278 132l12 1-34 70-12-2z', light, 0.55),
          [0, -8],
        )
        .line('M104 138Q200 150 312 132', 10, trim[1])
        .line('M194 152q11-8 24 0', 7, trim[1]);
    else {
      const raised = variant === 1;
      eye(drawing, {
        x: 160,
        y: 168,
        w: 29,
        h: 24,
        iris: mix(trim[0], ink, 0.2),
        nose: 1,
        fierce: 0.1,
        lift: 0.6,
        look: [-5, 1],
        lid: 9,
      });
      eye(drawing, {
        x: 250,
        y: 166,
        w: 30,
        h: raised ? 28 : 24,
        iris: mix(trim[0], ink, 0.2),
        nose: -1,
        fierce: 0.1,
        lift: raised ? 1 : 0.6,
        look: [-6, 1],
        lid: 9,
      });
      drawing.flat(
        taper('128,136 158,122 192,146', 2, 8, 3) +
          taper(raised ? '222,124 252,98 290,124' : '222,144 254,120 286,134', 3, 9, 2),
        fur[0],
      );
    }
    if (variant !== 1)
      drawing
        .solid(
          shape('72,284! 52,330 18,346 -22,336 -44,306! -4,310 28,286 36,256!'),
          banana,
          '',
          [5, 9],
        )
        .solid(
          shape('66,282! 50,258 52,218 74,182! 104,198 112,236 92,276!'),
          [mix(light, banana[0], 0.4), light],
          '',
          [8, 6],
        )
        .solid(shape('74,278! 96,292 128,284 140,258! 116,264 104,244!'), banana, '', [4, 6])
        .solid(shape('62,280! 34,264 16,232 18,196! 46,220 66,250!'), banana, '', [4, 6])
        .solid(
          shape('4,440 20,380 6,346 18,316 48,304 88,300 108,318 108,346 92,380 106,440'),
          fur,
          '',
          [10, 10],
        )
        .solid(
          shape('10,330 24,306 46,306 48,322 34,338') +
            shape('14,354 24,332 50,326 56,344 38,360') +
            shape('22,378 32,358 58,350 62,368 44,382'),
          face,
          '',
          [4, 6],
        );
    return drawing.finish({
      transform: [
        'translate(6 14)scale(.97)rotate(4 200 200)',
        'translate(-62-38)scale(1.27)rotate(-9 210 200)',
        'translate(400 16)scale(-1 1)rotate(-3 200 200)',
      ][variant] as string,
    });
  },
  small: ({ ink }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"><path d="M24 12Q40 52 92 52 96 62 88 68 30 88 8 26z" fill="#ffd338"/><path d="M8 26Q30 88 88 68 40 70 18 24z" fill="#c98a10" stroke="none"/><path d="M30 22Q26 70 52 92 64 96 66 88 50 60 46 18z" fill="#ffd338"/><path d="M30 22Q26 70 52 92 40 60 38 22z" fill="#fff1a0" stroke="none"/><path d="M18 4l16-2 12 16-34 10z" fill="#8a5a18"/></g>`,
};
