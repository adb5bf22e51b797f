import { mix } from '../colour.ts';
import {
  bubbles,
  cloud,
  cloudBank,
  dots,
  glints,
  hills,
  leaf,
  skyline,
  windows,
} from '../compositions/scenery.ts';
import { downward, glow, outward, rays, sideways } from '../compositions/staging.ts';
import { n } from '../number.ts';
import { bannerExtra, bannerHero, field } from './bannerParts.ts';
import type { BannerScene } from './bannerScene.ts';

/** A rocket launch over clouds, for new games. */
export const launch: BannerScene = (stage) => {
  const { palette, random, width, height, focus } = stage;
  return {
    back:
      downward('sky', [0, palette.sky[0]], [0.55, palette.sky[1]], [1, palette.sky[2]]) +
      field(stage, 'url(#sky)') +
      `<path d="${rays(focus.x, height + 30, 26, 4, 800)}" fill="${palette.pattern}" opacity=".6"/>` +
      glow('halo', focus.x, focus.y + 20, height * 0.9, palette.light, 0.6) +
      `<path d="${dots(random, 50, 0, 0, width, height * 0.7, 1.5)}${glints(random, 14, 0, 0, width, height * 0.7)}" fill="${palette.light}" opacity=".85"/>` +
      `<path d="${cloudBank(random, height - 16, 70, height, width)}" fill="${mix(palette.sky[2], palette.light, 0.5)}"/>`,
    cast:
      bannerHero(stage, 'robot', { dx: 0.36, dy: 0.12, size: 0.82, turn: 6 }) +
      bannerHero(stage, 'rocket', { dx: -0.34, dy: -0.02, size: 0.86, turn: -8 }) +
      bannerExtra(stage, 'candy', { dx: -0.62, dy: 0.28, size: 0.8, turn: -12 }) +
      bannerExtra(stage, 'diamond', { dx: 0.02, dy: -0.36, size: 0.6, turn: 14 }) +
      bannerExtra(stage, 'fruit', { dx: 0.02, dy: 0.34, size: 0.85 }) +
      `<path d="${cloudBank(random, height - 3, 26, height, width)}" fill="${mix(palette.sky[2], palette.light, 0.82)}"/>`,
  };
};

/** A phone that shows a QR code, around a point. */
export function phoneWithCode(
  x: number,
  y: number,
  h: number,
  ink: string,
  glass: string,
  frame: string,
): string {
  const w = h * 0.52;
  const cell = (w * 0.62) / 11;
  let marks = '';
  for (let row = 0; row < 11; row += 1) {
    for (let column = 0; column < 11; column += 1) {
      const inCorner = (row < 4 && (column < 4 || column > 6)) || (row > 6 && column < 4);
      if (!inCorner && (row * 7 + column * 5 + row * column) % 3 === 0)
        marks += `M${n(column * cell)} ${n(row * cell)}h${n(cell)}v${n(cell)}h${n(-cell)}z`;
    }
  }
  const finder = (cx: number, cy: number) =>
    `<rect x="${n((cx + 0.3) * cell)}" y="${n((cy + 0.3) * cell)}" width="${n(cell * 2.4)}" height="${n(cell * 2.4)}" fill="none" stroke="${ink}" stroke-width="${n(cell * 0.7)}"/><rect x="${n((cx + 1.05) * cell)}" y="${n((cy + 1.05) * cell)}" width="${n(cell * 0.9)}" height="${n(cell * 0.9)}" fill="${ink}"/>`;
  return (
    `<g transform="translate(${n(x)} ${n(y)})rotate(9)translate(${n(-w / 2)} ${n(-h / 2)})">` +
    `<rect x="5" y="7" width="${n(w)}" height="${n(h)}" rx="15" fill="${ink}" opacity=".5"/>` +
    `<rect width="${n(w)}" height="${n(h)}" rx="15" fill="${frame}" stroke="${ink}" stroke-width="3"/>` +
    `<rect x="6" y="6" width="${n(w - 12)}" height="${n(h - 12)}" rx="10" fill="${glass}"/>` +
    `<path d="M6 ${n(h * 0.7)}h${n(w - 12)}V16q0-10-10-10H16Q6 6 6 16z" fill="#fff" opacity=".12"/>` +
    `<rect x="${n(w / 2 - 12)}" y="11" width="24" height="5" rx="2.5" fill="${ink}" opacity=".5"/>` +
    `<g transform="translate(${n(w * 0.19)} ${n(h * 0.2)})"><rect x="-7" y="-7" width="${n(w * 0.62 + 14)}" height="${n(w * 0.62 + 14)}" rx="7" fill="#fff"/><path d="${marks}" fill="${ink}"/>${finder(0, 0)}${finder(8, 0)}${finder(0, 8)}</g>` +
    `<g transform="translate(${n(w / 2)} ${n(h * 0.76)})"><circle r="${n(w * 0.15)}" fill="#21b573" stroke="#fff" stroke-width="3"/><path d="M${n(-w * 0.07)} 0l${n(w * 0.05)} ${n(w * 0.055)} ${n(w * 0.09)} ${n(-w * 0.1)}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g></g>`
  );
}

/** A phone with a QR code, and coins flying to it over the city. */
export const scan: BannerScene = (stage) => {
  const { palette, random, width, height, focus } = stage;
  return {
    back:
      downward('sky', [0, palette.sky[0]], [0.6, palette.sky[1]], [1, palette.sky[2]]) +
      field(stage, 'url(#sky)') +
      glow('halo', focus.x, focus.y, height * 0.85, palette.light, 0.5) +
      [0.36, 0.56, 0.78]
        .map(
          (r) =>
            `<circle cx="${focus.x}" cy="${focus.y}" r="${n(height * r)}" fill="none" stroke="${palette.light}" stroke-width="1.6" opacity="${n(0.75 - r * 0.6)}"/>`,
        )
        .join('') +
      `<path d="${skyline(random, height - 20, 20, 70, height, width)}" fill="${palette.pattern}"/><path d="${windows(random, 0, height - 50, width, 44, 0.14)}" fill="${palette.trim[2]}" opacity=".7"/>`,
    cast:
      bannerHero(stage, 'coins', { dx: 0.36, dy: 0.16, size: 0.72, turn: 6 }) +
      phoneWithCode(
        focus.x - height * 0.12,
        focus.y + 2,
        height * 0.88,
        palette.ink,
        mix(palette.sky[1], palette.light, 0.25),
        mix(palette.body[0], palette.ink, 0.2),
      ) +
      bannerExtra(stage, 'coins', { dx: -0.56, dy: 0.36, size: 0.76, turn: -18 }) +
      bannerExtra(stage, 'diamond', { dx: 0.4, dy: -0.32, size: 0.66, turn: 12 }) +
      `<path d="${glints(random, 12, focus.x - height * 0.7, 10, height * 1.4, height * 0.8)}" fill="${palette.light}"/>`,
  };
};

/** Light beams, a bunting of lamps and a tiger. */
export const arena: BannerScene = (stage) => {
  const { palette, random, width, height, focus } = stage;
  const lamps = Array.from(
    { length: Math.ceil(width / 26) },
    (_, at) =>
      `<circle cx="${at * 26 + 13}" cy="${n(10 + Math.sin(at * 0.55) * 4)}" r="4.4" fill="${palette.light}"/>`,
  ).join('');
  return {
    back:
      outward('room', [0, palette.sky[2]], [0.5, palette.sky[1]], [1, palette.sky[0]]) +
      field(stage, palette.sky[0]) +
      `<circle cx="${focus.x}" cy="${focus.y}" r="${height * 1.3}" fill="url(#room)"/>` +
      `<path d="${rays(focus.x, focus.y, 18, 6, 760, 0.45)}" fill="${palette.pattern}" opacity=".55"/>` +
      downward('beam', [0, palette.light, 0.6], [1, palette.light, 0]) +
      `<path fill="url(#beam)" d="M${focus.x - 150} -10l20 0 130 ${height + 10}h-110zM${focus.x + 130} -10h20l-40 ${height + 10}h-110z"/>` +
      `<path d="${dots(random, 60, 0, 20, width, height - 20, 2.2)}" fill="${palette.trim[2]}" opacity=".8"/>` +
      lamps,
    cast:
      bannerHero(stage, 'tiger', { dx: 0.04, dy: 0.12, size: 1.12, turn: -3 }) +
      bannerExtra(stage, 'sevens', { dx: -0.6, dy: 0.36, size: 1, turn: -12 }) +
      bannerExtra(stage, 'diamond', { dx: 0.56, dy: -0.22, size: 0.8, turn: 14 }) +
      bannerExtra(stage, 'coins', { dx: 0.56, dy: 0.32, size: 1 }),
  };
};

/** Friends on a ride between green hills. */
export const ride: BannerScene = (stage) => {
  const { palette, random, width, height, focus } = stage;
  const road = height - 30;
  return {
    back:
      downward('sky', [0, palette.sky[0]], [0.6, palette.sky[1]], [1, palette.sky[2]]) +
      field(stage, 'url(#sky)') +
      glow('halo', focus.x, focus.y, height * 0.9, palette.light, 0.7) +
      `<path d="${cloud(20, 60, 120)}${cloud(focus.x - 170, 40, 90)}${cloud(width - 110, 76, 120)}" fill="${palette.light}" opacity=".75"/>` +
      `<path d="${hills(random, road - 26, 60, 5, height, width)}" fill="${mix('#3fa34d', palette.sky[2], 0.35)}"/>` +
      `<path d="${hills(random, road + 2, 30, 7, height, width)}" fill="${mix('#1f7a3d', palette.pattern, 0.2)}"/>` +
      `<path d="M0 ${road}h${width}v${height - road}H0z" fill="${mix(palette.ink, palette.sky[1], 0.25)}"/><path d="M0 ${road + 15}h${width}" stroke="${palette.light}" stroke-width="3" stroke-dasharray="26 20" opacity=".8"/>`,
    cast:
      bannerHero(stage, 'tuk-tuk', { dx: 0.1, dy: 0.02, size: 0.86 }) +
      bannerHero(stage, 'panda', { dx: 0.46, dy: 0.22, size: 0.52, turn: 5 }) +
      bannerHero(stage, 'monkey', { dx: -0.4, dy: 0.16, size: 0.54, turn: -6 }) +
      bannerExtra(stage, 'kite', { dx: 0.42, dy: -0.36, size: 0.66, turn: 10 }),
  };
};

/** The deep sea with slanting light: a large fish and smaller animals around it. */
export const deep: BannerScene = (stage) => {
  const { palette, random, width, height, focus } = stage;
  let shafts = '';
  for (let x = -40; x < width; x += 90)
    shafts += `M${n(x + random() * 40)} 0h${n(20 + random() * 26)}l-90 ${height}h-60z`;
  let kelp = '';
  for (let x = 0; x < width; x += 22)
    kelp += leaf(x, height + 8, 40 + random() * 60, -90 + (random() - 0.5) * 40, 0.1);
  return {
    back:
      downward(
        'sky',
        [0, mix(palette.sky[2], palette.light, 0.3)],
        [0.45, palette.sky[1]],
        [1, palette.sky[0]],
      ) +
      field(stage, 'url(#sky)') +
      downward('shaft', [0, palette.light, 0.45], [1, palette.light, 0]) +
      `<path d="${shafts}" fill="url(#shaft)"/>` +
      `<path d="${hills(random, height - 20, 60, 4, height, width)}" fill="${mix(palette.pattern, palette.sky[0], 0.4)}"/>` +
      glow('halo', focus.x, focus.y, height * 0.8, palette.light, 0.5),
    cast:
      bannerHero(stage, 'fish', { dx: 0.02, dy: 0.02, size: 1.06, turn: -6 }) +
      `<path d="${kelp}" fill="${palette.ink}" opacity=".8"/>` +
      bannerHero(stage, 'crab', { dx: 0.5, dy: 0.3, size: 0.5, turn: 6 }) +
      bannerExtra(stage, 'turtle', { dx: -0.6, dy: -0.26, size: 0.7 }) +
      bannerExtra(stage, 'treasure', { dx: -0.5, dy: 0.34, size: 1 }) +
      bubbles(random, 22, focus.x - height * 0.8, 10, height * 1.6, height - 20, palette.light),
  };
};

/** Darkens the side with the text. */
export function wordShade(width: number, height: number, colour: string, reach: number): string {
  return `${sideways('words', [0, colour, 0.9], [0.55, colour, 0.66], [1, colour, 0])}<path fill="url(#words)" d="M0 0h${n(width * reach)}v${height}H0z"/>`;
}
