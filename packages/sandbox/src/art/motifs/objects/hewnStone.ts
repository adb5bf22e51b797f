import { mix } from '../../colour.ts';
import type { Palette } from '../../scene.ts';
import type { InkDrawing } from '../drawing/inkDrawing.ts';
import { boxFaces, type Face } from './box.ts';
import { laidOn, outline, track, type Vec, type View } from './perspective.ts';
import { leafTones } from './shine.ts';

type Carving = 'spiral' | 'courses' | 'plain';

/** Weathered stone in the palette's light: dark, mid, bright. */
export function stoneTones(palette: Palette): readonly [string, string, string] {
  return ['#5a5346', '#a89a7c', '#eadfb4'].map((each) =>
    mix(mix(each, palette.body[1], 0.18), palette.sky[1], 0.12),
  ) as unknown as [string, string, string];
}

const spiral =
  'M0,0C.2,-.2 .5,0 .4,.3C.3,.6 -.3,.7 -.55,.35C-.85,-.1 -.6,-.75 0,-.8C.7,-.85 1,-.2 .85,.35';

/** One hewn block: chipped edges, joints or a carved whorl, and moss along its lit upper edge. */
export function block(
  drawing: InkDrawing,
  palette: Palette,
  view: View,
  size: Vec,
  at: Vec,
  carving: Carving = 'plain',
  moss = true,
): void {
  const [dark, mid, bright] = stoneTones(palette);
  const leaf = leafTones(palette);
  const deep = mix(dark, palette.ink, 0.4);
  const tone = (face: Face) =>
    face.side === 'top'
      ? bright
      : face.side === 'front'
        ? mid
        : face.side === 'left'
          ? mix(mid, bright, 0.45)
          : mix(dark, mid, 0.15);
  for (const face of boxFaces(view, size, at)) {
    const { at: on } = face;
    drawing.inked(face.d, tone(face));
    if (face.side === 'bottom') continue;
    if (face.side === 'top') {
      if (moss)
        drawing.flat(
          outline([on(-1, 1), on(-0.2, 1), on(0.1, 0.2), on(-0.4, -0.3), on(-0.5, -1), on(-1, -1)]),
          leaf[1],
        );
      continue;
    }
    if (face.side === 'front')
      drawing.flat(
        outline([on(1, 1), on(1, -1), on(0.1, -1), on(0.5, -0.2), on(0.7, 0.3), on(0.75, 1)]),
        dark,
        0.6,
      );
    if (carving === 'courses') {
      const rows = [-0.6, -0.2, 0.2, 0.6];
      drawing.line(
        rows.map((b) => track([on(-1, b), on(1, b)])).join('') +
          track([on(0, -1), on(0.05, -0.6)]) +
          track([on(-0.3, -0.2), on(-0.3, 0.2)]) +
          track([on(0.3, 0.6), on(0.3, 1)]) +
          track([on(0.4, -0.6), on(0.4, -0.2)]),
        3,
        deep,
      );
      drawing.line(
        rows
          .slice(0, 3)
          .map((b) => track([on(-0.94, b - 0.05), on(-0.1, b - 0.05)]))
          .join(''),
        3,
        bright,
        0.7,
      );
    }
    if (carving === 'spiral' && face.side === 'front') {
      const whorls = [-0.66, 0, 0.66].map((a) => laidOn(on, spiral, a, 0, 0.24, 0.62)).join('');
      drawing
        .line(whorls, 8, deep)
        .line(whorls, 3, bright)
        .line(track([on(-1, 0.86), on(1, 0.86)]) + track([on(-1, -0.86), on(1, -0.86)]), 3, deep);
    }
    if (moss && face.side === 'front')
      drawing
        .flat(
          outline([
            on(-1, 1),
            on(0.6, 1),
            on(0.4, 0.8),
            on(0.2, 0.86),
            on(0, 0.6),
            on(-0.2, 0.84),
            on(-0.5, 0.74),
            on(-0.64, 0.4),
            on(-0.8, 0.7),
            on(-1, 0.5),
          ]),
          leaf[1],
        )
        .line(track([on(-1, 0.98), on(0.5, 0.98)]), 4, leaf[2]);
  }
}
