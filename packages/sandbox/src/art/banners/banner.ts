import { mix } from '../colour.ts';
import { n } from '../number.ts';
import { stroke, upright } from '../lettering/lettering.ts';
import { paletteOf } from '../palettes.ts';
import { randomFrom } from '../random.ts';
import type { BannerDesign, BannerLocale, BannerSkeleton } from './bannerDesign.ts';
import { bannerText, smallLine } from './bannerText.ts';
import type { BannerBrand } from './bannerBrand.ts';
import type { BannerStage } from './bannerScene.ts';
import { jadeBanner, jadeColour } from './jadeBanner.ts';
import { siamBanner, siamColour } from './siamBanner.ts';
import { type PictureId, allDesigns } from './pictures.ts';
import { wordShade } from './scenes.ts';

/** In units of the drawing; the output has twice as many pixels. */
const SIZES = { wide: [600, 240], phone: [375, 210], home: [375, 281] } as const;

/** Middle and size of the figure, which stays clear of the text. */
const FIGURES = {
  wide: { focus: { x: 456, y: 118 }, scale: 0.56 },
  phone: { focus: { x: 292, y: 104 }, scale: 0.45 },
  home: { focus: { x: 290, y: 142 }, scale: 0.46 },
} as const;

/** The text of the banner as one line, for screen readers. */
export function bannerAlt(id: PictureId, locale: BannerLocale): string {
  const design = allDesigns[id];
  const [first, second] = design.headline[locale];
  // Thai has no spaces between words, but a Latin word in it has.
  const gap = locale === 'th' && !/[a-z]$/i.test(first) ? '' : ' ';
  return `${first}${gap}${second} ${design.line[locale]}`;
}

/** The placeholder colour of a banner until its image has loaded, #rrggbb. */
export function bannerColour(id: PictureId, brand?: BannerBrand): string {
  if (brand === 'jade') return jadeColour;
  if (brand === 'siam') return siamColour;
  const { sky, ink } = paletteOf(allDesigns[id].palette);
  return mix(sky[1], ink, 0.3);
}

/** The picture of every brand that has no style of its own: a scene in its colours, with glowing letters over a shade. */
function sceneBanner(
  design: BannerDesign,
  stage: BannerStage,
  { locale, shape }: { locale: BannerLocale; shape: BannerSkeleton },
): string {
  const { palette, width, height } = stage;
  const headline = locale === 'th' ? 'kanitThai' : design.face;
  const text = bannerText(design, { headline, line: 'kanitText' }, { locale, shape, height });
  const { size, left, base, lineSize } = text;
  const top = Math.min(...text.headline.map((line) => line.top));
  const bottom = Math.max(...text.headline.map((line) => line.bottom));
  const scene = design.scene(stage);
  return (
    scene.back +
    wordShade(width, height, palette.ink, shape === 'wide' ? 0.66 : 0.74) +
    scene.cast +
    `<defs><path id="t" d="${text.headline.map((each) => each.path).join('')}"/>${upright(
      't-f',
      { x: 0, y: top, w: 1, h: bottom - top },
      [
        [0, '#ffffff'],
        [0.5, palette.light],
        [1, palette.trim[2]],
      ],
    )}</defs>` +
    stroke(palette.ink, size * 0.16, ` transform="translate(0 ${n(size * 0.05)})"`) +
    stroke(mix(palette.body[0], palette.ink, 0.35), size * 0.1) +
    '<use href="#t" fill="url(#t-f)"/>' +
    `<path d="M${left} ${n(base - lineSize * 1.25)}h${n(size * 0.9)}" stroke="${palette.accent}" stroke-width="3" stroke-linecap="round"/>` +
    smallLine(text, '#fff')
  );
}

/**
 * Draws a picture as a complete SVG document, in the style of the brand if it has one. The headline is outlines, not text.
 */
export function banner(
  id: PictureId,
  locale: BannerLocale,
  shape: BannerSkeleton = 'wide',
  brand?: BannerBrand,
): string {
  const design = allDesigns[id];
  const [width, height] = SIZES[shape];
  const stage: BannerStage = {
    palette: paletteOf(design.palette),
    random: randomFrom(id),
    width,
    height,
    clear: shape === 'wide' ? 314 : 210,
    ...FIGURES[shape],
  };
  const draw = { jade: jadeBanner, siam: siamBanner };
  const drawn = brand
    ? draw[brand](id, design, stage, { locale, shape })
    : sceneBanner(design, stage, { locale, shape });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">${drawn}</svg>`;
}
