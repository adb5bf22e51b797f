import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { eye } from './eye.ts';
import { comb, throat, tongue } from './flesh.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { taper } from './ribbon.ts';

/** A silverback who leans on a table. */
export const gorilla: Motif = {
  id: 'gorilla',
  hero(palette, variant) {
    const { body, trim, accent, ink, light } = palette;
    const roars = variant === 1;
    const drawing = new InkDrawing('gorilla', palette, variant === 2 ? -1 : 1);
    const fur = [
      mix(body[0], ink, 0.78),
      mix(body[0], ink, 0.42),
      mix(body[1], body[0], 0.5),
    ] as const;
    const skin = [
      mix(body[0], ink, 0.35),
      mix(body[1], ink, 0.16),
      mix(body[2], body[1], 0.3),
    ] as const;
    drawing.solid(
      shape(
        '-40,440! -50,376! -22,370 -44,318! -8,314 2,268! 36,272 62,236! 96,246 130,222 280,218 312,244! 344,232 374,270! 398,264 418,308! 446,314 436,356! 456,366 440,440!',
      ),
      fur,
      flat(shape('90,300 150,270 200,300 250,270 320,300 300,380 210,400 110,380'), skin[1]) +
        line('M206 290v100M110 372q50 24 94 4 50 22 92-4', fur[0], 7) +
        flat(shape('330,240 440,300 440,440 340,440 350,320'), fur[0], 0.8) +
        flat(shape('20,286 66,252 100,258 60,280 30,326'), body[0], 0.9),
      [22, 16],
    );
    if (variant === 2) {
      drawing
        .line('M92 226Q120 350 206 362 290 350 322 226', 22)
        .line('M92 226Q120 350 206 362 290 350 322 226', 13, trim[1])
        .add(
          `<path d="M92 226Q120 350 206 362 290 350 322 226" fill="none" stroke="${trim[0]}" stroke-width="13" stroke-dasharray="3 13" stroke-linecap="butt"/>`,
        )
        .solid(
          shape('206,352! 244,384 206,432 168,384!'),
          [trim[0], trim[1], trim[2]],
          flat('M206 366l20 18-20 28-20-28z', accent),
          [6, 8],
        );
    }
    drawing
      .solid(shape('112,170 92,148 76,160 76,192 94,214 114,206'), skin, '', [5, 6])
      .solid(shape('296,164 316,142 334,152 334,186 318,208 298,202'), skin, '', [5, 6]);
    drawing.solid(
      shape(
        '104,190! 88,166! 106,152 114,104 138,58 172,18! 182,30 206,-2! 222,24 250,14! 276,58 292,104 300,150 322,164! 306,196 318,226! 298,236 300,266! 276,274 208,310 138,280! 112,270 118,240! 94,226!',
      ),
      fur,
      flat(shape('250,40 320,150 310,270 230,310 280,220 286,130'), fur[0], 0.8) +
        flat(shape('150,70 184,36 210,30 190,60 164,100'), body[0], 0.9) +
        line(sweep('196,40 200,66 190,90') + sweep('226,42 222,70 232,92'), fur[0], 5),
      [12, 14],
    );
    drawing.solid(
      shape(
        '206,128 170,112 132,124 118,160 132,200 112,236 120,278 160,306 210,314 262,304 300,272 300,232 280,198 292,156 276,120 240,112',
      ),
      skin,
      flat(shape('250,120 300,130 304,290 230,320 270,250 270,190'), skin[0], 0.6) +
        flat(shape('150,196 134,224 136,240 160,214'), skin[2], 0.5),
      [9, 12],
    );
    if (roars)
      drawing
        .solid(
          shape(
            '124,268! 160,250 206,256 256,248 290,262! 292,310 262,350 212,366 160,354 130,318',
          ),
          [ink, throat(ink)],
          flat(shape('160,350 168,318 206,310 248,318 258,348 210,372'), tongue) +
            line('M208 314v44', comb[0], 4),
          [0, -12],
        )
        .inked(
          'M140 264q2 34 16 48 12-14 14-54zM244 252q2 40 16 54 12-16 12-50zM172 256q2 16 10 16 8 0 9-15 3 16 10 16 8 0 9-16 3 15 10 15 9-1 10-18zM150 336q-2-24 8-40 12 14 14 50zM256 340q2-24-6-40-12 14-14 50z',
          light,
        )
        .solid(
          shape(
            '120,290! 112,330 142,378 206,396 272,378 304,326 296,280! 286,330 256,358 208,366 156,354 132,324',
          ),
          skin,
          '',
          [8, 8],
        );
    else
      drawing
        .line(sweep('128,276 166,262 206,268 256,260 294,270'), 8)
        .line(sweep('160,290 206,296 252,288'), 4, skin[0])
        .line(sweep('120,266 128,278 126,290') + sweep('298,260 296,272 300,284'), 5)
        .inked(
          'M150 266q2 22 10 28 8-8 8-31zM252 262q4 22 12 28 8-8 8-26z',
          variant === 2 ? trim[1] : light,
        );
    drawing
      .solid(
        shape(
          '206,196! 176,190 154,208 156,236! 176,244 206,234! 238,244 262,234! 262,206 240,188',
        ),
        skin,
        '',
        [6, 8],
      )
      .flat(
        shape('166,232! 164,214 180,208 194,218 190,234') +
          shape('222,234! 218,218 232,206 250,212 252,228'),
        ink,
      )
      .line(sweep('190,180 206,186 224,178') + sweep('190,168 206,174 222,166'), 4, skin[0]);
    eye(drawing, {
      x: 158,
      y: 162,
      w: 23,
      h: 16,
      iris: trim[1],
      nose: 1,
      fierce: 0.7,
      lift: 0.35,
      look: [-2, 2],
      lid: 8,
    });
    eye(drawing, {
      x: 254,
      y: 160,
      w: 26,
      h: 17,
      iris: trim[1],
      nose: -1,
      fierce: 0.7,
      lift: 0.35,
      look: [-5, 2],
      lid: 8,
    });
    drawing.solid(
      shape(
        '108,138! 126,112 166,106 206,128 244,104 288,106 306,136! 300,154 262,142 230,148 206,172! 184,148 150,144 116,158',
      ),
      skin,
      line(sweep('130,128 160,122 190,138') + sweep('290,122 256,118 226,136'), skin[0], 4),
      [6, 12],
    );
    if (variant === 2) drawing.line('M246 92l28 60M250 116l18-6M258 136l18-6', 5, light, 0.9);
    // one fist, towards the viewer
    if (!roars) {
      drawing
        .solid(
          shape('-60,300! 0,310 50,336 86,380 80,440! -60,440!'),
          fur,
          flat(taper('-30,326 20,340 50,370', 0, 9, 0), body[1]),
          [12, 10],
        )
        .solid(
          shape('10,362 34,336 84,326 132,338 158,366 158,420 120,446 30,446 2,410'),
          skin,
          '',
          [12, 14],
        )
        .solid(shape('22,356 40,338 64,342 66,376 48,394 26,388'), skin, '', [6, 8])
        .solid(shape('62,346 82,330 104,340 106,376 88,394 66,384'), skin, '', [6, 8])
        .solid(shape('104,346 122,336 144,350 144,382 128,394 108,384'), skin, '', [6, 8])
        .flat(disc(42, 352, 5) + disc(80, 344, 5) + disc(120, 350, 4), light, 0.5);
    }
    return drawing.finish({
      transform: [
        'translate(4 10)',
        'translate(-44-8)scale(1.2)rotate(-6 200 200)',
        'translate(400 10)scale(-1 1)',
      ][variant] as string,
    });
  },
  small: ({ body, trim, ink, light }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"><path d="M14 48Q12 30 26 24 34 12 46 20 58 10 66 20 80 16 84 30 96 44 88 66 82 92 50 92 20 90 14 48z" fill="${body[0]}"/><path d="M16 46Q20 26 34 28 42 36 38 56 24 62 16 46zM38 30Q52 14 60 28 62 48 54 58 42 58 38 30zM60 28Q76 16 82 34 82 52 72 58 60 54 60 28z" fill="${mix(body[1], ink, 0.35)}"/><path d="M30 72q22-8 48-4" fill="none" stroke="${trim[1]}"/></g><path d="M24 36q4-6 8-4M46 28q4-6 8-2M68 28q4-4 8 0" stroke="${light}" stroke-width="4" stroke-linecap="round" fill="none" opacity=".7"/>`,
};
