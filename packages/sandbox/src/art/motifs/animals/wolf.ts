import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { eye } from './eye.ts';
import { comb, throat, tongue } from './flesh.ts';
import { flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { taper } from './ribbon.ts';

/** A howling wolf with raised hackles and bared teeth. */
export const wolf: Motif = {
  id: 'wolf',
  hero(palette, variant) {
    const { body, trim, accent, ink, light } = palette;
    const howls = variant === 1;
    const drawing = new InkDrawing('wolf', palette, variant === 2 ? -1 : 1);
    const tones = [mix(body[0], ink, 0.15), body[1], body[2]] as const;
    const cream = mix(body[2], light, 0.72);
    const dim = mix(cream, body[0], 0.45);
    drawing.solid(
      shape(
        '150,150! 96,120 60,140! 70,176 22,190! 52,222 2,256! 42,280 -4,330! 42,340 16,396! 66,390 60,440! 320,440! 300,400 330,392! 286,352 306,330! 262,310 240,240',
      ),
      [tones[0], mix(body[1], body[0], 0.4), body[1]],
      flat(
        shape(
          '120,250! 150,300 130,330! 170,350 160,390! 210,390 220,440! 320,440 300,340 240,280',
        ),
        dim,
      ) +
        flat(
          shape('190,300! 210,340 250,330! 260,370 290,360 290,440 240,440 220,380! 190,370'),
          cream,
        ),
      [14, 12],
    );
    drawing.add(howls ? '<g transform="rotate(-46 190 230)">' : '');
    drawing
      .solid(shape('212,92 222,30 252,-24! 284,28 284,100'), [mix(body[0], ink, 0.45), body[0]])
      .solid(
        shape('134,136 122,60 132,-12! 178,30 214,74 226,120'),
        tones,
        flat(shape('152,110 144,58 146,22! 174,50 196,84 200,112'), mix(body[0], ink, 0.55)) +
          flat(
            taper('160,114 160,84 152,50', 8, 9, 0) + taper('178,112 182,92 174,70', 6, 7, 0),
            dim,
          ),
        [10, 8],
      );
    // mouth
    drawing.solid(
      shape('244,232! 300,226 372,226 366,262 344,286! 300,284 250,272'),
      [ink, throat(ink)],
      flat(shape('262,268 300,250 346,258 352,282 300,290'), tongue) +
        line('M276 272q36-14 66-8', comb[0], 3.5),
      [0, -10],
    );
    drawing
      .solid(
        shape(
          '226,226! 248,264 290,274 340,272 364,262! 372,282 352,304 310,312 262,318 224,300 206,262',
        ),
        [dim, cream, light],
        flat(shape('224,282 280,300 350,296 310,320 240,324'), mix(dim, ink, 0.25)),
        [4, 8],
      )
      .inked(
        'M346 272q-4-22 4-38 10 16 10 33zM318 278l-2-14 12 13zM298 277l0-14 12 14zM274 272l-2-16 14 18z',
        light,
      );
    drawing.solid(
      shape(
        '122,150 160,104 214,90 262,104 290,132 334,148 378,154! 398,166 402,190 386,210! 380,232 340,236 290,240 250,242! 240,276 252,306! 216,298 208,340! 178,312 154,352! 138,308 100,336! 104,282 62,288! 90,240 62,224! 102,196',
      ),
      tones,
      flat(
        shape(
          '250,190 300,186 384,196 392,236 250,250! 252,310 210,340 160,352 130,330 180,280 210,230',
        ),
        cream,
      ) +
        flat(
          shape('250,232 320,222 384,210 384,240 250,250! 250,310 205,344 150,350 190,300 226,262'),
          dim,
        ) +
        flat(shape('232,146! 240,124 268,124 284,140 262,142'), cream) +
        flat(
          taper('176,100 190,124 196,150', 5, 9, 0) +
            taper('206,94 216,114 220,132', 5, 7, 0) +
            taper('120,200 152,210 176,232', 3, 9, 0) +
            taper('100,244 138,250 160,268', 3, 8, 0) +
            taper('130,160 154,168 172,186', 3, 8, 0),
          mix(body[0], ink, 0.4),
        ) +
        flat(shape('270,128 310,144 378,154 384,170 320,166 286,158'), body[2], 0.8),
      [10, 14],
    );
    drawing
      .inked(
        'M366 226q0 24-12 38-12-16-10-36zM332 232l-4 16-10-15zM308 236l-4 15-10-14zM282 238l-4 18-12-17z',
        light,
      )
      .solid(
        shape('352,158! 376,148 398,158 406,178 390,192 368,184'),
        [ink, mix(ink, light, 0.14)],
        '',
        [3, 6],
      )
      .flat(shape('366,160 384,156 390,164 374,168'), light, 0.85)
      .line('M378 190l-2 22', 4)
      .line(
        howls
          ? sweep('300,196 320,192')
          : sweep('316,172 300,182 310,196') + sweep('334,178 322,186 330,198'),
        4,
      )
      .flat(
        'M330 210a4 4 0 1 0 .1 0zM314 218a4 4 0 1 0 .1 0zM346 218a4 4 0 1 0 .1 0z',
        mix(body[0], ink, 0.4),
      );
    if (howls)
      drawing.line(sweep('218,158 244,172 268,158'), 9).line(sweep('214,140 236,142 262,130'), 6);
    else {
      eye(drawing, {
        x: 244,
        y: 160,
        w: 29,
        h: 20,
        iris: trim[1],
        nose: 1,
        fierce: 0.75,
        lift: 0.4,
        look: [4, 0],
        white: variant === 2 ? trim[2] : light,
        lid: 10,
      });
      drawing.flat(taper('206,138 244,138 280,166', 2, 11, 3), ink);
    }
    if (variant === 2)
      drawing.line('M252 100L226 216M228 120l22 6M222 186l20 6', 6, mix(cream, accent, 0.35));
    drawing.add(howls ? '</g>' : '');
    return drawing.finish({
      transform: [
        'translate(2 14)scale(.97)',
        'translate(14 26)',
        'translate(452-4)scale(-1.22 1.22)',
      ][variant] as string,
    });
  },
  small: ({ trim, ink, light, body }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"><path d="M26 8Q50 0 66 12 92 40 60 98 56 60 40 44 24 30 26 8z" fill="${light}"/><path d="M66 12Q92 40 60 98 66 50 52 24z" fill="${body[0]}" stroke="none" opacity=".5"/><path d="M18 14Q46-8 76 10L70 30Q46 18 24 32z" fill="${trim[1]}"/><circle cx="48" cy="16" r="5" fill="${trim[2]}"/></g>`,
};
