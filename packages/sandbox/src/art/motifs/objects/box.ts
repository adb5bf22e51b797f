import {
  outline,
  plane,
  projector,
  turned,
  winding,
  type Plane,
  type Spot,
  type Vec,
  type View,
} from './perspective.ts';

/** One visible face of a box. */
export interface Face {
  side: 'front' | 'back' | 'left' | 'right' | 'top' | 'bottom';
  /** points on the face; the corners are at -1 and 1, b runs up */
  at: Plane;
  corners: readonly Spot[];
  d: string;
  /** 0 in shade, 1 half lit, 2 lit */
  light: 0 | 1 | 2;
}

const sides: readonly (readonly [Face['side'], Vec, Vec, Vec])[] = [
  ['front', [0, 0, 1], [1, 0, 0], [0, 1, 0]],
  ['back', [0, 0, -1], [-1, 0, 0], [0, 1, 0]],
  ['left', [-1, 0, 0], [0, 0, 1], [0, 1, 0]],
  ['right', [1, 0, 0], [0, 0, -1], [0, 1, 0]],
  ['top', [0, 1, 0], [1, 0, 0], [0, 0, -1]],
  ['bottom', [0, -1, 0], [1, 0, 0], [0, 0, 1]],
];

/** The visible faces of a box, each with its brightness under a light from top left. */
export function boxFaces(view: View, [w, h, d]: Vec, [x, y, z]: Vec = [0, 0, 0]): Face[] {
  const project = projector(view);
  const stretch = ([a, b, c]: Vec): Vec => [a * w, b * h, c * d];
  const faces: Face[] = [];
  for (const [side, normal, u, v] of sides) {
    const [a, b, c] = stretch(normal);
    const at = plane(project, [x + a, y + b, z + c], stretch(u), stretch(v));
    const corners = [at(-1, 1), at(1, 1), at(1, -1), at(-1, -1)];
    if (winding(corners) <= 0) continue;
    const [right, up, near] = turned(view, normal);
    const lit = up * 0.8 - right * 0.55 + near * 0.25;
    faces.push({ side, at, corners, d: outline(corners), light: lit > 0.5 ? 2 : lit > 0 ? 1 : 0 });
  }
  return faces;
}
