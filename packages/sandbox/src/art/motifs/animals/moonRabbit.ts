import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { eye } from './eye.ts';
import { deepen } from './flesh.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { taper } from './ribbon.ts';

/** The rabbit in the moon, in mid leap. */
export const moonRabbit: Motif = {
  id: 'moon-rabbit',
  hero(palette, variant) {
    const { body, trim, accent, ink, light } = palette;
    const drawing = new InkDrawing('moon-rabbit', palette, variant === 2 ? -1 : 1);
    const fur = [mix(light, body[0], 0.5), mix(light, body[2], 0.25), light] as const;
    const far = [mix(light, body[0], 0.7), mix(light, body[0], 0.42)] as const;
    const scarf = [deepen(accent, ink, 0.45), accent, mix(accent, light, 0.45)] as const;
    const moon = [mix(trim[1], trim[0], 0.4), trim[2], light] as const;
    const craters = flat(
      `${disc(250, 60, 18)}${disc(340, 170, 24)}${disc(96, 300, 22)}${disc(300, 330, 16)}${disc(64, 226, 12)}${disc(364, 240, 11)}`,
      trim[1],
      0.55,
    );
    drawing.solid(
      variant === 0 ? 'M246 10A192 192 0 1 0 404 268 158 158 0 1 1 246 10z' : disc(210, 206, 188),
      moon,
      craters,
      variant === 0 ? [10, 12] : [30, 24],
    );
    drawing
      .solid(taper('300,250 352,300 398,306 440,330', 26, 20, 13, 12), far)
      .solid(taper('180,240 132,286 88,300 50,290', 22, 18, 14, 13), far)
      .solid(
        shape('104,112 108,60 132,10 166,-22! 184,20 176,76 146,126'),
        far,
        flat(taper('128,104 140,56 158,8', 8, 13, 0), mix('#ee9a9a', body[1], 0.15), 0.8),
      )
      .solid(
        shape(
          '350,176! 352,154 374,140 396,152! 416,158 414,180! 416,204 392,212! 372,220 352,204!',
        ),
        fur,
        '',
        [7, 10],
      )
      .solid(
        shape(
          '128,170 190,132 262,134 328,168 368,230 362,286 316,316 262,296 214,272 164,256 132,222',
        ),
        fur,
        flat(shape('150,240 210,250 270,250 300,300 260,310 190,280'), far[1], 0.9) +
          line('M232 160l10 8 10-8M262 176l10 8 10-8M226 190l10 8 10-8', far[1], 4),
        [14, 20],
      )
      .solid(taper('312,296 346,330 338,362 374,392', 26, 18, 15, 11), fur, '', [8, 8])
      .solid(
        shape('254,242 284,198 336,194 368,234 362,288 330,318 284,316 256,288'),
        fur,
        '',
        [12, 16],
      )
      .line(sweep('256,262 266,222 300,200'), 4)
      .solid(
        taper('166,216 118,252 70,254 20,228', 26, 20, 15, 14),
        fur,
        line('M30 222v14M40 224v14', ink, 3),
        [6, 10],
      )
      // scarf, knotted behind the neck
      .solid(
        shape(
          '176,170! 226,136 270,94 340,92 386,62! 376,104 396,122! 340,142 290,146 240,176 190,202!',
        ),
        scarf,
        flat(
          `${disc(250, 138, 8)}${disc(292, 116, 8)}${disc(334, 116, 8)}${disc(220, 170, 8)}`,
          trim[2],
        ) + line('M378 74l8 40', trim[1], 6),
        [6, 12],
      )
      .solid(
        shape('116,196! 150,200 176,172 180,136! 204,140 210,182 182,220 142,232!'),
        scarf,
        line('M128 214q44-6 64-50', trim[1], 5),
        [6, 8],
      )
      .solid(
        shape('134,112 160,60 214,18 276,6! 270,62 228,108 168,138'),
        fur,
        flat(taper('158,110 196,66 250,24', 7, 15, 0), mix('#ee9a9a', body[1], 0.15), 0.85),
        [8, 10],
      )
      .solid(
        shape(
          '44,168 52,134 82,108 124,100 162,116 180,152 174,190 194,206! 160,216 146,236! 126,224 98,226! 66,212 46,192',
        ),
        fur,
        flat(shape('96,226 130,196 176,180 200,206 146,240'), far[1], 0.8) +
          flat(shape('96,186 116,178 134,190 116,202 98,198'), '#f08a8a', 0.45),
        [10, 14],
      )
      .inked(shape('40,160! 52,152 62,158 54,170 44,172'), deepen(accent, ink, 0.15));
    if (variant === 1)
      drawing.line(sweep('50,172 58,186 78,190 92,180'), 5).inked('M60 187l14 3-4 14-12-3z', light);
    else drawing.line(sweep('50,172 56,182 72,184 80,178'), 5);
    drawing.over(
      `${taper('66,172 24,174 -14,192', 2.4, 2, 0)}${taper('66,180 30,194 2,222', 2.4, 2, 0)}`,
      light,
    );
    eye(drawing, {
      x: 104,
      y: 144,
      w: 23,
      h: variant === 1 ? 19 : 24,
      iris: deepen(accent, ink, 0.2),
      nose: -1,
      lift: variant === 1 ? 0.35 : 0.95,
      fierce: variant === 1 ? 0.5 : 0.05,
      look: [-4, 0],
      lid: 8,
    });
    drawing
      .line(sweep('126,136 138,134') + sweep('126,144 140,146'), 4)
      .line(sweep('86,112 104,104 122,108'), 5);
    if (variant !== 1)
      drawing.flat(`${disc(30, 78, 8)}${disc(52, 52, 5)}${disc(330, 386, 6)}`, trim[2]);
    return drawing.finish({
      transform: [
        'translate(6 4)scale(.97)rotate(3 200 200)',
        'translate(44 56)scale(1.36)rotate(-6 120 150)translate(-6 0)',
        'translate(396 8)scale(-.96 .96)rotate(26 210 206)',
      ][variant] as string,
    });
  },
  small: ({ trim, ink, light }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"><circle cx="52" cy="46" r="42" fill="${trim[1]}"/><circle cx="47" cy="41" r="34" fill="${trim[2]}" stroke="none"/><path d="M30 30a8 8 0 1 0 .1 0zM66 26a5 5 0 1 0 .1 0zM62 50a9 9 0 1 0 .1 0z" fill="${trim[1]}" stroke="none"/><path d="M6 90Q-2 76 14 72 18 58 34 64 46 54 56 66 72 60 76 74 96 72 94 86 92 92 84 92H14Q8 92 6 90z" fill="${light}"/><path d="M26 80q8-8 16 0 8 6 14-2" fill="none" stroke-width="3"/></g>`,
};
