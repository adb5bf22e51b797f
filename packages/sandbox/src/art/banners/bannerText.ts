import { n } from '../number.ts';
import type { FontName } from '../lettering/fonts.ts';
import { outlineOf } from '../lettering/outline.ts';
import { boxOf, moved, pathData } from '../lettering/path.ts';
import type { BannerDesign, BannerLocale, BannerSkeleton } from './bannerDesign.ts';

/** The typefaces of a banner: of its headline, and of the line below. */
export interface BannerFaces {
  readonly headline: FontName;
  readonly line: FontName;
}

interface PlacedLine {
  readonly path: string;
  readonly top: number;
  readonly bottom: number;
}

/** The text of a banner as outlines, in its place. */
export interface BannerText {
  /** The two lines of the headline. */
  readonly headline: readonly [PlacedLine, PlacedLine];
  readonly line: PlacedLine;
  readonly left: number;
  /** Height of the letters of the headline. */
  readonly size: number;
  /** Position of the small line. */
  readonly base: number;
  readonly lineSize: number;
}

/** Sets one line by its ink height, so that lines of different height have equal spacing. */
function setLine(
  font: FontName,
  text: string,
  { x, baseline, size }: { x: number; baseline: number; size: number },
): PlacedLine {
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

/** Lays the text out in the half of the banner that is left to it. */
export function bannerText(
  { headline, line }: Pick<BannerDesign, 'headline' | 'line'>,
  faces: BannerFaces,
  { locale, shape, height }: { locale: BannerLocale; shape: BannerSkeleton; height: number },
): BannerText {
  const wide = shape === 'wide';
  const isThai = locale === 'th';
  const room = wide ? 272 : 186;
  const [one, two] = headline[locale];
  const widest = Math.max(widthAt100(faces.headline, one), widthAt100(faces.headline, two));
  const size = Math.min((room / widest) * 100, wide ? 62 : 46);
  const lead = size * (isThai ? 1.3 : 1.04);
  const left = wide ? 34 : 20;
  const lineSize = Math.min((room / widthAt100(faces.line, line[locale])) * 100, wide ? 20 : 16);
  const block = lead + size * 0.7 + lineSize * 2.1;
  const first = (height - block) / 2 + size * (isThai ? 0.86 : 0.76);
  const base = first + lead + size * (isThai ? 0.34 : 0.22) + lineSize * 1.3;
  const put = (text: string, baseline: number) =>
    setLine(faces.headline, text, { x: left, baseline, size });
  return {
    headline: [put(one, first), put(two, first + lead)],
    line: setLine(faces.line, line[locale], { x: left + 1, baseline: base, size: lineSize }),
    left,
    size,
    base,
    lineSize,
  };
}

/** The small line under the headline. */
export function smallLine({ line, lineSize }: BannerText, fill: string): string {
  return `<path d="${line.path}" transform="translate(0 ${n(lineSize * 0.25)})" fill="${fill}"/>`;
}
