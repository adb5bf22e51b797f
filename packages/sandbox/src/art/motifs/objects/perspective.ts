/** A point or direction in the model: x right, y up, z towards the viewer. */
export type Vec = readonly [number, number, number];
/** A point of the drawing. */
export type Spot = readonly [number, number];
/** Projects a point of the model onto the drawing. */
export type Project = (place: Vec) => Spot;
/** Projects a point of one flat face onto the drawing. */
export type Plane = (a: number, b: number) => Spot;

/** How the viewer sees a model; angles in degrees. */
export interface View {
  /** where the origin of the model is on the drawing */
  x: number;
  y: number;
  /** drawing units per model unit */
  scale: number;
  /** turn about the upright axis */
  yaw?: number;
  /** positive: seen from above */
  pitch?: number;
  /** turn on the drawing, clockwise */
  roll?: number;
  /** distance of the eye in model units; a small value foreshortens strongly @default 8 */
  distance?: number;
}

/** Rotates a direction or point of the model into the view, without projecting it. */
export function turned({ yaw = 0, pitch = 0, roll = 0 }: View, [x, y, z]: Vec): Vec {
  const [a, b, c] = [yaw, pitch, roll].map((angle) => (angle * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const x1 = x * Math.cos(a) + z * Math.sin(a);
  const z1 = z * Math.cos(a) - x * Math.sin(a);
  const y2 = y * Math.cos(b) - z1 * Math.sin(b);
  const z2 = y * Math.sin(b) + z1 * Math.cos(b);
  return [x1 * Math.cos(c) + y2 * Math.sin(c), y2 * Math.cos(c) - x1 * Math.sin(c), z2];
}

/** The mapping from model to drawing. */
export function projector(view: View): Project {
  const far = view.distance ?? 8;
  return (place) => {
    const [x, y, z] = turned(view, place);
    const near = (far / (far - z)) * view.scale;
    return [view.x + x * near, view.y - y * near];
  };
}

/** The face through `origin` with the axes `u` and `v`. */
export function plane(project: Project, origin: Vec, u: Vec, v: Vec): Plane {
  const along = (at: 0 | 1 | 2, a: number, b: number) => origin[at] + u[at] * a + v[at] * b;
  return (a, b) => project([along(0, a, b), along(1, a, b), along(2, a, b)]);
}

// Whole units: at a size of 400 the difference is not visible, and a path is a third shorter.
const write = ([x, y]: Spot) => `${Math.round(x)} ${Math.round(y)}`;

/** A closed straight-edged path. */
export function outline(spots: readonly Spot[]): string {
  return `M${spots.map(write).join('L')}z`.replaceAll(' -', '-');
}

/** An open straight-edged path. */
export function track(spots: readonly Spot[]): string {
  return `M${spots.map(write).join('L')}`.replaceAll(' -', '-');
}

/** A closed path with rounded corners; `share` of each edge is used for the corner. */
export function rounded(spots: readonly Spot[], share = 0.2): string {
  const toward = (from: Spot, to: Spot): Spot => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const path = spots.map((at, index) => {
    const before = spots.at(index - 1) as Spot;
    const after = spots[(index + 1) % spots.length] as Spot;
    return `${index ? 'L' : 'M'}${write(toward(at, before))}Q${write(at)} ${write(toward(at, after))}`;
  });
  return `${path.join('')}z`.replaceAll(' -', '-');
}

/** A circle (or oval) on a face. */
export function circleOn(face: Plane, a: number, b: number, ra: number, rb = ra): string {
  const k = 0.5523;
  const at = (x: number, y: number) => write(face(a + x * ra, b + y * rb));
  return (
    `M${at(1, 0)}C${at(1, k)} ${at(k, 1)} ${at(0, 1)} ${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)} ` +
    `${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)} ${at(k, -1)} ${at(1, -k)} ${at(1, 0)}z`
  ).replaceAll(' -', '-');
}

/** Twice the signed area; positive when the corners run clockwise on the drawing. */
export function winding(spots: readonly Spot[]): number {
  return spots.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = spots[(index + 1) % spots.length] as Spot;
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** The outer outline around all points, clockwise. */
export function hull(spots: readonly Spot[]): Spot[] {
  // Corners that two faces share occur twice, and a tiny gap between them would create a spike.
  const apart = spots.filter(
    ([x, y], at) => !spots.slice(0, at).some(([u, v]) => Math.hypot(x - u, y - v) < 1.5),
  );
  const sorted = apart.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Spot[]) => {
    const chain: Spot[] = [];
    for (const spot of list) {
      while (chain.length > 1 && winding([chain.at(-2) as Spot, chain.at(-1) as Spot, spot]) <= 0)
        chain.pop();
      chain.push(spot);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/**
 * Projects a flat path onto a face. Every `x,y` pair of `d` (y down, as drawn) is placed around (a, b) at that size.
 * Curves stay curves, because their handles are projected too.
 */
export function laidOn(face: Plane, d: string, a = 0, b = 0, wide = 1, high = wide): string {
  return d
    .replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) =>
      write(face(a + Number(x) * wide, b - Number(y) * high)),
    )
    .replaceAll(' -', '-');
}
