import { mix } from '../../colour.ts';
import type { Palette } from '../../scene.ts';
import { flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import {
  circleOn,
  laidOn,
  outline,
  plane,
  rounded,
  track,
  type Plane,
  type Project,
  type Spot,
  type Vec,
} from './perspective.ts';

/** The four suits in a box from -1 to 1. */
const suits = {
  spade:
    'M0,-1C.25,-.55 .9,-.2 .9,.3C.9,.75 .4,.85 .12,.5C.15,.75 .25,.9 .4,1L-.4,1C-.25,.9 -.15,.75 -.12,.5C-.4,.85 -.9,.75 -.9,.3C-.9,-.2 -.25,-.55 0,-1z',
  heart: 'M0,1C-.3,.5 -1,.1 -1,-.4C-1,-.95 -.25,-1.05 0,-.5C.25,-1.05 1,-.95 1,-.4C1,.1 .3,.5 0,1z',
  diamond:
    'M0,-1C.2,-.6 .5,-.25 .75,0C.5,.25 .2,.6 0,1C-.2,.6 -.5,.25 -.75,0C-.5,-.25 -.2,-.6 0,-1z',
  club: 'M.12,.45C.35,.75 .95,.6 .95,.12C.95,-.25 .6,-.4 .35,-.28C.6,-.6 .4,-1 0,-1C-.4,-1 -.6,-.6 -.35,-.28C-.6,-.4 -.95,-.25 -.95,.12C-.95,.6 -.35,.75 -.12,.45C-.12,.7 -.25,.9 -.4,1L.4,1C.25,.9 .12,.7 .12,.45z',
} as const;

export type Suit = keyof typeof suits;

/** The ranks as pen lines in a box from -1 to 1. */
const ranks = {
  A: 'M-.7,1L0,-1L.7,1M-.4,.35L.4,.35',
  K: 'M-.55,-1L-.55,1M.6,-1L-.5,.15M-.15,-.2L.65,1',
  Q: 'M0,-1C.9,-1 .9,1 0,1C-.9,1 -.9,-1 0,-1M.15,.5L.7,1.05',
  J: 'M.4,-1L.4,.5C.4,1.1 -.5,1.15 -.55,.4',
  '10': 'M-.7,-1L-.7,1M.35,-1C.95,-1 .95,1 .35,1C-.25,1 -.25,-1 .35,-1z',
} as const;

export type Rank = keyof typeof ranks;

/** Position of a card: its middle, and its half width and half height as directions. */
export function cardPlane(project: Project, middle: Vec, turn = 0): Plane {
  const a = (turn * Math.PI) / 180;
  const w = 0.68;
  return plane(
    project,
    middle,
    [Math.cos(a) * w, -Math.sin(a) * w, 0],
    [Math.sin(a), Math.cos(a), 0],
  );
}

interface CardLook {
  rank?: Rank;
  suit?: Suit;
  /** 0 turned away from the light, 1 full */
  light?: number;
  /** pen width of the rank @default 6 */
  pen?: number;
}

const corners: readonly Spot[] = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
];
const edge = (face: Plane, inset: number) =>
  corners.map(([a, b]) => face(a * (1 - inset / 0.68), b * (1 - inset)));

/** A card with its face up (with rank and suit) or with its lattice back (without). */
export function card(id: string, palette: Palette, face: Plane, look: CardLook = {}): string {
  const { rank, suit, light = 1, pen = 6 } = look;
  const drawing = new InkDrawing(id, palette);
  const paper = mix(mix(palette.light, palette.sky[1], 0.35), palette.light, light);
  const shade = mix(paper, palette.sky[0], 0.28);
  const at = (a: number, b: number) => face(a, b);
  let inside = '';
  if (rank && suit) {
    const ink =
      suit === 'heart' || suit === 'diamond' ? mix('#d41f3a', palette.ink, 0.08) : palette.ink;
    inside =
      flat(outline([at(0.25, 1), at(1, 1), at(1, -1), at(-0.75, -1)]), shade, 0.55) +
      line(rounded(edge(face, 0.1), 0.1), palette.trim[1], 2.5) +
      flat(laidOn(face, suits[suit], 0.04, -0.1, 0.56, 0.4), mix(paper, palette.sky[0], 0.45)) +
      flat(laidOn(face, suits[suit], 0, -0.06, 0.56, 0.4), ink) +
      line(
        laidOn(face, 'M-.62,.2C-.6,-.1 -.3,-.3 -.12,-.55', 0.04, -0.06, 0.5, 0.36),
        palette.light,
        4,
        0.55,
      ) +
      line(laidOn(face, ranks[rank], -0.66, 0.73, 0.15, 0.13), ink, pen) +
      flat(laidOn(face, suits[suit], -0.66, 0.46, 0.14, 0.1), ink) +
      line(laidOn(face, ranks[rank], 0.66, -0.73, -0.15, -0.13), ink, pen) +
      flat(laidOn(face, suits[suit], 0.66, -0.46, -0.14, -0.1), ink);
  } else {
    const [dark, mid, bright] = palette.body;
    let lattice = '';
    for (let k = -5; k <= 5; k += 2) {
      const s = k / 4;
      lattice += track([
        at(Math.max(-1, s - 1), Math.max(-1, -1 - s)),
        at(Math.min(1, s + 1), Math.min(1, 1 - s)),
      ]);
      lattice += track([
        at(Math.max(-1, s - 1), Math.min(1, 1 + s)),
        at(Math.min(1, s + 1), Math.max(-1, s - 1)),
      ]);
    }
    inside =
      flat(rounded(edge(face, 0.1), 0.08), mix(dark, mid, light)) +
      line(lattice, bright, 2.5, 0.7) +
      line(rounded(edge(face, 0.1), 0.08), paper, 12) +
      line(rounded(edge(face, 0.13), 0.08), dark, 3) +
      flat(circleOn(face, 0, 0, 0.4, 0.27), dark) +
      line(circleOn(face, 0, 0, 0.33, 0.22), palette.trim[1], 3) +
      flat(laidOn(face, suits.diamond, 0, 0, 0.22, 0.18), palette.trim[2]) +
      flat(outline([at(0.4, 1), at(1, 1), at(1, -1), at(-0.4, -1)]), palette.ink, 0.2);
  }
  return drawing
    .solid(rounded(edge(face, 0), 0.09), [paper, paper], inside)
    .finish({ contour: 11 });
}
