import { mix } from '../colour.ts';
import { cloud, dots, glints, hills } from '../compositions/scenery.ts';
import { downward, glow, outward, rays } from '../compositions/staging.ts';
import { n } from '../number.ts';
import { bannerExtra, bannerHero, field } from './bannerParts.ts';
import type { BannerScene } from './bannerScene.ts';

/** Cut facets, flood lights and a dragon with a ball, for a brand with sharp corners. */
export const facets: BannerScene = (stage) => {
  const { palette, random, width, height, focus } = stage;
  const lights = [-0.72, -0.24, 0.24, 0.72]
    .map((at) => {
      const x = focus.x + at * height;
      return `M${n(x - 8)} -4h16l${n(-at * 60 + 46)} ${n(height * 0.9)}h-108z`;
    })
    .join('');
  let cuts = '';
  for (let x = -height; x < width; x += 64) {
    const w = 18 + random() * 30;
    cuts += `M${n(x)} ${height}l${n(height * 0.62)} ${-height}h${n(w)}l${n(-height * 0.62)} ${height}z`;
  }
  return {
    back:
      outward('room', [0, palette.sky[2]], [0.55, palette.sky[1]], [1, palette.sky[0]]) +
      field(stage, palette.sky[0]) +
      `<circle cx="${focus.x}" cy="${focus.y}" r="${n(height * 1.25)}" fill="url(#room)"/>` +
      `<path d="${cuts}" fill="${palette.pattern}" opacity=".42"/>` +
      downward('beam', [0, palette.light, 0.5], [1, palette.light, 0]) +
      `<path d="${lights}" fill="url(#beam)"/>` +
      `<path d="M0 ${height - 22}L${width} ${height - 44}V${height}H0z" fill="${mix(palette.sky[0], palette.ink, 0.45)}"/>` +
      `<path d="${glints(random, 14, focus.x - height * 0.8, 8, height * 1.6, height * 0.7)}" fill="${palette.light}" opacity=".9"/>`,
    cast:
      bannerHero(stage, 'dragon', { dx: -0.02, dy: 0, size: 1.08, turn: -4 }) +
      bannerHero(stage, 'football', { dx: 0.44, dy: 0.28, size: 0.44, turn: 10 }) +
      bannerExtra(stage, 'diamond', { dx: -0.58, dy: 0.34, size: 0.8, turn: -12 }) +
      bannerExtra(stage, 'crown', { dx: 0.46, dy: -0.3, size: 0.74, turn: 12 }),
  };
};

/** Fruit in front of a large sun, with a kite in the wind, for a brand of warm paper. */
export const orchard: BannerScene = (stage) => {
  const { palette, random, width, height, focus } = stage;
  return {
    back:
      downward('sky', [0, palette.sky[0]], [0.6, palette.sky[1]], [1, palette.sky[2]]) +
      field(stage, 'url(#sky)') +
      `<path d="${rays(focus.x, focus.y, 20, 7, 760)}" fill="${palette.pattern}" opacity=".5"/>` +
      glow('halo', focus.x, focus.y, height * 0.8, palette.light, 0.7) +
      `<circle cx="${focus.x}" cy="${n(focus.y + height * 0.04)}" r="${n(height * 0.43)}" fill="${palette.body[1]}"/>` +
      `<path d="${cloud(focus.x - height * 0.86, 44, 84)}${cloud(width - 96, 92, 110)}" fill="${palette.light}"/>` +
      `<path d="${hills(random, height - 22, 34, 5, height, width)}" fill="${mix(palette.accent, palette.ink, 0.25)}"/>` +
      `<path d="${dots(random, 26, 0, height - 24, width, 22, 1.6)}" fill="${palette.light}" opacity=".5"/>`,
    cast:
      bannerHero(stage, 'durian', { dx: -0.16, dy: 0.1, size: 0.84, turn: -5 }) +
      bannerHero(stage, 'mango', { dx: 0.36, dy: 0.22, size: 0.56, turn: 8 }) +
      bannerExtra(stage, 'kite', { dx: 0.44, dy: -0.28, size: 1, turn: 12 }) +
      bannerExtra(stage, 'fruit', { dx: -0.6, dy: 0.36, size: 0.8, turn: -8 }),
  };
};
