import { mix } from '../../colour.ts';
import type { Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { both } from '../drawing/mirror.ts';
import { eye, eyePair } from './eye.ts';
import { fin } from './fin.ts';
import { deepen, throat, tongue } from './flesh.ts';
import { ribbon, scales, taper } from './ribbon.ts';

/** Colours of a dragon: scales, mane and gold. */
function tonesOf({ body, trim, accent, ink, light }: Palette) {
  return {
    hide: [body[0], body[1], body[2]] as const,
    mane: [deepen(accent, ink, 0.45), accent, mix(accent, light, 0.5)] as const,
    gold: [trim[0], trim[1], trim[2]] as const,
    seam: mix(body[0], ink, 0.3),
  };
}

/** A whole dragon in coils, with a head drawn elsewhere. @param head in the box of a hero */
export function coiledDragon(palette: Palette, head: string): string {
  const { light, sky, ink } = palette;
  const { hide, mane, gold, seam } = tonesOf(palette);
  const drawing = new InkDrawing('dragon-b', palette);
  const tuft = fin('404,92 430,116', '366,44 380,4 416,-22 452,-10 462,34 458,76', 0.45);
  drawing.solid(tuft.outline, mane, line(tuft.rays, mane[0], 5), [6, 8]);
  const spines = fin(
    '190,380 408,200',
    '200,440 262,446 324,424 376,388 420,336 446,274 444,214',
    0.42,
  );
  drawing.solid(spines.outline, mane, line(spines.rays, mane[0], 5), [6, 8]);
  const coil = ribbon(
    '150,236 74,300 88,372 176,404 276,382 352,316 376,226 392,150 414,96',
    [50, 54, 56, 56, 52, 44, 32, 20, 10],
  );
  drawing.solid(
    coil.outline,
    hide,
    line(scales(coil, [0.04, 0.96], 22, 3, [-0.25, 0.9]), seam, 3.4) +
      flat(
        ribbon(
          '176,262 116,312 120,356 184,374 262,352 322,296 350,216 376,140',
          [14, 16, 17, 16, 15, 13, 9, 5],
        ).outline,
        gold[1],
      ) +
      line(
        'M132 290l26 18M104 330l34 6M124 374l22-26M178 392l4-34M232 380l-10-30M284 350l-18-26M322 308l-24-16M348 258l-24-8',
        gold[0],
        5,
      ),
    [14, 14],
  );
  for (const [x, y, turn] of [
    [236, 424, 8],
    [58, 372, 40],
  ] as const)
    drawing.add(
      `<g transform="translate(${x} ${y})rotate(${turn})"><path d="M-26-30q26-14 50 4l6 34-22 14-36-12z" fill="${hide[1]}"/><path d="M-20 4q-18 10-18 34 20-8 30-24zM2 12q-10 14-4 34 16-14 18-32zM22 6q4 18 22 26 0-22-12-36z" fill="${light}"/></g>`,
    );
  const mist = [mix(sky[2], ink, 0.25), mix(sky[2], light, 0.6), light] as const;
  const clouds = new InkDrawing('dragon-w', palette)
    .solid(
      shape(
        '40,262! 44,228 82,222 98,240! 110,206 158,200 176,230! 204,216 236,236 230,264! 254,272 254,300 226,302 60,302 28,300 22,270',
      ),
      mist,
      line(
        sweep('70,272 92,258 108,274 96,288') + sweep('156,266 178,250 198,266 186,284'),
        mist[0],
        6,
      ),
      [8, 10],
    )
    .finish({ contour: 11 });
  return `<g transform="translate(34 38)scale(.86)">${drawing.finish({})}<g transform="translate(-44-48)scale(.72)">${head}</g>${clouds}</g>`;
}

/** The face of a dragon from the front, with horns and a mane like flames. */
export function dragonFace(palette: Palette): string {
  const { body, trim, ink, light } = palette;
  const { hide, mane, gold, seam } = tonesOf(palette);
  const drawing = new InkDrawing('dragon', palette);
  both((side) => {
    const back = fin(
      side('150,90 130,320'),
      side('120,-20 66,-6 30,30 -16,56 -34,110 -48,166 -36,222 -34,276 2,318 26,366 84,386'),
      0.4,
    );
    drawing.solid(
      back.outline,
      mane,
      line(back.rays, mane[0], 7) + line(back.rays, mane[2], 2.4),
      [10, 12],
    );
    const inner = fin(
      side('150,110 140,300'),
      side('96,58 52,92 30,140 24,192 40,246 62,292 104,322'),
      0.36,
    );
    drawing.solid(inner.outline, gold, line(inner.rays, trim[0], 4), [8, 10]);
    drawing
      .solid(taper(side('138,96 102,44 110,-8 72,-44'), 19, 15, 11, 0), gold)
      .solid(taper(side('106,20 70,6 52,-22'), 10, 7, 0), gold, '', [5, 6]);
  });
  // The lower jaw, the mouth and the upper face, one in front of the other.
  drawing
    .solid(
      shape('104,270 200,290 296,270 290,350 246,402 200,416 154,402 110,350'),
      [body[0], body[1]],
      flat(shape('150,360 200,346 250,360 240,420 160,420'), trim[1]),
      [10, 12],
    )
    .solid(
      shape('112,262! 200,296 288,262! 280,332 240,372 200,380 160,372 120,332'),
      [ink, throat(ink)],
      flat(shape('156,376 170,332 200,318 230,332 244,376 200,396'), tongue) +
        line('M200 330v40', mix(tongue, ink, 0.4), 4),
      [0, -12],
    )
    .inked('M140 356q-8-26 0-44 18 14 20 50zM260 356q8-26 0-44-18 14-20 50z', light)
    .solid(taper('176,410 172,436 184,462', 13, 9, 0), gold)
    .solid(taper('226,410 230,436 216,462', 13, 9, 0), gold);
  drawing.solid(
    shape(
      '200,44! 250,52 290,92 314,146! 330,196 302,216! 318,250 296,280! 262,272 248,292! 222,280 200,292 178,280 152,292! 138,272 104,280! 82,250 98,216! 70,196 86,146! 110,92 150,52',
    ),
    hide,
    flat(shape('250,56 330,140 330,230 290,290 240,290 290,220 280,140'), body[0], 0.6) +
      line('M176 84q24-12 48 0M168 108q32-14 64 0M172 134q28-12 56 0M180 158q20-8 40 0', seam, 4.4),
    [14, 16],
  );
  drawing.inked(
    'M124 276q0 26 12 42 12-16 16-36zM164 284q2 18 10 28 8-12 10-30zM276 276q0 26-12 42-12-16-16-36zM236 284q-2 18-10 28-8-12-10-30z',
    light,
  );
  drawing.solid(
    shape('200,170! 244,174 276,204 280,238 252,264 200,272 148,264 120,238 124,204 156,174'),
    gold,
    flat(shape('230,180 290,220 260,280 190,280 240,240'), trim[0], 0.55),
    [10, 12],
  );
  both((side, isMirrored) => {
    drawing
      .solid(shape(side('138,238! 132,210 158,196 186,212 182,238! 166,226')), mane, '', [4, 6])
      .flat(shape(side('146,238! 160,222 178,228 172,244')), ink)
      .inked(taper(side('132,250 84,262 38,240 6,272 -30,262'), 8, 7, 6, 4, 0), trim[2]);
    eye(drawing, {
      x: isMirrored ? 262 : 138,
      y: 152,
      w: 34,
      h: 25,
      iris: trim[1],
      nose: isMirrored ? -1 : 1,
      fierce: 0.75,
      lift: 0.5,
      look: [0, 2],
      slit: true,
      white: mix(trim[2], light, 0.4),
      lid: 9,
    });
    drawing.solid(
      shape(side('190,158! 160,126 116,112 80,120 58,92! 96,82 140,88 178,112 200,140!')),
      mane,
      '',
      [5, 8],
    );
  });
  drawing
    .solid(shape('200,24! 226,60 222,98 200,118 178,98 174,60'), mane, '', [6, 8])
    .solid(disc(200, 74, 17), [trim[0], trim[1], trim[2]], flat(disc(194, 68, 5), light), [5, 6]);
  return drawing.finish({ transform: 'translate(8 12)scale(.96)' });
}

/** A young dragon that has just broken its egg. */
export function hatchling(palette: Palette): string {
  const { body, trim, accent, ink, light } = palette;
  const { hide, mane, gold, seam } = tonesOf(palette);
  const drawing = new InkDrawing('dragon', palette);
  const egg = [mix(trim[2], body[0], 0.4), mix(trim[2], light, 0.45), light] as const;
  both((side) => {
    const wing = fin(
      side('132,262 146,322'),
      side('88,150 30,146 -16,180 -34,236 10,268 30,306 80,322'),
      0.34,
    );
    drawing.solid(wing.outline, mane, line(wing.rays, mane[0], 6), [8, 10]);
  });
  drawing
    .solid(shape('130,230 200,210 270,230 292,330 260,420 140,420 108,330'), hide, '', [14, 12])
    .solid(
      shape('156,262 200,248 244,262 256,330 240,420 160,420 144,330'),
      [mix(trim[2], body[0], 0.4), mix(trim[2], light, 0.35)],
      line('M150 300q50 14 100 0M146 336q54 14 108 0', trim[0], 5),
      [10, 8],
    );
  both((side) => {
    drawing
      .solid(taper(side('132,84 112,40 122,6'), 17, 12, 0), gold)
      .solid(
        fin(side('70,130 84,196'), side('26,76 -14,96 -22,140 -8,180 34,204'), 0.3).outline,
        mane,
        '',
        [6, 8],
      );
  });
  drawing.solid(
    shape(
      '200,44! 262,44 318,78 344,136 342,196! 326,244 270,272 200,278 130,272 74,244 58,196! 56,136 82,78 138,44',
    ),
    hide,
    flat(shape('300,80 370,170 320,270 180,290 280,240 320,170'), body[0], 0.55) +
      line('M182 66q18-8 36 0M174 86q26-10 52 0', seam, 4),
    [14, 16],
  );
  drawing.solid(
    shape('200,180! 258,180 296,204 300,238 260,268 200,274 140,268 100,238 104,204 142,180'),
    [mix(trim[2], body[0], 0.35), mix(trim[2], light, 0.3), light],
    '',
    [10, 12],
  );
  eyePair(drawing, 72, {
    y: 148,
    w: 38,
    h: 40,
    iris: mix(accent, trim[1], 0.3),
    fierce: 0.02,
    lift: 0.95,
    look: [3, -4],
    slit: true,
    lid: 8,
  });
  drawing
    .flat('M170 204q8-8 14 0-2 10-14 0zM230 204q-8-8-14 0 2 10 14 0z', ink)
    .solid(
      shape('146,226! 172,238 200,234 228,238 254,226! 244,256 200,270 156,256'),
      [ink, throat(ink)],
      flat(shape('170,262 186,246 214,246 230,262 200,274'), tongue),
      [0, -5],
    )
    .inked('M162 233l8 18 12-14zM238 233l-8 18-12-14z', light)
    .line(sweep('132,222 144,226 150,234') + sweep('268,222 256,226 250,234'), 5);
  drawing
    .solid(
      shape(
        '64,336! 96,366 128,334! 160,372 198,338! 234,374 270,336! 304,366 338,330! 352,384 330,440 290,476 110,476 70,440 50,384',
      ),
      egg,
      flat(shape('300,350 360,380 320,470 180,490 270,430'), egg[0], 0.6) +
        flat(
          `${disc(108, 412, 20)}${disc(176, 440, 13)}${disc(244, 408, 17)}${disc(306, 424, 11)}`,
          mix(accent, trim[1], 0.25),
          0.85,
        ),
      [14, 14],
    )
    .solid(
      shape('128,52! 146,10 198,-14 250,4 276,48! 252,36 232,60! 208,34 182,62! 158,38'),
      egg,
      flat(disc(176, 20, 11) + disc(228, 22, 8), mix(accent, trim[1], 0.25), 0.85),
      [8, 10],
    );
  both((side) => {
    drawing
      .solid(
        shape(side('106,330 124,312 150,318 160,344 146,368 120,368 106,352')),
        hide,
        '',
        [5, 7],
      )
      .line(sweep(side('124,348 124,358 122,366')) + sweep(side('142,346 142,358 140,366')), 4);
  });
  return drawing.finish({ transform: 'translate(8 16)scale(.93)' });
}
