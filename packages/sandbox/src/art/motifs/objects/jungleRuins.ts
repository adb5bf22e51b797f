import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { boxFaces } from './box.ts';
import { block, stoneTones } from './hewnStone.ts';
import { outline, type View } from './perspective.ts';
import { glint, leafTones } from './shine.ts';

function leaves(
  id: string,
  palette: Palette,
  list: readonly (readonly [number, number, number, number])[],
): string {
  const [dark, mid, bright] = leafTones(palette);
  const drawing = new InkDrawing(id, palette);
  for (const [x, y, scale, turn] of list)
    drawing.add(
      `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})"><path d="M0 0C-14-40 10-84 84-96C86-40 60-6 0 0z" fill="${mid}"/>${flat('M0 0C40-20 64-52 84-96C86-40 60-6 0 0z', dark)}${flat('M4-18C4-44 26-70 62-82C40-62 20-44 4-18z', bright)}${line('M0 0C36-24 60-54 80-90', palette.ink, 3.5)}</g>`,
    );
  return drawing.finish({ contour: 12 });
}

function vines(id: string, palette: Palette, lines: readonly string[]): string {
  const [dark, mid, bright] = leafTones(palette);
  const drawing = new InkDrawing(id, palette);
  for (const each of lines) {
    const d = sweep(each);
    drawing.line(d, 13).line(d, 6, mix(mid, dark, 0.3));
    each
      .split(' ')
      .slice(1)
      .forEach((spot, at) => {
        const [x, y] = spot.split(',');
        drawing.add(
          `<g transform="translate(${x} ${y})rotate(${at % 2 ? 200 : -30})"><path d="M0 0C6-18 24-22 38-14C32 4 14 10 0 0z" fill="${at % 2 ? mid : bright}"/></g>`,
        );
      });
  }
  return drawing.finish({ contour: 10, inner: 3 });
}

function gate(id: string, palette: Palette, view: View, broken: boolean): string {
  const drawing = new InkDrawing(id, palette);
  const dusk = mix(palette.sky[0], palette.ink, 0.5);
  const [opening] = boxFaces(view, [0.62, 1.0, 0.02], [0, 0.35, -0.3]).filter(
    (face) => face.side === 'front',
  );
  if (opening) {
    const { at } = opening;
    drawing
      .inked(opening.d, dusk)
      .flat(
        outline([at(-1, -0.1), at(-0.4, 0.5), at(0.3, 0.4), at(1, -0.2), at(1, -1), at(-1, -1)]),
        mix(dusk, '#ffb84a', 0.45),
      )
      .flat(
        outline([at(-0.9, -1), at(-0.5, -0.3), at(0.1, 0), at(0.6, -0.4), at(0.9, -1)]),
        mix('#ffd97a', palette.light, 0.3),
      )
      .flat(
        outline([at(-0.3, 1), at(0.2, 1), at(0.9, -1), at(-0.6, -1)]),
        mix(palette.light, '#ffd97a', 0.4),
        0.35,
      );
  }
  block(drawing, palette, view, [0.36, 1.1, 0.42], [-0.98, 0.35, 0], 'courses');
  if (broken) {
    block(drawing, palette, view, [0.36, 0.72, 0.42], [0.98, -0.03, 0], 'courses');
    block(drawing, palette, view, [0.7, 0.2, 0.46], [-0.62, 1.66, 0], 'spiral');
    block(
      drawing,
      palette,
      {
        ...view,
        roll: (view.roll ?? 0) + 28,
        x: view.x + view.scale * 0.5,
        y: view.y + view.scale * 0.2,
      },
      [0.66, 0.2, 0.42],
      [0.5, -0.1, 0.6],
      'spiral',
    );
  } else {
    block(drawing, palette, view, [0.36, 1.1, 0.42], [0.98, 0.35, 0], 'courses');
    block(drawing, palette, view, [1.52, 0.2, 0.5], [0, 1.65, 0], 'spiral');
    block(drawing, palette, view, [1.0, 0.15, 0.4], [-0.06, 2.0, 0], 'plain');
  }
  for (const [k, y] of [
    [0, -0.82],
    [1, -1.0],
    [2, -1.18],
  ] as const)
    block(
      drawing,
      palette,
      view,
      [1.05 + k * 0.2, 0.09, 0.3],
      [0, y, 0.5 + k * 0.42],
      'plain',
      k === 1,
    );
  return drawing.finish({ contour: 13 });
}

export const jungleRuins: Motif = {
  id: 'jungle-ruins',
  hero(palette, variant) {
    const { light, ink } = palette;
    const [dark, mid, bright] = leafTones(palette);
    const canopy = (letter: string, outlineText: string) =>
      new InkDrawing(`jungle-ruins-${letter}`, palette)
        .solid(shape(outlineText), [mix(dark, ink, 0.2), dark, mid], '', [14, 18])
        .finish({ contour: 12 });
    if (variant === 0)
      return (
        canopy(
          'a',
          '-30,300 -20,150! 0,100 50,96 76,120! 90,50 170,20 220,56! 270,10 360,30 372,90! 420,120 430,200 430,300',
        ) +
        gate(
          'jungle-ruins-b',
          palette,
          { x: 196, y: 244, scale: 100, yaw: -24, pitch: 14, distance: 7 },
          false,
        ) +
        vines('jungle-ruins-c', palette, [
          '120,60 112,110 124,160 108,210',
          '300,76 310,120 296,166',
          '206,84 212,116 202,140',
        ]) +
        leaves('jungle-ruins-d', palette, [
          [-6, 372, 1, -12],
          [10, 404, 1.1, 30],
          [408, 380, 1.1, -80],
          [372, 412, 0.9, -20],
          [300, 410, 0.7, -60],
        ]) +
        flat(glint(206, 288, 22), light)
      );
    if (variant === 1)
      return (
        flat('M130-20L60 420H330L250-20z', mix(light, palette.accent, 0.15), 0.3) +
        gate(
          'jungle-ruins-b',
          palette,
          { x: 196, y: 258, scale: 112, yaw: 14, pitch: -10, distance: 4.6, roll: -4 },
          false,
        ) +
        vines('jungle-ruins-c', palette, [
          '70,40 84,100 66,160 82,220 70,280',
          '160,70 168,120 156,170',
          '330,60 318,110 336,170 322,230',
        ]) +
        leaves('jungle-ruins-d', palette, [
          [-16, 60, 1, 60],
          [30, -10, 1, 100],
          [412, 40, 1.1, -120],
          [-4, 404, 1.1, 10],
          [400, 410, 1.1, -80],
          [360, 412, 0.8, -30],
        ]) +
        flat(glint(200, 240, 26), light)
      );
    const root =
      'M60 60C30 120 70 180 46 250C36 300 10 340-10 380M96 60C100 130 76 190 96 260C106 310 90 350 100 400M130 70C160 110 140 150 166 190M74 230C40 260 30 290 34 330';
    return (
      canopy(
        'a',
        '-40,110 -30,-20! 20,-40 90,-30 110,0! 160,-20 210,10 200,50! 180,90 130,90 116,70! 70,110 0,120 -40,110',
      ) +
      gate(
        'jungle-ruins-b',
        palette,
        { x: 196, y: 262, scale: 104, yaw: 26, pitch: 18, distance: 6 },
        true,
      ) +
      new InkDrawing('jungle-ruins-e', palette)
        .line(root, 27)
        .line(root, 17, mix('#7a5a3c', palette.body[1], 0.15))
        .line(root, 4, mix('#c9a47a', light, 0.2), 0.8)
        .finish() +
      canopy(
        'f',
        '-20,60 10,4! 50,-20 96,0 104,24! 136,20 156,42 146,70! 110,88 96,80 86,66! 50,96 0,90 -20,60',
      ) +
      vines('jungle-ruins-c', palette, ['150,96 160,140 146,180', '20,104 14,150 26,190']) +
      leaves('jungle-ruins-d', palette, [
        [380, 410, 1.1, -70],
        [330, 412, 0.8, -20],
        [-4, 404, 1, 20],
      ]) +
      flat(`${glint(250, 110, 20)}${glint(330, 190, 14)}`, bright)
    );
  },
  small(palette) {
    const [dark, mid, bright] = stoneTones(palette);
    const leaf = leafTones(palette);
    return new InkDrawing('jungle-ruins-s', palette)
      .inked('M28 24H70V80H28z', mix(palette.ink, palette.sky[0], 0.4))
      .flat('M38 82C38 56 58 54 60 82z', mix('#ffd97a', palette.light, 0.3))
      .solid(
        'M12 24H32V80H12zM66 24H88V80H66z',
        [dark, mid, bright],
        line(
          'M12 38H32M12 54H32M12 68H32M66 38H88M66 54H88M66 68H88M22 24V38M24 54V68M76 38V54',
          palette.ink,
          1.5,
        ),
        [4, 4],
      )
      .solid(
        'M6 12L94 10L95 28L5 28z',
        [dark, mid, bright],
        line('M22 20a3 3 0 1 1 5 2M46 20a3 3 0 1 1 5 2M70 20a3 3 0 1 1 5 2', dark, 2.5),
        [4, 4],
      )
      .solid('M4 80H96V88H4zM0 88H100V97H0z', [dark, mid, bright], '', [4, 3])
      .inked('M4 12C20 6 34 8 44 12L38 18L34 28L28 18L22 34L16 18L8 24z', leaf[1])
      .inked(
        'M78 20C92 26 94 40 88 54C78 46 74 34 78 20zM4 96C2 80 10 70 22 66C26 80 20 90 4 96z',
        leaf[1],
      )
      .line('M80 24L87 50M6 94L20 70', 2)
      .finish({ contour: 7, inner: 2 });
  },
};
