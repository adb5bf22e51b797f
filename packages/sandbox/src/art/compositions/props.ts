import type { Cast } from './composition.ts';
import { type Spot, extras } from './staging.ts';

type Prop = Spot & { index?: number; opacity?: number };

/** Position of the hero and of the ground, for the placement of objects around it. */
export interface Ground {
  /** The middle of the hero. */
  x: number;
  y: number;
  /** The height at which near objects lie. */
  floor: number;
}

interface Layout {
  behind: readonly Prop[];
  front: readonly Prop[];
}

type Arrange = (ground: Ground, side: 1 | -1, random: () => number) => Layout;

/** x on the given side: `from` units in from that edge. */
const edge = (side: 1 | -1, from: number) => (side > 0 ? 300 - from : from);

const arrangements: Readonly<Record<string, Arrange>> = {
  /** One object very near, cut by the frame. */
  giant: ({ floor, y }, side) => ({
    behind: [{ x: edge(side > 0 ? -1 : 1, 40), y: y - 110, scale: 0.4, turn: -12, index: 1 }],
    front: [{ x: edge(side, 26), y: floor - 14, scale: 1.42, turn: 16 * side }],
  }),
  /** Three together on one side, largest in front. */
  cluster: ({ floor }, side) => ({
    behind: [{ x: edge(side, 40), y: floor - 66, scale: 0.62, turn: 8 * side, index: 1 }],
    front: [
      { x: edge(side, 84), y: floor + 4, scale: 0.56, turn: -14 * side, index: 2 },
      { x: edge(side, 36), y: floor - 8, scale: 0.92, turn: 10 * side },
    ],
  }),
  /** Objects thrown up around the hero at many depths. */
  flung: ({ x, y, floor }, side, random) => {
    const far = [-150, -115, -62, -26].map((degrees, at) => {
      const a = ((degrees + (random() - 0.5) * 20) * Math.PI) / 180;
      return {
        x: x + Math.cos(a) * 128,
        y: y + Math.sin(a) * 128,
        scale: 0.26 + random() * 0.22,
        turn: (random() - 0.5) * 90,
        index: at,
      };
    });
    return {
      behind: far,
      front: [{ x: edge(side, 34), y: floor - 30, scale: 0.78, turn: 26 * side }],
    };
  },
  /** A heap along the ground, from edge to edge. */
  heap: ({ floor }, side, random) => ({
    behind: [0, 1, 2, 3].map((at) => ({
      x: 30 + at * 80 + random() * 14,
      y: floor - 2 - random() * 14,
      scale: 0.5 + random() * 0.12,
      turn: (random() - 0.5) * 40,
      index: at + 1,
    })),
    front: [
      { x: edge(side, 18), y: floor + 6, scale: 0.8, turn: 8 * side },
      { x: edge(side, 108), y: floor + 18, scale: 0.46, turn: -12, index: 1 },
      { x: edge(side > 0 ? -1 : 1, 44), y: floor + 14, scale: 0.6, turn: 12, index: 2 },
    ],
  }),
  /** On a ring around the hero, half behind and half in front of it. */
  orbit: ({ x, y, floor }, side) => ({
    behind: [
      { x: x - 112, y: y - 66, scale: 0.42, turn: -20, index: 1 },
      { x: x + 104, y: y - 84, scale: 0.34, turn: 24 },
    ],
    front: [
      { x: edge(side, 44), y: floor - 52, scale: 0.72, turn: 18 * side },
      { x: edge(side > 0 ? -1 : 1, 62), y: floor - 4, scale: 0.52, turn: -10, index: 1 },
    ],
  }),
  /** A single companion with a lot of empty space. */
  lone: ({ floor }, side) => ({
    behind: [],
    front: [{ x: edge(side, 50), y: floor - 12, scale: 0.9, turn: -7 * side }],
  }),
  /** One in each corner of the ground, in different sizes. */
  pair: ({ floor }, side) => ({
    behind: [],
    front: [
      { x: edge(side, 40), y: floor - 12, scale: 0.98, turn: 12 * side },
      { x: edge(side > 0 ? -1 : 1, 30), y: floor + 4, scale: 0.62, turn: -14, index: 1 },
    ],
  }),
};

const names = Object.keys(arrangements);

/** Places the secondary objects in one of seven arrangements, behind and in front of the hero. */
export function props(cast: Cast, ground: Ground): { behind: string; front: string } {
  const name = names[Math.floor(cast.random() * names.length)] ?? 'lone';
  const side = cast.random() < 0.5 ? 1 : -1;
  const layout = (arrangements[name] as Arrange)(ground, side, cast.random);
  return {
    behind: extras(cast, layout.behind),
    front: extras(cast, layout.front),
  };
}
