import { mix } from '../../colour.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { eye } from './eye.ts';
import { flat, type InkDrawing } from '../drawing/inkDrawing.ts';
import { taper } from './ribbon.ts';

/** Accessories and expression of a face. */
export interface Look {
  iris: string;
  lips: string;
  /** colour on the upper lids */
  shadow: string;
  /** the far eye is shut */
  wink?: boolean;
  /** both eyes are narrowed */
  narrow?: boolean;
  /** the mouth is open in a laugh */
  laughs?: boolean;
}

/** Warm skin in three steps that fits every palette. */
export function skinTones(ink: string, light: string): readonly [string, string, string] {
  return [mix('#a9573a', ink, 0.14), mix('#eeaa7f', light, 0.12), mix('#f6c39b', light, 0.5)];
}

/** A woman's face in three-quarter view toward the left, about 140 wide, chin at 166,268. */
export function drawFace(
  drawing: InkDrawing,
  { iris, lips, shadow, wink, narrow, laughs }: Look,
): void {
  const { ink, light } = drawing.palette;
  const [dark, base, bright] = skinTones(ink, light);
  drawing.solid(
    shape(
      '120,134 120,166 114,190 124,220 142,250 166,270! 190,264 220,242 244,210 256,166 252,110 200,78 146,90',
    ),
    [dark, base, bright],
    flat(shape('212,130 260,110 260,220 190,270 166,270! 210,236 230,200'), dark, 0.38) +
      flat(shape('122,128 180,110 250,120 250,150 190,140 124,152'), dark, 0.4) +
      flat(
        shape('196,206 218,196 236,206 226,222 204,220') +
          shape('118,208 130,202 140,212 130,220 122,218'),
        lips,
        0.26,
      ) +
      flat(
        shape('122,166 130,148 150,146 166,160 166,172 126,178') +
          shape('186,172! 192,150 216,146 242,156 246,170 212,176'),
        shadow,
        0.75,
      ),
    [10, 10],
  );
  drawing
    .flat(shape('164,180! 168,196 166,214 152,220! 158,204'), dark, 0.55)
    .flat(shape('152,176 158,196 150,212 146,202'), bright)
    .line(sweep('146,210 146,218 154,221 162,217'), 3.6);
  if (laughs)
    drawing
      .inked(
        shape('136,230! 150,229 160,232 174,228 192,226! 186,246 168,254 150,250'),
        mix(lips, ink, 0.65),
      )
      .flat(shape('142,232! 160,234 186,230! 176,240 152,241'), light);
  else
    drawing
      .inked(shape('138,234! 150,228 158,231 168,226 192,230! 164,238'), mix(lips, ink, 0.3))
      .inked(shape('142,236! 164,238 190,231! 180,247 160,250 148,246'), lips)
      .flat(shape('150,241! 160,240 168,242 158,246'), light, 0.7);
  drawing.line(sweep(laughs ? '192,228 197,224 198,219' : '192,231 198,227 199,222'), 3.4);
  const lift = narrow ? 0.35 : 0.7;
  if (wink) drawing.line(sweep('120,176 134,184 150,182 160,178'), 6);
  else
    eye(drawing, {
      x: 142,
      y: 176,
      w: 20,
      h: narrow ? 13 : 16,
      iris,
      nose: 1,
      fierce: 0.3,
      lift,
      look: [-3, 0],
      lid: 7,
    });
  eye(drawing, {
    x: 210,
    y: 174,
    w: 25,
    h: narrow ? 14 : 18,
    iris,
    nose: -1,
    fierce: 0.35,
    lift,
    look: [-4, 0],
    lid: 8,
  });
  drawing
    .flat(
      taper('226,162 240,162 256,150', 5, 4, 0) +
        taper('124,166 116,162 110,154', 4, 3, 0) +
        taper('230,168 244,170 258,164', 3, 3, 0),
      ink,
    )
    .flat(
      taper('186,150 212,134 248,142', 2, 5.5, 0) + taper('160,150 142,138 120,146', 2, 5, 0),
      mix(ink, dark, 0.2),
    );
}
