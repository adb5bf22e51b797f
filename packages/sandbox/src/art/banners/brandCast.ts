import { type Place, crowd, figure } from '../heroes/heroScene.ts';
import type { Palette } from '../scene.ts';
import type { BannerStage } from './bannerScene.ts';
import { phoneWithCode } from './scenes.ts';
import { mix } from '../colour.ts';

/** Position relative to the focus, as shares of the stage's height; the size as a share of the usual figure. */
interface Spot {
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
  /** Degrees. @default 0 */
  readonly turn?: number;
}

/** Who is in the picture of a brand: one figure, and small companions. */
export interface BrandCast<Tint extends string> {
  /** A motif, or `phone` for a phone with a QR code. */
  readonly hero: string;
  readonly variant?: 0 | 1 | 2;
  /** @default in the middle */
  readonly spot?: Partial<Spot>;
  readonly small: readonly (readonly [motif: string, spot: Spot])[];
  readonly tint: Tint;
}

function placeOf(stage: BannerStage, { dx, dy, size, turn }: Spot, box: number): Place {
  return {
    x: stage.focus.x + dx * stage.height,
    y: stage.focus.y + dy * stage.height,
    size: box * size,
    ...(turn !== undefined && { turn }),
  };
}

/** The figure of the picture. */
export function castHero<Tint extends string>(
  stage: BannerStage,
  { hero, variant = 0, spot }: BrandCast<Tint>,
  palette: Palette,
  more = '',
): string {
  const place = placeOf(stage, { dx: 0, dy: 0, size: 1, ...spot }, 400 * stage.scale);
  if (hero !== 'phone') return figure(hero, palette, variant, place, more);
  const glass = mix(palette.sky[1], palette.light, 0.2);
  return `<g${more}>${phoneWithCode(place.x, place.y, 375 * stage.scale, palette.ink, glass, palette.body[0])}</g>`;
}

/** The companions, in their simple form, clear of the text. */
export function castSmall<Tint extends string>(
  stage: BannerStage,
  { small }: BrandCast<Tint>,
  palette: Palette,
): string {
  return small
    .map(([motif, spot]) => {
      const place = placeOf(stage, spot, 160 * stage.scale);
      return crowd(motif, palette, [
        { ...place, x: Math.max(place.x, stage.clear + place.size * 0.6) },
      ]);
    })
    .join('');
}
