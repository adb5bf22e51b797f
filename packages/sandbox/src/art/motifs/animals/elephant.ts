import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { eye } from './eye.ts';
import { deepen } from './flesh.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { ribbon, taper } from './ribbon.ts';

const trunks = [
  ['196,214 168,290 110,318 58,284 44,214 78,168 116,176', [58, 44, 34, 27, 22, 18, 15]],
  ['196,214 168,286 158,340 186,382 232,376 240,338', [58, 46, 36, 28, 23, 18]],
  ['196,214 160,280 108,286 76,236 80,170 46,116 6,118', [58, 44, 34, 27, 22, 18, 15]],
] as const;

/** A festival elephant with an embroidered forehead cloth. */
export const elephant: Motif = {
  id: 'elephant',
  hero(palette, variant) {
    const { body, trim, accent, ink, light } = palette;
    const drawing = new InkDrawing('elephant', palette, variant === 2 ? -1 : 1);
    const skin = [mix(body[0], ink, 0.1), body[1], body[2]] as const;
    const gold = [trim[0], trim[1], trim[2]] as const;
    const ivory = [mix(light, body[0], 0.4), light] as const;
    const cloth = [deepen(accent, ink, 0.45), accent] as const;
    drawing
      .solid(shape('250,250 340,190 440,230 460,430 180,430 210,330'), skin, '', [20, 20])
      .solid(
        shape('330,280! 380,250 450,250 450,430 330,430 300,350'),
        cloth,
        line(sweep('352,270 330,350 352,430'), trim[1], 9) +
          line(sweep('374,262 354,350 376,430'), trim[2], 3) +
          flat(
            'M388 300l12 18-12 18-12-18zM418 340l12 18-12 18-12-18zM388 380l12 18-12 18-12-18z',
            trim[1],
          ),
      )
      .solid(
        shape('168,100 122,60 70,64 34,108 30,172 62,232! 86,222 104,250! 150,222'),
        skin,
        flat(shape('160,120 120,92 80,100 58,150 76,206 120,226 150,200'), mix(body[0], ink, 0.28)),
      )
      .solid(taper('184,278 150,326 98,336 60,316', 18, 16, 11, 0), ivory);
    const [spine, widths] = trunks[variant];
    const trunk = ribbon(spine, widths);
    let folds = '';
    for (let along = 0.3; along < 0.97; along += 0.075) {
      const [a, b, c] = [trunk.at(along, -1), trunk.at(along + 0.03, -0.1), trunk.at(along, 0.5)];
      folds += `M${Math.round(a.x)} ${Math.round(a.y)}Q${Math.round(b.x)} ${Math.round(b.y)} ${Math.round(c.x)} ${Math.round(c.y)}`;
    }
    drawing.solid(trunk.outline, skin, line(folds, mix(body[0], ink, 0.3), 3.6), [14, 14]);
    const tip = trunk.at(0.985, 0);
    if (variant === 2) drawing.add(garland(palette, tip.x, tip.y));
    drawing.solid(
      shape(
        '152,132 172,86 216,58 268,58 318,84 342,140 336,216 304,276 252,300 214,284 196,250! 168,222 150,186',
      ),
      skin,
      flat(shape('240,180 300,150 350,120 340,240 290,300 240,310 256,250'), body[0], 0.6) +
        flat(shape('160,146 180,120 210,140 196,190 170,200'), body[2], 0.5) +
        line('M224 210q18 8 32 0M228 222q14 6 26 0', mix(body[0], ink, 0.3), 3.6),
      [18, 16],
    );
    drawing
      .solid(
        shape(
          '280,108! 326,52 396,44 446,96 452,180 420,226! 416,264 384,286! 376,322 338,334! 306,290 300,226 276,170',
        ),
        skin,
        flat(
          shape('318,130 360,84 410,96 424,160 396,220 352,290 330,270 322,200'),
          mix(body[0], ink, 0.28),
        ) +
          line(
            sweep('338,140 366,190 358,262') + sweep('372,112 400,160 386,220'),
            mix(body[0], ink, 0.3),
            4,
          ),
        [14, 16],
      )
      .inked(disc(300, 300, 15) + disc(300, 300, 5), trim[1])
      .solid(taper('236,270 214,338 158,374 98,362 74,336', 24, 23, 18, 11, 0), ivory, '', [4, 10])
      .solid(
        shape('212,262! 240,254 268,268! 262,296 240,306 210,296!'),
        gold,
        line('M214 280q24-8 50 2', deepen(accent, ink, 0.2), 6),
      )
      .solid(
        shape(
          '166,98! 214,48 268,46 322,80! 316,116 298,140! 280,128 262,150 238,204! 220,164 202,136 184,140! 170,124',
        ),
        cloth,
        line(
          sweep('174,108 190,120 208,116 226,140 238,178 248,140 266,112 290,118 308,102'),
          trim[1],
          8,
        ) +
          line(sweep('180,94 210,104 238,142 262,98 304,92'), trim[2], 3) +
          flat(
            'M238 66l14 20-14 22-14-22zM200 78l8 10-8 11-8-11zM278 74l8 10-8 11-8-11z',
            trim[1],
          ) +
          flat('M238 74l7 12-7 12-7-12z', light),
        [8, 10],
      )
      .inked(`${disc(238, 206, 10)}${disc(184, 142, 8)}${disc(298, 142, 8)}`, trim[2])
      .inked('M232 214h12l5 24h-22zM180 149h8l4 18h-16zM294 149h8l4 18h-16z', trim[1]);
    eye(drawing, {
      x: 272,
      y: 204,
      w: 23,
      h: 17,
      iris: mix(trim[0], ink, 0.3),
      nose: -1,
      fierce: 0.1,
      lift: variant === 1 ? 0.2 : 0.75,
      look: [-5, 1],
      lid: 8,
    });
    eye(drawing, {
      x: 176,
      y: 196,
      w: 13,
      h: 15,
      iris: mix(trim[0], ink, 0.3),
      nose: 1,
      fierce: 0.1,
      lift: variant === 1 ? 0.2 : 0.75,
      look: [-4, 1],
      lid: 7,
    });
    drawing
      .line(sweep('296,192 308,188') + sweep('298,200 310,200'), 5)
      .line(sweep('244,182 268,172 296,180'), 4);
    return drawing.finish({
      transform: [
        'translate(-2 6)',
        'translate(-72-32)scale(1.24)',
        'translate(400 16)scale(-1 1)',
      ][variant] as string,
    });
  },
  small: ({ trim, accent, ink, light }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"><path d="M44 40h12l12 46q-18 12-36 0z" fill="${accent}"/><path d="M56 42l10 44-10 6z" fill="${ink}" stroke="none" opacity=".3"/><path d="M33 80l-3 14M42 84l-1 13M50 85v13M58 84l1 13M67 80l3 14" stroke-width="5"/><path d="M30 26l20-22 20 22-20 22z" fill="${trim[1]}"/></g><path d="M40 26l10-11 10 11-10 11z" fill="${light}"/>`,
};

function garland({ ink, trim, accent, light }: Palette, x: number, y: number): string {
  let beads = '';
  for (let at = 0; at < 13; at += 1) {
    const turn = (at / 13) * Math.PI * 2;
    beads += disc(
      Math.round(x + 4 + Math.cos(turn) * 34),
      Math.round(y + 46 + Math.sin(turn) * 46),
      11,
    );
  }
  return (
    `<path d="${beads}" fill="${trim[1]}"/>${line(beads, trim[0], 1.5)}${flat(beads, light, 0.15)}` +
    `<path d="M${Math.round(x)} ${Math.round(y + 92)}l-9 44h26l-9-44z" fill="${accent}" stroke="${ink}"/>`
  );
}
