import { shadow } from '../heroes/heroScene.ts';
import { n } from '../number.ts';
import { paletteOf } from '../palettes.ts';
import { CREAM, NAVY, SAND, VERMILION, paperCloud, paperDisc, paperWaves } from '../paperCut.ts';
import type { Palette } from '../scene.ts';
import type { PictureId } from './pictures.ts';
import type { BannerDesign, BannerLocale, BannerSkeleton } from './bannerDesign.ts';
import type { BannerStage } from './bannerScene.ts';
import { bannerText, smallLine } from './bannerText.ts';
import { castHero, castSmall } from './brandCast.ts';
import { type SiamTint, siamCasts } from './siamCasts.ts';

/** Also the placeholder. */
export const siamColour = SAND;

const BLUE: Palette['trim'] = ['#1d3a78', '#2f5fb5', '#8fb6ea'];
const RED: Palette['body'] = ['#86130f', '#d62a20', '#ff7a4c'];
const GOLD: Palette['trim'] = ['#8a4f0e', '#e3a12b', '#ffe596'];

/** The two sheets of the sun, the waves from behind to front, and the paper of the figure. */
const TINTS: Readonly<
  Record<
    SiamTint,
    {
      sun: readonly [string, string];
      waves: readonly [string, string, string];
      body: Palette['body'];
      trim: Palette['trim'];
    }
  >
> = {
  vermilion: {
    sun: [VERMILION[1], VERMILION[2]],
    waves: [NAVY[2], NAVY[1], VERMILION[1]],
    body: GOLD,
    trim: BLUE,
  },
  navy: {
    sun: [NAVY[1], NAVY[2]],
    waves: [VERMILION[2], VERMILION[1], NAVY[0]],
    body: RED,
    trim: GOLD,
  },
  gold: {
    sun: ['#d8921e', '#f0b840'],
    waves: [NAVY[2], VERMILION[1], NAVY[0]],
    body: RED,
    trim: BLUE,
  },
  teal: {
    sun: ['#0f6b66', '#2d928a'],
    waves: ['#f0b840', VERMILION[1], '#0b4f4c'],
    body: RED,
    trim: GOLD,
  },
};

/** Sheets of cut paper, each with its shadow: siam. */
export function siamBanner(
  id: PictureId,
  design: BannerDesign,
  stage: BannerStage,
  { locale, shape }: { locale: BannerLocale; shape: BannerSkeleton },
): string {
  const { width, height, clear } = stage;
  // On plain paper a figure that touches the text would hide it: smaller and farther right than in other brands.
  const focus = { x: stage.focus.x + height * 0.07, y: stage.focus.y - height * 0.01 };
  const place: BannerStage = { ...stage, focus, scale: stage.scale * 0.9 };
  const cast = siamCasts[id];
  const { sun, waves, body, trim } = TINTS[cast.tint];
  const palette: Palette = {
    ...paletteOf('paper'),
    body,
    trim,
    ink: NAVY[0],
    accent: trim === GOLD ? NAVY[1] : VERMILION[1],
    light: CREAM,
  };
  const text = bannerText(
    design,
    { headline: 'trirong', line: 'trirongText' },
    { locale, shape, height: height - 30 },
  );
  const [one, two] = text.headline;
  const sheet = (d: string, fill: string) => `<path d="${d}" fill="${fill}" filter="url(#cut)"/>`;
  // The text stands on plain paper, above the waves.
  const wave = (at: 0 | 1 | 2, step: number, shift: number) =>
    sheet(paperWaves(height - [26, 15, 5][at]!, { width, height }, step, shift), waves[at]);
  const r = stage.scale * 178;
  return (
    shadow('cut', '#5a2a10', 2.5, 0.3) +
    `<path d="M0 0h${width}v${height}H0z" fill="${SAND}"/><path d="M0 0h${width}v${n(height * 0.5)}H0z" fill="#fbf3e0"/>` +
    sheet(paperDisc(focus.x, focus.y, r), sun[0]) +
    sheet(paperDisc(focus.x, focus.y, r * 0.8), sun[1]) +
    sheet(paperCloud(clear - 18, height * 0.2, height * 0.24), CREAM) +
    sheet(paperCloud(width - height * 0.3, height * 0.5, height * 0.3), CREAM) +
    wave(0, 62, 10) +
    castHero(place, cast, palette, ' filter="url(#cut)"') +
    `<g filter="url(#cut)">${castSmall(place, cast, palette)}</g>` +
    wave(1, 54, -16) +
    wave(2, 66, -40) +
    `<path d="${one.path}" fill="${NAVY[0]}"/><path d="${two.path}" fill="${VERMILION[0]}"/>` +
    `<path d="M${text.left} ${n(text.base - text.lineSize * 1.25)}h${n(text.size * 0.9)}" stroke="${VERMILION[1]}" stroke-width="2"/>` +
    smallLine(text, NAVY[0])
  );
}
