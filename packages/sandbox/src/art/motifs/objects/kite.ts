import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { sweep } from '../drawing/curve.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { outline, projector, track, winding, type Spot, type View } from './perspective.ts';
import { glint, placed, star } from './shine.ts';

type Steps = readonly [string, string, string];

function tail(
  id: string,
  palette: Palette,
  spine: string,
  bows: readonly (readonly [number, number, number])[],
): string {
  const { accent, ink, light, trim, body } = palette;
  const drawing = new InkDrawing(id, palette).line(sweep(spine), 9).line(sweep(spine), 4, light);
  bows.forEach(([x, y, turn], at) => {
    const colour = [accent, body[1], trim[1]][at % 3] ?? accent;
    const bowShape = 'M0 0C-14-22-40-26-46-12C-52 6-22 16 0 0C16 16 48 18 50-2C50-24 18-22 0 0z';
    drawing.add(
      `<g transform="translate(${x} ${y})rotate(${turn})scale(.8)"><path d="${bowShape}" fill="${colour}"/>${flat('M0 0C-14-8-30-12-46-8C-44 8-20 14 0 0C20 12 46 14 50-2C34 4 16 4 0 0z', mix(colour, ink, 0.4))}${flat('M-10-8C-20-18-32-20-40-14C-30-16-20-12-10-8zM10-8C20-16 34-18 42-12C30-12 20-10 10-8z', mix(colour, light, 0.6))}<path d="${disc(0, 0, 7)}" fill="${light}"/></g>`,
    );
  });
  return drawing.finish({ contour: 11 });
}

function diamondKite(
  id: string,
  palette: Palette,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const { body, trim, light, ink, accent } = palette;
  const panel = (d: string, [dark, mid, bright]: Steps, more: string) =>
    drawing.solid(d, [dark, mid, bright], more, [0, 0]);
  const drawing = new InkDrawing(id, palette);
  panel(
    'M0-170C-50-110-100-70-140-30L0-40z',
    body,
    flat('M0-170L-140-30L-60-34C-40-80-16-130 0-170z', body[2]) +
      line('M-96-84C-60-66-30-64 0-68', light, 7),
  );
  panel(
    'M0-170C40-110 80-70 132-38L0-40z',
    trim,
    flat('M0-170L132-38L60-42C30-90 10-130 0-170z', trim[1]) +
      flat('M0-170C20-110 20-80 14-38H0z', trim[2]),
  );
  panel(
    'M-140-30C-90 20-40 90 4 180L0-40z',
    trim,
    flat('M-140-30C-90 20-50 80 4 180L-40-34z', trim[1]) +
      line('M-112-6C-70 0-30 0 0-6M-74 34C-50 44-20 46 2 42', light, 7, 0.8),
  );
  panel(
    'M132-38C90 20 40 90 4 180L0-40z',
    body,
    flat('M0-40L132-38L90 20C50 0 20 20 2 60z', body[1]) +
      flat('M70 44C50 34 24 40 3 70V110C20 70 40 60 54 66z', accent),
  );
  drawing
    .line('M0-170L4 180M-140-30C-60-52 60-56 132-38', 9)
    .line('M0-166L4 176M-134-32C-60-50 60-54 126-40', 4, mix('#b98145', light, 0.2))
    .inked(star(1, -42, 36, 16, 8, 10), accent)
    .inked(disc(1, -42, 15), light)
    .flat(star(1, -42, 12, 5, 5), ink)
    .line('M-10-140C-40-100-70-74-100-52', 5, light);
  return placed(drawing.finish({ contour: 14 }), x, y, scale, turn);
}

/** The great Thai kite with five points: two wings, two hips and a head. */
function starKite(
  id: string,
  palette: Palette,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const { body, trim, light, accent, ink } = palette;
  const shape =
    'M0-194Q16-84 62-60Q130-62 194-50Q122-12 72 14Q84 90 130 170Q60 116 0 66Q-60 116-130 170Q-84 90-72 14Q-122-12-194-50Q-130-62-62-60Q-16-84 0-194z';
  const flower = (fx: number, fy: number, r: number) =>
    `<path d="${star(fx, fy, r, r * 0.5, 6, 12)}" fill="${accent}" stroke-width="3"/>${flat(disc(fx, fy, Math.round(r * 0.34)), light)}`;
  const drawing = new InkDrawing(id, palette)
    .solid(
      shape,
      [body[0], body[1], body[2]],
      flat('M0-200V70L140 180L100 14L200-50L66-60z', body[0], 0.55) +
        flat('M-200-50L-62-60L0-194V-24L-72 14z', mix(body[1], body[2], 0.6)) +
        flat('M-60-122L60-122L0-200zM-124-90L-200-50L-104 20zM124-90L200-50L104 20z', trim[1]) +
        flat('M-124 70L-34 128L-150 190zM124 70L34 128L150 190z', palette.light) +
        flat('M0-122H60L0-200zM34 128L80 98L150 190zM124-52L200-50L104 20z', ink, 0.22) +
        `<path d="${shape}" fill="none" stroke="${trim[2]}" stroke-width="5" transform="scale(.84)"/>`,
      [0, 0],
    )
    .line(
      'M0-186V62M-184-50C-100-24 100-24 184-50M-124 162C-70 90-60-20-90-56M124 162C70 90 60-20 90-56',
      8,
    )
    .line(
      'M0-186V62M-184-50C-100-24 100-24 184-50M-124 162C-70 90-60-20-90-56M124 162C70 90 60-20 90-56',
      3,
      trim[1],
    )
    .add(flower(0, -22, 40) + flower(-108, -40, 18) + flower(108, -40, 18));
  for (const side of [-1, 1])
    drawing.line(
      `M${side * 188}-50q${side * 18} 14 ${side * 10} 40M${side * 188}-50q${side * 4} 20-${side * 8} 36`.replace(
        '--',
        '',
      ),
      6,
      ink,
    );
  return placed(drawing.finish({ contour: 14 }), x, y, scale, turn);
}

/** Two open cells on four long sticks. */
function boxKite(id: string, palette: Palette, view: View): string {
  const { body, trim, ink, light } = palette;
  const project = projector(view);
  const drawing = new InkDrawing(id, palette);
  const corner = (k: number, y: number): Spot =>
    project([
      Math.SQRT2 * 0.62 * Math.cos((k * Math.PI) / 2 + 0.78),
      y,
      Math.SQRT2 * 0.62 * Math.sin((k * Math.PI) / 2 + 0.78),
    ]);
  const cells: [number, number, Steps][] = [
    [-1.5, -0.5, trim],
    [0.5, 1.5, body],
  ];
  const side = (k: number, low: number, high: number) => [
    corner(k, high),
    corner(k + 1, high),
    corner(k + 1, low),
    corner(k, low),
  ];
  const between = (p: Spot, q: Spot, t: number): Spot => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
  ];
  const sticks = () => [0, 1, 2, 3].map((k) => track([corner(k, -1.62), corner(k, 1.62)])).join('');
  for (const [low, high, tones] of cells)
    for (let k = 0; k < 4; k += 1)
      if (winding(side(k, low, high)) > 0)
        drawing.inked(outline(side(k, low, high)), mix(tones[0], ink, 0.35));
  drawing.line(sticks(), 11).line(sticks(), 5, mix('#c08a4c', light, 0.2));
  for (const [low, high, tones] of cells) {
    let bright = true;
    for (let k = 0; k < 4; k += 1) {
      const quad = side(k, low, high) as [Spot, Spot, Spot, Spot];
      if (winding(quad) >= 0) continue;
      const [a, b, c, e] = quad;
      const fill = bright ? tones[1] : tones[0];
      drawing
        .inked(outline(quad), fill)
        .flat(
          outline([
            between(a, e, 0.34),
            between(b, c, 0.34),
            between(b, c, 0.66),
            between(a, e, 0.66),
          ]),
          bright ? tones[2] : mix(tones[2], ink, 0.45),
        )
        .flat(
          outline([a, between(a, b, 0.45), between(e, c, 0.1), e]),
          tones[2],
          bright ? 0.5 : 0.25,
        )
        .add(
          flat(
            star(...between(a, c, 0.5), 22, 15, 9, view.roll),
            bright ? palette.accent : mix(palette.accent, ink, 0.3),
          ),
        );
      bright = !bright;
    }
  }
  return drawing.finish({ contour: 14 });
}

export const kite: Motif = {
  id: 'kite',
  hero(palette, variant) {
    const { light } = palette;
    if (variant === 0)
      return (
        tail(
          'kite-a',
          palette,
          '280,294 316,330 300,372 236,360 196,300 140,284 96,330 40,366 -10,350',
          [
            [312, 352, 100],
            [216, 330, 50],
            [128, 292, -20],
            [46, 364, -30],
          ],
        ) +
        diamondKite('kite-b', palette, 208, 156, 1.02, -26) +
        flat(glint(120, 70, 22), light)
      );
    if (variant === 1)
      return (
        tail('kite-a', palette, '120,330 104,360 120,400', [[112, 356, 80]]) +
        tail('kite-c', palette, '288,336 304,366 290,410', [[298, 370, 100]]) +
        `<g fill="none">${line('M204 206C230 290 320 340 420 390', light, 3, 0.9)}</g>` +
        starKite('kite-b', palette, 204, 206, 1.06, 12) +
        flat(glint(86, 110, 24), light)
      );
    return (
      `<g fill="none">${line('M190 300C150 360 90 380 -10 400', light, 4, 0.9)}</g>` +
      diamondKite('kite-a', palette, 70, 90, 0.32, 20) +
      boxKite('kite-b', palette, {
        x: 216,
        y: 204,
        scale: 112,
        yaw: 24,
        pitch: 24,
        roll: 28,
        distance: 6,
      }) +
      flat(glint(116, 168, 22) + glint(352, 316, 18), light)
    );
  },
  small(palette) {
    const { body, trim, light, accent } = palette;
    return new InkDrawing('kite-s', palette)
      .line('M66 74C78 84 66 94 54 86C44 78 34 84 22 96', 5)
      .line('M66 74C78 84 66 94 54 86C44 78 34 84 22 96', 2, light)
      .inked('M50 84l-9-7-2 12zM50 84l10-5 0 12zM32 86l-9-5-1 11zM32 86l9-6 1 11z', accent)
      .solid('M34 6L10 42L44 34z', [body[1], body[2]], '', [4, 4])
      .inked('M34 6L80 26L44 34z', trim[1])
      .inked('M10 42L66 76L44 34z', trim[0])
      .inked('M80 26L66 76L44 34z', body[1])
      .flat('M80 26L66 76L60 62L66 30z', body[0])
      .line('M34 6L66 76M10 42C30 30 60 24 80 26', 2.5, light)
      .finish({ contour: 7, inner: 2 });
  },
};
