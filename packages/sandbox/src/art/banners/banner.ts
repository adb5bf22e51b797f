import { mix } from '../colour.ts';
import { n } from '../number.ts';
import { stroke, upright } from '../lettering/lettering.ts';
import { outlineOf } from '../lettering/outline.ts';
import { boxOf, moved, pathData } from '../lettering/path.ts';
import type { FontName } from '../lettering/fonts.ts';
import { paletteOf } from '../palettes.ts';
import { randomFrom } from '../random.ts';
import type { BannerDesign, BannerLocale, BannerSkeleton } from './bannerDesign.ts';
import { brandDesigns } from './brandDesigns.ts';
import { promotionDesigns } from './promotionDesigns.ts';
import { arena, deep, ride, scan, wordShade } from './scenes.ts';

/** The banners of the home page. */
const designs = {
  'new-games': brandDesigns['new-games'],
  'qr-deposit': {
    palette: 'lagoon',
    face: 'kanit',
    scene: scan,
    headline: { th: ['ฝากด้วย QR', 'ในหนึ่งนาที'], en: ['Deposit by QR', 'in a minute'] },
    line: { th: 'สแกนได้จากทุกแอปธนาคาร', en: 'Scan it with any Thai bank app' },
  },
  tournament: {
    palette: 'forge',
    face: 'bangers',
    scene: arena,
    headline: { th: ['ทัวร์นาเมนต์', 'สล็อตเดือนนี้'], en: ['Slot tournament', 'of the month'] },
    line: { th: 'ดูตารางคะแนนได้ตลอดเวลา', en: 'Follow the table as it moves' },
  },
  'invite-friends': {
    palette: 'dusk',
    face: 'lilita',
    scene: ride,
    headline: { th: ['ชวนเพื่อน', 'มาเล่นด้วยกัน'], en: ['Bring a friend', 'along'] },
    line: { th: 'ดูรายได้แนะนำเพื่อนได้ทุกวัน', en: 'See your referral income daily' },
  },
  'fishing-season': {
    palette: 'kickoff',
    face: 'righteous',
    scene: deep,
    headline: { th: ['เข้าฤดู', 'ยิงปลาแล้ว'], en: ['Fishing', 'season'] },
    line: { th: 'รวมเกมยิงปลาจากทุกค่าย', en: 'All the fishing games in one place' },
  },
} as const satisfies Record<string, BannerDesign>;

export type BannerId = keyof typeof designs;

/** The banners of the home page, in order. */
export const bannerIds = Object.keys(designs) as readonly BannerId[];

const allDesigns = { ...designs, ...brandDesigns, ...promotionDesigns };

export type PictureId = keyof typeof allDesigns;

/** The banners of the home page and the pictures of promotions and events. */
export const pictureIds = Object.keys(allDesigns) as readonly PictureId[];

/** In units of the drawing; the output has twice as many pixels. */
const SIZES = { wide: [600, 240], phone: [375, 210], home: [375, 281] } as const;

/** Middle and size of the figure, which stays clear of the text. */
const FIGURES = {
  wide: { focus: { x: 456, y: 118 }, scale: 0.56 },
  phone: { focus: { x: 292, y: 104 }, scale: 0.45 },
  home: { focus: { x: 290, y: 142 }, scale: 0.46 },
} as const;

interface Placed {
  path: string;
  bottom: number;
  top: number;
}

/** Sets one line by its ink height, so that lines of different height have equal spacing. */
function setLine(font: FontName, text: string, x: number, baseline: number, size: number): Placed {
  const outline = outlineOf(font, text, 1);
  const left = boxOf(outline).x;
  const scale = size / 100;
  const placed = moved(outline, (px, py) => [x + (px - left) * scale, baseline + py * scale]);
  const box = boxOf(placed);
  return { path: pathData(placed), top: box.y, bottom: box.y + box.h };
}

function widthAt100(font: FontName, text: string): number {
  return boxOf(outlineOf(font, text, 1)).w;
}

/** The text of the banner as one line, for screen readers. */
export function bannerAlt(id: PictureId, locale: BannerLocale): string {
  const design: BannerDesign = allDesigns[id];
  const [first, second] = design.headline[locale];
  // Thai has no spaces between words, but a Latin word in it has.
  const gap = locale === 'th' && !/[a-z]$/i.test(first) ? '' : ' ';
  return `${first}${gap}${second} ${design.line[locale]}`;
}

/** The placeholder colour of a banner until its image has loaded, #rrggbb. */
export function bannerColour(id: PictureId): string {
  const { sky, ink } = paletteOf(allDesigns[id].palette);
  return mix(sky[1], ink, 0.3);
}

/** Draws a picture as a complete SVG document. The headline is outlines, not text. */
export function banner(
  id: PictureId,
  locale: BannerLocale,
  shape: BannerSkeleton = 'wide',
): string {
  const design: BannerDesign = allDesigns[id];
  const palette = paletteOf(design.palette);
  const wide = shape === 'wide';
  const [width, height] = SIZES[shape];
  const face = locale === 'th' ? 'kanitThai' : design.face;
  const room = wide ? 272 : 186;
  const widest = Math.max(...design.headline[locale].map((text) => widthAt100(face, text)));
  const size = Math.min((room / widest) * 100, wide ? 62 : 46);
  const lead = size * (locale === 'th' ? 1.3 : 1.04);
  const left = wide ? 34 : 20;
  const lineSize = Math.min(
    (room / widthAt100('kanitText', design.line[locale])) * 100,
    wide ? 20 : 16,
  );
  const block = lead * (design.headline[locale].length - 1) + size * 0.7 + lineSize * 2.1;
  const first = (height - block) / 2 + size * (locale === 'th' ? 0.86 : 0.76);
  const lines = design.headline[locale].map((text, at) =>
    setLine(face, text, left, first + lead * at, size),
  );
  const top = Math.min(...lines.map((line) => line.top));
  const bottom = Math.max(...lines.map((line) => line.bottom));
  const base =
    first + lead * (lines.length - 1) + size * (locale === 'th' ? 0.34 : 0.22) + lineSize * 1.3;
  const line = setLine('kanitText', design.line[locale], left + 1, base, lineSize);
  const scene = design.scene({
    palette,
    random: randomFrom(id),
    width,
    height,
    clear: wide ? 314 : 210,
    ...FIGURES[shape],
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">` +
    scene.back +
    wordShade(width, height, palette.ink, wide ? 0.66 : 0.74) +
    scene.cast +
    `<defs><path id="t" d="${lines.map((each) => each.path).join('')}"/>${upright(
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
    `<path d="${line.path}" transform="translate(0 ${n(lineSize * 0.25)})" fill="#fff"/>` +
    '</svg>'
  );
}
