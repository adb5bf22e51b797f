import { mix } from '../colour.ts';
import {
  bubbles,
  cloud,
  dots,
  glints,
  hills,
  leaf,
  skyline,
  windows,
} from '../compositions/scenery.ts';
import { downward, glow, outward, rays } from '../compositions/staging.ts';
import { n } from '../number.ts';
import { type Standing, bannerExtra, bannerHero, field } from './bannerParts.ts';
import type { BannerScene, BannerStage } from './bannerScene.ts';

type Placed = readonly [motif: string, spot: Standing];

/** A scene of a backdrop and motifs in front of it, large ones first. */
function cast(
  back: (stage: BannerStage) => string,
  heroes: readonly Placed[],
  extras: readonly Placed[],
  front: (stage: BannerStage) => string = () => '',
): BannerScene {
  return (stage) => ({
    back: back(stage),
    cast:
      heroes.map(([motif, spot]) => bannerHero(stage, motif, spot)).join('') +
      extras.map(([motif, spot]) => bannerExtra(stage, motif, spot)).join('') +
      front(stage),
  });
}

/** Rays from the middle, with sparks. */
function burst({ palette, random, width, height, focus, ...stage }: BannerStage): string {
  return (
    outward('room', [0, palette.sky[2]], [0.55, palette.sky[1]], [1, palette.sky[0]]) +
    field({ palette, random, width, height, focus, ...stage }, palette.sky[0]) +
    `<circle cx="${focus.x}" cy="${focus.y}" r="${n(height * 1.4)}" fill="url(#room)"/>` +
    `<path d="${rays(focus.x, focus.y, 22, 5, 760)}" fill="${palette.pattern}" opacity=".5"/>` +
    glow('halo', focus.x, focus.y, height * 0.75, palette.light, 0.6) +
    `<path d="${glints(random, 16, focus.x - height, 8, height * 2, height - 20)}" fill="${palette.light}" opacity=".9"/>`
  );
}

/** The sun behind green hills. */
function dawn(stage: BannerStage): string {
  const { palette, random, width, height, focus } = stage;
  return (
    downward('sky', [0, palette.sky[0]], [0.55, palette.sky[1]], [1, palette.sky[2]]) +
    field(stage, 'url(#sky)') +
    `<path d="${rays(focus.x, height * 0.8, 20, 5, 700)}" fill="${palette.light}" opacity=".16"/>` +
    glow('halo', focus.x, height * 0.72, height * 0.9, palette.light, 0.8) +
    `<path d="${cloud(focus.x - 190, 44, 96)}${cloud(width - 96, 62, 110)}" fill="${palette.light}" opacity=".75"/>` +
    `<path d="${hills(random, height - 44, 46, 5, height, width)}" fill="${mix('#4fae55', palette.sky[2], 0.35)}"/>` +
    `<path d="${hills(random, height - 18, 26, 7, height, width)}" fill="${mix('#1f7a3d', palette.pattern, 0.2)}"/>`
  );
}

/** A town under stars. */
function night(stage: BannerStage): string {
  const { palette, random, width, height, focus } = stage;
  return (
    downward('sky', [0, palette.sky[0]], [0.6, palette.sky[1]], [1, palette.sky[2]]) +
    field(stage, 'url(#sky)') +
    `<path d="${dots(random, 90, 0, 0, width, height * 0.75, 1.6)}" fill="${palette.light}" opacity=".85"/>` +
    glow('halo', focus.x, focus.y, height * 0.85, palette.trim[1], 0.5) +
    `<path d="${skyline(random, height - 8, 16, 56, height, width)}" fill="${mix(palette.pattern, palette.ink, 0.35)}"/>` +
    `<path d="${windows(random, 0, height - 34, width, 30, 0.14)}" fill="${palette.trim[2]}" opacity=".8"/>`
  );
}

/** Under water, with weed at the bottom. */
function sea(stage: BannerStage): string {
  const { palette, random, width, height, focus } = stage;
  let weed = '';
  for (let x = 0; x < width; x += 24) {
    weed += leaf(x, height + 8, 30 + random() * 46, -90 + (random() - 0.5) * 40, 0.1);
  }
  return (
    downward('sky', [0, palette.sky[2]], [0.5, palette.sky[1]], [1, palette.sky[0]]) +
    field(stage, 'url(#sky)') +
    `<path d="${rays(focus.x, -60, 18, 6, 620)}" fill="${palette.light}" opacity=".16"/>` +
    glow('halo', focus.x, focus.y, height * 0.8, palette.light, 0.5) +
    `<path d="${weed}" fill="${palette.ink}" opacity=".6"/>`
  );
}

function bubblesBefore({ palette, random, height, focus }: BannerStage): string {
  return bubbles(random, 16, focus.x - height * 0.8, 10, height * 1.6, height - 20, palette.light);
}

/** An open chest, for the first deposit. */
export const chest = cast(
  burst,
  [['treasure', { dx: 0.06, dy: 0.1, size: 1.08 }]],
  [
    ['coins', { dx: -0.5, dy: 0.32, size: 0.9, turn: -14 }],
    ['diamond', { dx: 0.5, dy: -0.28, size: 0.8, turn: 12 }],
    ['bells', { dx: 0.5, dy: 0.32, size: 0.85, turn: 10 }],
  ],
);

/** A rooster at sunrise. */
export const morning = cast(
  dawn,
  [['rooster', { dx: 0.06, dy: 0.06, size: 1 }]],
  [
    ['coins', { dx: 0.5, dy: 0.32, size: 0.85, turn: 8 }],
    ['fruit', { dx: -0.5, dy: 0.34, size: 0.85 }],
  ],
);

/** Heaps of coins with a crown over them. */
export const payday = cast(
  burst,
  [
    ['coins', { dx: 0.06, dy: 0.14, size: 1.02 }],
    ['crown', { dx: 0.08, dy: -0.24, size: 0.5, turn: -6 }],
  ],
  [
    ['diamond', { dx: -0.48, dy: 0.3, size: 0.75, turn: -12 }],
    ['coins', { dx: 0.5, dy: 0.3, size: 0.9, turn: 14 }],
  ],
);

/** A koi with smaller fish. */
export const pond = cast(
  sea,
  [['koi', { dx: 0.04, dy: 0, size: 1.02, turn: -6 }]],
  [
    ['crab', { dx: 0.5, dy: 0.32, size: 0.9, turn: 6 }],
    ['turtle', { dx: -0.52, dy: 0.32, size: 0.8 }],
  ],
  bubblesBefore,
);

/** Lanterns over the town. */
export const lanterns = cast(
  night,
  [
    ['lantern', { dx: 0.12, dy: 0.02, size: 0.98 }],
    ['moon-rabbit', { dx: -0.36, dy: 0.2, size: 0.5, turn: -4 }],
  ],
  [
    ['lantern', { dx: 0.5, dy: -0.22, size: 0.85, turn: 6 }],
    ['kite', { dx: -0.44, dy: -0.28, size: 0.7, turn: -6 }],
  ],
);

/** A turtle, for the cashback. */
export const tide = cast(
  sea,
  [['turtle', { dx: 0.06, dy: 0.02, size: 1.04, turn: -4 }]],
  [
    ['coins', { dx: -0.5, dy: 0.32, size: 0.85, turn: -10 }],
    ['diamond', { dx: 0.5, dy: -0.24, size: 0.7, turn: 12 }],
    ['fish', { dx: 0.5, dy: 0.32, size: 0.75 }],
  ],
  bubblesBefore,
);

/** An elephant in the sun. */
export const parade = cast(
  dawn,
  [['elephant', { dx: 0.06, dy: 0.04, size: 1.04 }]],
  [
    ['mango', { dx: -0.5, dy: 0.34, size: 0.8 }],
    ['bells', { dx: 0.5, dy: 0.3, size: 0.85, turn: 8 }],
  ],
);

/** A rocket at launch. */
export const countdown = cast(
  night,
  [['rocket', { dx: 0.04, dy: 0, size: 1.04, turn: 14 }]],
  [
    ['coins', { dx: -0.5, dy: 0.32, size: 0.85, turn: -12 }],
    ['diamond', { dx: 0.5, dy: -0.26, size: 0.75, turn: 10 }],
  ],
);

/** A moving tuk-tuk. */
export const departure = cast(
  dawn,
  [['tuk-tuk', { dx: 0.06, dy: 0.06, size: 1 }]],
  [
    ['kite', { dx: 0.5, dy: -0.28, size: 0.8, turn: 10 }],
    ['coins', { dx: -0.5, dy: 0.34, size: 0.85, turn: -8 }],
  ],
);

/** A durian at the market. */
export const market = cast(
  burst,
  [
    ['durian', { dx: 0.02, dy: 0.04, size: 1 }],
    ['mango', { dx: 0.46, dy: 0.24, size: 0.5, turn: 8 }],
  ],
  [
    ['fruit', { dx: -0.5, dy: 0.32, size: 0.95 }],
    ['candy', { dx: 0.5, dy: -0.28, size: 0.7, turn: 12 }],
  ],
);
