import { dots, glints } from '../compositions/scenery.ts';
import { downward, glow } from '../compositions/staging.ts';
import { n } from '../number.ts';
import { paletteOf } from '../palettes.ts';
import type { Palette } from '../scene.ts';
import { type HeroScene, crowd, figure, shadow } from './heroScene.ts';

const NIGHT: Palette = {
  ...paletteOf('midnight'),
  body: ['#b9a4d8', '#f3e9ff', '#ffffff'],
  trim: ['#a8621a', '#f4b73f', '#ffe9a3'],
  accent: '#ff7fb0',
  ink: '#150d3d',
};
const LANTERN: Palette = { ...paletteOf('midnight'), ink: '#2a1140' };

/** One lotus flower on the water, with its leaf. */
function lotus(
  x: number,
  y: number,
  size: number,
  tint: readonly [string, string, string],
): string {
  const petal = (turn: number, length: number, colour: string) =>
    `<path transform="translate(${n(x)} ${n(y)})rotate(${turn})scale(${n(size / 100)})" d="M0 0C-26-22-24-62 0-${length}C24-62 26-22 0 0z" fill="${colour}"/>`;
  const back = [-72, 72].map((turn) => petal(turn, 74, tint[0])).join('');
  const middle = [-40, 40].map((turn) => petal(turn, 88, tint[1])).join('');
  const front = [-16, 16, 0]
    .map((turn, at) => petal(turn, 92, at === 2 ? tint[2] : tint[1]))
    .join('');
  return `<ellipse cx="${n(x)}" cy="${n(y + size * 0.04)}" rx="${n(size * 1.1)}" ry="${n(size * 0.2)}" fill="#1d5a63"/><ellipse cx="${n(x - size * 0.1)}" cy="${n(y + size * 0.01)}" rx="${n(size * 0.9)}" ry="${n(size * 0.13)}" fill="#2f8a80"/>${back}${middle}${front}`;
}

/** Light of the moon on the water: strips that become wider towards the viewer. */
function reflection(x: number, from: number, to: number, width: number): string {
  let path = '';
  for (let y = from, at = 0; y < to; y += 9 + at * 1.6, at += 1) {
    const half = width * (0.28 + at * 0.05) * (at % 2 === 0 ? 1 : 0.72);
    path += `M${n(x - half)} ${n(y)}q${n(half)} ${n(-4)} ${n(half * 2)} 0q${n(-half)} ${n(5)} ${n(-half * 2)} 0z`;
  }
  return path;
}

/** The moon rabbit over still water, among lanterns: lotus. */
export const nightWater: HeroScene = ({ width, height, shape, random }) => {
  const isWide = shape === 'wide';
  const shore = height * (isWide ? 0.74 : 0.78);
  const rabbit = isWide ? { x: 860, y: 205, size: 330 } : { x: 540, y: 205, size: 270 };
  const lanterns = isWide
    ? [
        { x: 640, y: 96, size: 74, turn: -6 },
        { x: 1078, y: 112, size: 118, turn: 7 },
        { x: 1130, y: 268, size: 70, turn: -4 },
        { x: 676, y: 250, size: 52, turn: 5 },
        { x: 560, y: 40, size: 38, turn: 3 },
      ]
    : [
        { x: 672, y: 66, size: 78, turn: 7 },
        { x: 402, y: 60, size: 50, turn: -6 },
        { x: 690, y: 330, size: 52, turn: -4 },
      ];
  const flowers = isWide
    ? ([
        [1060, 452, 62],
        [720, 462, 46],
        [1168, 420, 34],
        [905, 430, 26],
      ] as const)
    : ([
        [610, 516, 58],
        [448, 528, 38],
        [696, 468, 26],
      ] as const);
  return (
    downward('sky', [0, '#0d0830'], [0.5, '#2a1a70'], [0.78, '#6a42a8'], [1, '#c16a9c']) +
    downward('water', [0, '#4a2f8f'], [0.35, '#20155a'], [1, '#0b0728']) +
    `<path d="M0 0h${width}v${n(shore)}H0z" fill="url(#sky)"/>` +
    `<path d="${dots(random, 90, 0, 0, width, shore * 0.7, 1.8)}" fill="#fff3d6" opacity=".75"/>` +
    `<path d="${glints(random, 12, width * 0.45, 14, width * 0.52, shore * 0.5)}" fill="#fff3d6"/>` +
    glow('moon', rabbit.x, rabbit.y, rabbit.size * 0.95, '#ffd98a', 0.55) +
    // Hills far behind the water.
    `<path d="M0 ${n(shore)}V${n(shore - 34)}q${n(width * 0.1)} -44 ${n(width * 0.22)} -8t${n(width * 0.24)} -6t${n(width * 0.26)} -14t${n(width * 0.28)} 12V${n(shore)}z" fill="#37237d"/>` +
    `<path d="M0 ${n(shore)}V${n(shore - 14)}q${n(width * 0.16)} -30 ${n(width * 0.3)} -2t${n(width * 0.34)} -4t${n(width * 0.36)} -2V${n(shore)}z" fill="#281a66"/>` +
    `<path d="M0 ${n(shore)}h${width}V${height}H0z" fill="url(#water)"/>` +
    `<path d="${reflection(rabbit.x, shore + 8, height, rabbit.size * 0.8)}" fill="#ffdf9e" opacity=".5"/>` +
    lanterns
      .map(
        ({ x, y, size }, at) =>
          glow(`glow${at}`, x, y, size * 0.95, '#ffb04a', 0.5) +
          `<ellipse cx="${x}" cy="${n(shore + (height - shore) * (0.3 + (at % 3) * 0.22))}" rx="${n(size * 0.34)}" ry="${n(size * 0.05)}" fill="#ffb04a" opacity=".45"/>`,
      )
      .join('') +
    crowd('lantern', LANTERN, lanterns) +
    shadow('lift', '#0b0728', 10, 0.45) +
    figure('moon-rabbit', NIGHT, 0, rabbit, ' filter="url(#lift)"') +
    flowers.map(([x, y, size]) => lotus(x, y, size, ['#c2437f', '#ee79a8', '#ffc3d8'])).join('')
  );
};
