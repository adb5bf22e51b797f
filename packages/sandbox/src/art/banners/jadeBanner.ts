import { mix } from '../colour.ts';
import { n } from '../number.ts';
import { paletteOf } from '../palettes.ts';
import type { Palette } from '../scene.ts';
import type { PictureId } from './pictures.ts';
import type { BannerDesign, BannerLocale, BannerSkeleton } from './bannerDesign.ts';
import type { BannerStage } from './bannerScene.ts';
import { bannerText, smallLine } from './bannerText.ts';
import { castHero, castSmall } from './brandCast.ts';
import { type JadeTint, jadeCasts } from './jadeCasts.ts';

/** Also the placeholder. */
export const jadeColour = '#040d0a';
const INK = '#03100c';
const PAPER = '#f2fff9';

/** Dark, middle and bright tone of the frame, and the body of the figure in it. */
const TINTS: Readonly<
  Record<JadeTint, { tone: readonly [string, string, string]; body: Palette['body'] }>
> = {
  mint: { tone: ['#074333', '#0f7a5b', '#2ce6a6'], body: ['#c8641a', '#ffab3d', '#fff0cf'] },
  amber: { tone: ['#4a2a05', '#9a5a0a', '#ffb52e'], body: ['#b4470f', '#ff8a2b', '#ffe3b8'] },
  red: { tone: ['#47101c', '#9c1f35', '#ff5a6e'], body: ['#8f101d', '#ff4b5c', '#ffd3c4'] },
  cyan: { tone: ['#063a4c', '#0c7390', '#3fd8ff'], body: ['#c2410f', '#ff8b3d', '#ffe7c4'] },
  lime: { tone: ['#23400a', '#528a12', '#b6f03a'], body: ['#a9500d', '#f5a528', '#fff1bd'] },
};

/** Flat shards of one hue. */
function shards(list: readonly (readonly [d: string, fill: string])[]): string {
  return list.map(([d, fill]) => `<path d="${d}" fill="${fill}"/>`).join('');
}

/** Lines of a floor that meet far behind. */
function floorLines({ width, height }: BannerStage): string {
  const from = height * 0.8;
  const eye = width * 0.3;
  let path = '';
  for (let at = -6; at <= 10; at += 1)
    path += `M${n(eye + at * 16)} ${n(from)}L${n(eye + at * 96)} ${height}`;
  for (let at = 0, y = from; y < height; at += 1, y += 4 + at * 4) path += `M0 ${n(y)}h${width}`;
  return path;
}

/** Flat shards with a hard, slanted crop: jade. */
export function jadeBanner(
  id: PictureId,
  design: BannerDesign,
  stage: BannerStage,
  { locale, shape }: { locale: BannerLocale; shape: BannerSkeleton },
): string {
  const { width: w, height: h, clear, focus } = stage;
  const cast = jadeCasts[id];
  const { tone, body } = TINTS[cast.tint];
  const palette: Palette = {
    ...paletteOf('jade'),
    body,
    trim: [mix(tone[0], INK, 0.3), tone[2], mix(tone[2], '#ffffff', 0.6)],
    sky: tone,
    accent: cast.tint === 'red' ? '#ffd447' : '#ff4b5c',
    ink: INK,
    pattern: tone[1],
  };
  const slant = h * 0.26;
  const edge = clear + (shape === 'wide' ? 16 : 8);
  /** A slanted band: its left edge, and its width. */
  const band = (x: number, wide: number) =>
    `M${n(x + slant)} 0h${n(wide)}L${n(x + wide)} ${h}h${n(-wide)}z`;
  const text = bannerText(
    design,
    { headline: 'petch', line: 'petchText' },
    { locale, shape, height: h },
  );
  const [one, two] = text.headline;
  const bar = text.size * 0.9;
  return (
    `<path d="M0 0h${w}v${h}H0z" fill="${jadeColour}"/>` +
    shards([
      [`M0 0H${n(w * 0.42)}L${n(w * 0.16)} ${h}H0z`, '#06150f'],
      [`M${n(w * 0.2)} 0H${n(w * 0.56)}L${n(w * 0.34)} ${n(h * 0.62)}z`, '#08201a'],
      [`M0 ${n(h * 0.7)}L${n(w * 0.5)} ${h}H0z`, mix(tone[0], jadeColour, 0.55)],
    ]) +
    `<path d="${floorLines(stage)}" stroke="${tone[2]}" stroke-width=".8" fill="none" opacity=".2"/>` +
    `<clipPath id="crop"><path d="${band(edge, w)}"/></clipPath><g clip-path="url(#crop)">` +
    `<path d="M0 0h${w}v${h}H0z" fill="${tone[0]}"/>` +
    shards([
      [`M${n(edge)} 0H${n(focus.x + 30)}L${n(edge - 20)} ${n(h * 0.8)}z`, tone[1]],
      [
        `M${n(focus.x)} 0H${w}V${n(h * 0.36)}L${n(focus.x + 20)} ${n(h * 0.56)}z`,
        mix(tone[1], tone[2], 0.3),
      ],
      [`M${w} ${n(h * 0.3)}V${h}H${n(focus.x + 40)}z`, mix(tone[0], tone[1], 0.6)],
      [
        `M${n(edge - 30)} ${h}L${n(focus.x)} ${n(h * 0.46)}L${n(focus.x + 60)} ${h}z`,
        mix(tone[0], INK, 0.35),
      ],
    ]) +
    castHero(stage, cast, palette) +
    '</g>' +
    `<path d="${band(edge - 5, 5)}" fill="${tone[2]}"/><path d="${band(edge - 14, 2.5)}" fill="${tone[2]}" opacity=".5"/>` +
    castSmall(stage, cast, palette) +
    `<path d="${one.path}" fill="${PAPER}"/><path d="${two.path}" fill="${tone[2]}"/>` +
    `<path d="M${text.left + 3} ${n(text.base - text.lineSize * 1.42)}h${n(bar)}l-3 4h${n(-bar)}z" fill="${PAPER}" opacity=".8"/>` +
    smallLine(text, PAPER)
  );
}
