import { mix } from '../../colour.ts';
import { n } from '../../number.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape } from '../drawing/curve.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { glint, placed } from './shine.ts';

type Steps = readonly [string, string, string];

/** Curved arms from the middle to the rim, every other one. */
function swirl(r: number, arms: number, twist: number): string {
  const at = (angle: number, share: number) =>
    `${n(Math.round(Math.cos(angle) * r * share))} ${n(Math.round(Math.sin(angle) * r * share))}`;
  let d = '';
  for (let k = 0; k < arms; k += 1) {
    const [a, b] = [(k / arms) * Math.PI * 2, ((k + 0.5) / arms) * Math.PI * 2];
    d += `M0 0Q${at(a - twist, 0.55)} ${at(a, 1.05)}L${at((a + b) / 2, 1.1)} ${at(b, 1.05)}Q${at(b - twist, 0.55)} 0 0z`;
  }
  return d;
}

function boiled(
  drawing: InkDrawing,
  palette: Palette,
  [dark, mid, bright]: Steps,
  r: number,
  arms: number,
  twist: number,
): void {
  const { light, ink, sky } = palette;
  const white = mix(light, sky[1], 0.06);
  drawing.solid(
    disc(0, 0, r),
    [white, white],
    flat(swirl(r, arms, twist), mid) +
      flat(
        `M${n(r * 0.75)}${n(-r * 0.75)}A${r} ${r} 0 0 1 ${n(-r * 0.72)} ${n(r * 0.72)}A${n(r * 1.25)} ${n(r * 1.25)} 0 0 0 ${n(r * 0.75)}${n(-r * 0.75)}z`,
        mix(dark, ink, 0.3),
        0.5,
      ) +
      line(
        `M${n(r * 0.86)} ${n(r * 0.2)}A${n(r * 0.88)} ${n(r * 0.88)} 0 0 1 ${n(r * 0.3)} ${n(r * 0.84)}`,
        mix(bright, sky[2], 0.3),
        r * 0.07,
      ) +
      flat(
        `M${n(-r * 0.84)}${n(-r * 0.1)}C${n(-r * 0.8)}${n(-r * 0.6)} ${n(-r * 0.4)}${n(-r * 0.86)} 0${n(-r * 0.86)}C${n(-r * 0.4)}${n(-r * 0.7)} ${n(-r * 0.58)}${n(-r * 0.4)} ${n(-r * 0.62)}${n(-r * 0.06)}C${n(-r * 0.64)} ${n(r * 0.1)} ${n(-r * 0.84)} ${n(r * 0.08)} ${n(-r * 0.84)}${n(-r * 0.1)}z`,
        light,
        0.85,
      ),
    [0, 0],
  );
}

function wrapped(
  id: string,
  palette: Palette,
  tones: Steps,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const [dark, mid, bright] = tones;
  const drawing = new InkDrawing(id, palette);
  for (const side of [1, -1]) {
    const at = (d: string) =>
      d.replace(
        /(-?[\d.]+),(-?[\d.]+)/g,
        (_, px: string, py: string) => `${Number(px) * side} ${py}`,
      );
    drawing
      .solid(
        at('M60,-16L100,-30L164,-76L160,-44L186,-40L168,-8L190,14L164,28L172,62L100,26L60,18z'),
        [dark, mid, bright],
        flat(at('M60,0L100,4L190,20L164,28L172,62L100,26L60,18z'), dark) +
          flat(at('M100,-14L164,-70L160,-44z'), bright),
        [0, 0],
      )
      .line(at('M78,-8L150,-40M80,0L166,-8M80,8L150,34'), 4);
  }
  boiled(drawing, palette, tones, 84, 6, 0.75);
  return placed(drawing.finish({ contour: 14 }), x, y, scale, turn);
}

function lolly(
  id: string,
  palette: Palette,
  tones: Steps,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const { light, sky, ink } = palette;
  const drawing = new InkDrawing(id, palette).solid(
    'M-10 80H12L14 320H-10z',
    [mix(light, sky[0], 0.45), light],
    flat('M-20 90H20V130H-20z', ink, 0.35),
    [8, 0],
  );
  boiled(drawing, palette, tones, 116, 7, 1.25);
  return placed(drawing.finish({ contour: 14 }), x, y, scale, turn);
}

function gumdrop(
  id: string,
  palette: Palette,
  [dark, mid, bright]: Steps,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const sugar =
    'M-30-30h0m24-24h0m30 30h0m-60 40h0m40-14h0m38 22h0m-50 10h0m10-74h0m38 34h0m-74 12h0';
  const drawing = new InkDrawing(id, palette).solid(
    shape('-76,58! -70,-10 -40,-68 0,-82 42,-68 70,-10 78,58! 40,74 0,78 -42,74'),
    [dark, mid, bright],
    flat('M30-90C50-20 40 50-30 90H90V-40z', dark, 0.75) +
      `<path d="${sugar}" stroke="${palette.light}" stroke-width="8" stroke-linecap="round"/>` +
      flat('M-56-10C-50-44-34-60-16-66C-30-46-36-24-38 4C-42 16-58 10-56-10z', palette.light, 0.75),
    [16, 10],
  );
  return placed(drawing.finish({ contour: 13 }), x, y, scale, turn);
}

function bean(
  id: string,
  palette: Palette,
  [dark, mid, bright]: Steps,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const drawing = new InkDrawing(id, palette).solid(
    shape('-64,14 -52,-28 -10,-40 36,-38 66,-10 56,26 20,24 -8,18 -34,40'),
    [dark, mid, bright],
    flat('M-44-8C-36-24-18-28 4-28C-12-18-28-12-34 2C-40 8-48 2-44-8z', palette.light),
    [9, 12],
  );
  return placed(drawing.finish({ contour: 12 }), x, y, scale, turn);
}

function cane(
  id: string,
  palette: Palette,
  [dark, mid]: Steps,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const { light, sky } = palette;
  const stripes =
    'M-60-118l44 26v-46zM-14-190l14 56 26-60zM54-196l-30 66 46-20zM104-120l-48 0 42 34zM106-60l-52-14v30l52 24zM106 0l-52-14v30l52 24zM106 60l-52-14v30l52 24zM106 120l-52-14v30l52 24zM106 180l-52-14v30l52 24z';
  const drawing = new InkDrawing(id, palette).solid(
    'M58 230V-96C58-150-6-150-8-98C-10-76-52-76-54-98C-58-206 102-210 102-96V230C92 244 68 244 58 230z',
    [mix(light, sky[0], 0.42), light],
    flat(stripes, mid) +
      flat('M86-130C92-90 88 240 88 250H110V-120z', dark, 0.5) +
      line('M68-80V210', light, 6, 0.8),
    [10, 0],
  );
  return placed(drawing.finish({ contour: 14 }), x, y, scale, turn);
}

export const candy: Motif = {
  id: 'candy',
  hero(palette, variant) {
    const { body, trim, accent, ink, light } = palette;
    const loud: Steps = [mix(accent, ink, 0.4), accent, mix(accent, light, 0.55)];
    if (variant === 0)
      return (
        lolly('candy-a', palette, trim, 286, 118, 0.86, 24) +
        wrapped('candy-b', palette, body, 178, 206, 1.34, -24) +
        bean('candy-c', palette, loud, 78, 348, 0.86, -20) +
        bean('candy-d', palette, trim, 176, 372, 0.78, 24) +
        gumdrop('candy-e', palette, loud, 330, 330, 0.72, 10) +
        flat(glint(112, 128, 30), light)
      );
    if (variant === 1)
      return (
        cane('candy-a', palette, trim, 256, 206, 1.1, 24) +
        lolly('candy-b', palette, body, 168, 158, 1.28, -12) +
        bean('candy-c', palette, loud, 330, 364, 0.8, -30) +
        gumdrop('candy-d', palette, loud, 84, 352, 0.66, -8) +
        flat(glint(74, 62, 34), light)
      );
    return (
      cane('candy-a', palette, body, 92, 176, 0.84, -22) +
      lolly('candy-b', palette, loud, 300, 92, 0.7, 14) +
      gumdrop('candy-c', palette, trim, 112, 288, 1.2, -8) +
      gumdrop('candy-d', palette, loud, 316, 286, 1.06, 10) +
      gumdrop('candy-e', palette, body, 214, 250, 1.34, 2) +
      wrapped('candy-f', palette, trim, 200, 372, 0.7, 8) +
      bean('candy-g', palette, body, 52, 374, 0.7, 20) +
      flat(glint(158, 178, 26), light)
    );
  },
  small(palette) {
    return placed(wrapped('candy-s', palette, palette.body, 200, 200, 1.12, -24), 0, 0, 0.25);
  },
};
