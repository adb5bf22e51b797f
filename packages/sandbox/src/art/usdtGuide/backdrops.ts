import { mix } from '../colour.ts';
import {
  bubbles,
  cloud,
  cloudBank,
  dots,
  frond,
  glints,
  hills,
  karsts,
  skyline,
  windows,
} from '../compositions/scenery.ts';
import { downward, glow, rays } from '../compositions/staging.ts';
import { paletteOf } from '../palettes.ts';
import { randomFrom } from '../random.ts';

/** Edge length of the picture, in its own units. */
export const EDGE = 360;

const sheet = (fill: string, y = 0) => `<path fill="${fill}" d="M0 ${y}h${EDGE}V${EDGE}H0z"/>`;
const shape = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** Sunrise over the sea. */
function dawn(): string {
  const palette = paletteOf('tangerine');
  const random = randomFrom('dawn');
  const sea = mix(palette.sky[0], '#0b5f7a', 0.62);
  return (
    downward('sky', [0, palette.sky[0]], [0.5, palette.sky[1]], [0.72, palette.sky[2]]) +
    sheet('url(#sky)') +
    shape(rays(286, 232, 22, 4, 520), palette.light, 0.14) +
    glow('sun', 286, 232, 150, '#fff6d0', 0.95) +
    '<circle cx="286" cy="232" r="38" fill="#fffbe6"/>' +
    shape(cloud(18, 74, 118) + cloud(232, 44, 92), '#fff3d6', 0.75) +
    shape(karsts(random, 256, 120, 6, EDGE), mix(palette.sky[0], '#7a2b5a', 0.45), 0.75) +
    shape(karsts(random, 264, 84, 5, EDGE), mix('#4a1d55', palette.sky[0], 0.2)) +
    downward('sea', [0, mix(sea, palette.sky[2], 0.55)], [0.3, sea], [1, '#0a2f4a']) +
    sheet('url(#sea)', 260) +
    '<path d="M230 270h112M246 280h80M222 292h60M262 302h90M40 276h64M20 290h40M70 304h50" stroke="#fff3c4" stroke-width="2.500" stroke-linecap="round" opacity=".6"/>' +
    '<path d="M28 282q22 12 60 0l-8 14q-22 6-44 0z" fill="#3b143f"/><path d="M58 284v-40l24 34z" fill="#ffe6b0"/><path d="M55 284v-34l-16 28z" fill="#f2b463"/>'
  );
}

/** Morning between green hills. */
function morning(): string {
  const random = randomFrom('morning');
  return (
    downward('sky', [0, '#2f9fd0'], [0.55, '#8bdcdc'], [0.8, '#f3f6c9']) +
    sheet('url(#sky)') +
    glow('sun', 66, 84, 130, '#fffbe0', 0.9) +
    shape(cloud(196, 66, 150) + cloud(4, 132, 96), '#fff', 0.85) +
    shape(hills(random, 236, 92, 5, EDGE, EDGE), '#57b39a') +
    shape(hills(random, 268, 70, 6, EDGE, EDGE), '#2b8f74') +
    downward('near', [0, '#2f9d55'], [1, '#0a4a37']) +
    shape(hills(random, 306, 44, 7, EDGE, EDGE), 'url(#near)') +
    shape(frond(-8, 372, 150, -62, 8) + frond(372, 378, 164, -122, 8), '#06392d') +
    shape(frond(20, 384, 120, -96, 7), '#0d5540')
  );
}

/** Noon under water: three currents, one of them the right one. */
function noon(): string {
  const palette = paletteOf('lagoon');
  const random = randomFrom('noon');
  return (
    downward(
      'sky',
      [0, '#7be6d6'],
      [0.4, palette.sky[2]],
      [0.75, palette.sky[1]],
      [1, palette.sky[0]],
    ) +
    sheet('url(#sky)') +
    shape(rays(70, -70, 20, 6, 640), '#eafff8', 0.17) +
    glow('sun', 70, 0, 210, '#f4fff0', 0.75) +
    shape(karsts(random, EDGE, 120, 4, EDGE), mix(palette.sky[1], palette.ink, 0.3), 0.7) +
    shape(karsts(random, EDGE + 6, 74, 6, EDGE), palette.ink, 0.75) +
    bubbles(random, 20, 0, 20, EDGE, 330, '#eafff8') +
    shape(frond(16, 368, 108, -84, 9) + frond(338, 370, 118, -98, 9), '#0a6b62', 0.95)
  );
}

/** Afternoon above the clouds. */
function afternoon(): string {
  const palette = paletteOf('lavender');
  const random = randomFrom('afternoon');
  return (
    downward('sky', [0, palette.sky[0]], [0.5, palette.sky[1]], [1, palette.sky[2]]) +
    sheet('url(#sky)') +
    glow('sun', 292, 92, 170, '#fff2d8', 0.85) +
    '<circle cx="292" cy="92" r="30" fill="#fff7e4"/>' +
    shape(glints(random, 16, 0, 0, EDGE, 170), '#fff', 0.8) +
    shape(cloudBank(random, 216, 92, EDGE, EDGE), mix(palette.sky[1], '#ffffff', 0.28)) +
    shape(cloudBank(random, 264, 74, EDGE, EDGE), mix(palette.sky[2], palette.sky[1], 0.25)) +
    downward('near', [0, '#fff4fb'], [1, palette.sky[1]]) +
    shape(cloudBank(random, 312, 60, EDGE, EDGE), 'url(#near)')
  );
}

/** Dusk over a town. */
function dusk(): string {
  const palette = paletteOf('dusk');
  const random = randomFrom('dusk town');
  return (
    downward('sky', [0, palette.sky[0]], [0.45, palette.sky[1]], [0.78, palette.sky[2]]) +
    sheet('url(#sky)') +
    shape(dots(random, 40, 0, 0, EDGE, 120, 1.2), palette.light, 0.8) +
    glow('sun', 62, 246, 170, '#ffd38a', 0.95) +
    '<circle cx="62" cy="246" r="44" fill="#ffe9b5"/>' +
    shape(skyline(random, 286, 40, 100, EDGE, EDGE), mix(palette.sky[1], palette.sky[2], 0.35)) +
    shape(skyline(random, 310, 24, 84, EDGE, EDGE), mix(palette.sky[1], palette.ink, 0.4)) +
    shape(windows(random, 4, 250, 352, 60, 0.2), '#ffd98a', 0.85) +
    shape(skyline(random, 340, 10, 46, EDGE, EDGE), palette.ink)
  );
}

/** Night with rising lanterns: only waiting is left. */
function night(): string {
  const random = randomFrom('night sky');
  const lantern = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y})scale(${s})"><circle r="34" fill="url(#lamp)"/><path d="M-15-9q1-13 15-13t15 13l-5 21q-10 4-20 0z" fill="#ffab3d"/><path d="M-15-9q1-13 15-13-9 4-8 34l-2 0z" fill="#ffd27a"/><path d="M0-22q-7 12-4 35M0-22q7 12 4 35" fill="none" stroke="#cf6a1f" stroke-width="1.300" opacity=".7"/><ellipse cy="11.500" rx="10" ry="3.200" fill="#fff4cf"/></g>`;
  return (
    downward('sky', [0, '#060a1f'], [0.5, '#15265a'], [0.85, '#3d5aa0']) +
    sheet('url(#sky)') +
    shape(dots(random, 110, 0, 0, EDGE, 260, 1.3), '#fff8e0', 0.9) +
    glow('moon', 300, 70, 120, '#fff5d8', 0.7) +
    '<circle cx="300" cy="70" r="34" fill="#fff6dc"/><path d="M288 58a8 8 0 1 0 15 2 8 8 0 0 0-15-2zM308 78a6 6 0 1 0 11 1 6 6 0 0 0-11-1z" fill="#d9cda8" opacity=".6"/>' +
    '<radialGradient id="lamp"><stop stop-color="#ffca6b" stop-opacity=".75"/><stop offset="1" stop-color="#ffca6b" stop-opacity="0"/></radialGradient>' +
    lantern(38, 96, 1.15) +
    lantern(72, 196, 0.7) +
    lantern(22, 262, 0.85) +
    lantern(322, 170, 0.8) +
    lantern(344, 268, 1.1) +
    lantern(242, 30, 0.45) +
    shape(hills(random, 322, 46, 6, EDGE, EDGE), '#0d1838') +
    shape(hills(random, 346, 26, 8, EDGE, EDGE), '#070c20')
  );
}

/** One scene per step, from sunrise to night. */
export const backdrops = [dawn, morning, noon, afternoon, dusk, night] as const;
